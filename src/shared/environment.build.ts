import { readEnvironment } from './environment.ts';

/** The variables of this build; `invalidVariables` lists the invalid ones. */
export const { values: environment, wrong: invalidVariables } = readEnvironment(process.env);
