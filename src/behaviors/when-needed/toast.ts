import { announced } from './announced.ts';

/** `client:toast`: with the first toast, which the toast store announces. */
export default announced('toast');
