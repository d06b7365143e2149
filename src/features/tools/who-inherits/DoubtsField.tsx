// What lies beyond the tool, to be checked where it holds.
import { type Doubt, doubts } from '../../law/family.ts';
import { doubtWords } from './words.ts';

interface Props {
  /** As it stands in the address, with dots between them. */
  text: string;
  set: (text: string) => void;
}

export function DoubtsField({ text, set }: Props) {
  const chosen = text.split('.');
  const toggle = (doubt: Doubt) => set(doubts.filter((one) => (one === doubt) !== chosen.includes(one)).join('.'));
  return (
    <div className="doubts">
      {doubts.map((doubt) => (
        <label key={doubt} className="check">
          <input type="checkbox" checked={chosen.includes(doubt)} onChange={() => toggle(doubt)} />
          <span>{doubtWords[doubt].label}</span>
        </label>
      ))}
    </div>
  );
}
