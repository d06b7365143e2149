// The sale form with a tool's result as its message, which the visitor can review, edit or clear before sending.
import { site } from '../../../site.ts';
import SaleForm from '../../leads/SaleForm.tsx';
import type { Sheet } from '../../leads/sheet.ts';
import { ConflictDisclosure } from './ConflictDisclosure.tsx';

export default function SendSheet({ content, close }: { content: Sheet; close: () => void }) {
  return (
    <>
      <p>
        This goes to {site.agent}, a real-estate agent with {site.brokerage}, not an attorney. Nothing is sent until you
        press the button at its end. Your sheet is in the last field: read it, and take out what you do not want to
        send.
      </p>
      <SaleForm page={location.pathname} sheet={content}>
        <ConflictDisclosure />
      </SaleForm>
      <button type="button" className="button quiet" onClick={close}>
        Do not send it
      </button>
    </>
  );
}
