import type { AstroIntegration } from 'astro';
import { invalidVariables } from '../shared/environment.build.ts';

/** Stops a build whose variables are wrong. */
export function environmentCheck(): AstroIntegration {
  return {
    name: 'environment-check',
    hooks: {
      'astro:build:start': () => {
        if (invalidVariables[0]) throw new Error(invalidVariables[0]);
      },
    },
  };
}
