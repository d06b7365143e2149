import type { AstroIntegration } from 'astro';

/** Custom client directives: an island's code is fetched only when needed. */
export function hydrationDirectives(): AstroIntegration {
  const entrypoint = (name: string) => new URL(`./${name}.ts`, import.meta.url).pathname;
  return {
    name: 'hydration-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['touch', 'event', 'query']) addClientDirective({ name, entrypoint: entrypoint(name) });
      },
    },
  };
}
