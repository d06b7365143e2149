import { type Environment, readEnvironment, type VariableName } from '../../src/shared/environment.ts';

let lastLogged = '';

/** That variables are wrong, for the health check and the alert; their names are in the functions' log. */
export function environmentProblems(): string[] {
  const { length } = readEnvironment(process.env).wrong;
  return length > 0 ? [`${length} environment ${length === 1 ? 'variable is' : 'variables are'} wrong.`] : [];
}

/**
 * The variables of this function. A wrong one stops the build already; one that only the functions see is named in
 * their log and left out, because no lead may be lost over it.
 */
export function environment(): Environment {
  const { values, wrong } = readEnvironment(process.env);
  const problems = wrong.join(' ');
  if (problems && problems !== lastLogged) console.error(`Configuration: ${problems}`);
  lastLogged = problems;
  return values;
}

/** Whether the variable is set, validly or not. */
export const isSet = (name: VariableName): boolean => Boolean(process.env[name]?.trim());
