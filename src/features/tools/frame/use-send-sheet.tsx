// Of the tools about the house: a result can be sent to the agent, by one press and the sale form's own button.
import type { ReactNode } from 'react';
import { site } from '../../../site.ts';
import type { Sheet } from '../../leads/sheet.ts';
import { useSendPanel } from './use-send-panel.tsx';
import { WhoEarns } from './WhoEarns.tsx';

/**
 * `offer` is the `offer` of the tool's outcome: who earns what, and the button. `panel` goes after `ToolFrame`: the form,
 * once it was opened.
 */
export function useSendSheet(tool: string): { offer: (sheet: Sheet) => ReactNode; panel: ReactNode } {
  const { button, panel } = useSendPanel<Sheet>(tool, `Send this to ${site.agent}`, () => import('./SendSheet.tsx'));
  return {
    offer: (sheet) => (
      <section className="tool-offer no-print" aria-labelledby={`${tool}-offer`}>
        <h3 id={`${tool}-offer`}>If you want to talk about it</h3>
        <WhoEarns />
        <p>The button opens a form with this sheet in it. You read it first, and nothing is sent before you say so.</p>
        {button(() => sheet)}
      </section>
    ),
    panel,
  };
}
