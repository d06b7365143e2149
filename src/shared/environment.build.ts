import { readEnvironment } from './environment.ts';

/** The variables of this build; `wrongVariables` lists the invalid ones. */
export const { values: environment, wrong: wrongVariables } = readEnvironment(process.env);
