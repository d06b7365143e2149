import { announced } from './announced.ts';

/** `client:exit`: when a visitor seems to leave and may be made the offer. */
export default announced('exit-intent');
