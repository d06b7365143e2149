// The answer: the division, each person's share and the family as a tree; or why the tool stops, and who can say.
import type { Family, FamilyStop, Shares } from '../../law/intestate-shares.ts';
import { Notes, StoppedNotice } from '../frame/ResultLines.tsx';
import type { RuleText } from '../frame/tool-data.ts';
import { FamilyTree } from './FamilyTree.tsx';
import { familyTree } from './family-tree.ts';
import { ShareTable } from './ShareTable.tsx';
import { stopText } from './words.ts';

interface Props {
  family: Family;
  answer: Shares | FamilyStop;
  rules: readonly RuleText[];
  /** Of its parts: "h4" where the result is one of several. */
  heading?: 'h3' | 'h4';
}

export function FamilyResult({ family, answer, rules, heading: Heading = 'h3' }: Props) {
  const stopped = 'stopped' in answer;
  const tree = familyTree(family, stopped ? undefined : answer);
  const isOfRest = !stopped && answer.heirs.some(({ first }) => first !== undefined);
  return (
    <>
      {stopped ? (
        <StopNotice stop={answer} rules={rules} />
      ) : (
        <div className="shares" data-division={answer.division}>
          <Notes ids={[answer.division]} rules={rules} />
          <ShareTable heirs={answer.heirs} net={family.net} />
        </div>
      )}
      {tree.length > 0 && (
        <section aria-label="The family, as you described it">
          <Heading>The family, as you described it</Heading>
          <FamilyTree tree={tree} hasSum={family.net !== undefined} isOfRest={isOfRest} />
        </section>
      )}
      {!stopped && <Notes ids={answer.notes} rules={rules} />}
    </>
  );
}

function StopNotice({ stop, rules }: { stop: FamilyStop; rules: readonly RuleText[] }) {
  const { why, rule } = stopText(stop.stopped);
  return (
    <>
      <StoppedNotice stop={stop}>{why} So this tool stops here.</StoppedNotice>
      {rule && <Notes ids={[rule]} rules={rules} />}
    </>
  );
}
