import type { AstroIntegration } from 'astro';
import { wrongVariables } from '../shared/environment.build.ts';

/** Stops a build whose variables are wrong. */
export function environmentCheck(): AstroIntegration {
  return {
    name: 'environment-check',
    hooks: {
      'astro:build:start': () => {
        if (wrongVariables[0]) throw new Error(wrongVariables[0]);
      },
    },
  };
}
