import { calendarKeys, type State, type StateKey, toolKeys } from '../law/address-state.ts';

/** The keys of every tool: a link from one of them carries over its answers. */
export const planKeys = [...new Set([...Object.values(toolKeys).flat(), 'county' as const])];
export type PlanAnswers = State<(typeof planKeys)[number]>;

/** Without the keys of the calendar file, which say nothing about the estate. */
export const answerKeys = planKeys.filter((key: StateKey) => !(calendarKeys as readonly StateKey[]).includes(key));
