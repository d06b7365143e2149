// How soon we promise to answer.
import { claims } from '../../site.ts';

/** " within 24 hours", in the toasts' words; nothing where no time is promised. */
export const withinResponseTime = claims['response-time'] ? ` within ${claims['response-time']}` : '';
/** The same beside office hours of five days: " within 24 hours on working days". */
export const withinWorkingDays = withinResponseTime && `${withinResponseTime} on working days`;
