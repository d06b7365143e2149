import { type State, toolKeys } from '../law/address-state.ts';

/** The keys of every tool: a link from one of them carries over its answers. */
export const planKeys = [...new Set([...Object.values(toolKeys).flat(), 'county' as const])];
export type PlanAnswers = State<(typeof planKeys)[number]>;
