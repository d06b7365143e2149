import { announced } from './announced.ts';

/** `client:consent`: when a choice is wanted: after a while without one, or when "Cookie choices" is pressed. */
export default announced('consent-wanted');
