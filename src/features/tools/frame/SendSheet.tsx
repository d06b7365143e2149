// The sale form with a tool's result as its message, which the visitor can review, edit or clear before sending.
import SaleForm from '../../leads/SaleForm.tsx';
import type { Sheet } from '../../leads/sheet.ts';
import { ConflictDisclosure } from './ConflictDisclosure.tsx';

const SendSheet = ({ content }: { content: Sheet }) => (
  <SaleForm page={location.pathname} sheet={content}>
    <ConflictDisclosure />
  </SaleForm>
);
export default SendSheet;
