// A tool about the house: its result can be sent to the agent, by one press and the sale form's own button.
import type { ComponentProps } from 'react';
import { site } from '../../../site.ts';
import type { State } from '../../law/address-state.ts';
import type { Sheet } from '../../leads/sheet.ts';
import { ConflictDisclosure } from './ConflictDisclosure.tsx';
import { ToolFrame, type ToolResult } from './ToolFrame.tsx';
import { useSendPanel } from './use-send-panel.tsx';

/** What such a tool computes. */
export interface HouseToolResult extends Omit<ToolResult, 'offer'> {
  /** What the visitor may send of the result. */
  sheet?: Sheet;
}

interface Props extends Omit<ComponentProps<typeof ToolFrame>, 'solve'> {
  solve: (state: State) => HouseToolResult;
}

export function HouseTool({ solve, ...frame }: Props) {
  const { tool } = frame;
  const send = useSendPanel<Sheet>(
    tool,
    `Send this to ${site.agent}`,
    'Nothing is sent until you press the button at its end. Your sheet is in the last field: read it, and take out what you do not want to send.',
    () => import('./SendSheet.tsx'),
  );
  const solveWithOffer = (state: State): ToolResult => {
    const { sheet, ...outcome } = solve(state);
    const offer = sheet && (
      <section className="tool-offer no-print" aria-labelledby={`${tool}-offer`}>
        <h3 id={`${tool}-offer`}>If you want to talk about it</h3>
        <ConflictDisclosure />
        <p>The button opens a form with this sheet in it. You read it first, and nothing is sent before you say so.</p>
        {send.button(() => sheet)}
      </section>
    );
    return { ...outcome, offer };
  };
  return (
    <>
      <ToolFrame {...frame} solve={solveWithOffer} />
      {send.panel}
    </>
  );
}
