import { readEnvironment } from './environment.ts';

/** The variables of this build; `wrongVariables` says which of them cannot be read. */
export const { values: environment, wrong: wrongVariables } = readEnvironment(process.env);
