import { type Environment, readEnvironment } from '../../src/domain/environment.ts';

let told = '';

/**
 * The variables of this function. A wrong one stops the build already; one that only the functions see is named in their
 * log and left out, because no lead may be lost over it.
 */
export function environment(): Environment {
  const { values, wrong } = readEnvironment(process.env);
  if (wrong.length > 0 && wrong.join() !== told) {
    told = wrong.join();
    console.error(`Configuration: ${wrong.join(' ')}`);
  }
  return values;
}
