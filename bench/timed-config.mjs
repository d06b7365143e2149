// The site's own configuration, with each integration's hooks timed: one line a hook that took long enough to matter.
import config from '../astro.config.mjs';

const timed = (name, hook, run) => async (options) => {
  const start = performance.now();
  await run(options);
  const took = Math.round(performance.now() - start);
  if (took >= 50) console.log(`hook ${name} ${hook} ${took}`);
};

export default {
  ...config,
  integrations: config.integrations.map((integration) => ({
    ...integration,
    hooks: Object.fromEntries(
      Object.entries(integration.hooks).map(([hook, run]) => [
        hook,
        hook.startsWith('astro:build') ? timed(integration.name, hook, run) : run,
      ]),
    ),
  })),
};
