// The site's own configuration, with the processor's time of each integration's hooks: one line a hook that took long
// enough to matter.
import config from '../astro.config.mjs';

const timed = (name, hook, run) => async (options) => {
  const start = process.cpuUsage();
  await run(options);
  const { user, system } = process.cpuUsage(start);
  const took = Math.round((user + system) / 1000);
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
