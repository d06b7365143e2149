// Beside a button that sends a result to the agent: our interest in a sale. The full disclosure is below the tool.
import { site } from '../../../site.ts';

export const ConflictDisclosure = () => (
  <p>
    {site.brokerage} may be paid a commission if you list a house with {site.agent}, and {site.agent} may profit if you
    sell to us or to a buyer we name. So we are not neutral about a sale. You can use all of this page without us, and
    you may say no to anything we suggest.
  </p>
);
