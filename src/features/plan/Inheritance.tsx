// Who inherits what without a will: the division, and each person's share of the typed amount.
import type { NoShares } from '../law/intestate-shares.ts';
import type { Stop } from '../law/result-line.ts';
import { dollars } from '../tools/frame/format.ts';
import { OutcomeReason, Section } from '../tools/frame/ResultLines.tsx';
import { findRule, type RuleText } from '../tools/frame/tool-data.ts';
import { formatShare, fullName } from '../tools/who-inherits/names.ts';
import type { Plan } from './make-plan.ts';

interface Props {
  plan: Plan;
  rules: readonly RuleText[];
  /** Prefilled link to the tool that asks for the whole family. */
  toolLink: string;
}

export function Inheritance({ plan, rules, toolLink }: Props) {
  const { shares, divided } = plan;
  const { will, spouse, minor } = plan.answers;
  if (!shares) {
    return (
      <p data-outcome="ask">
        There is a will: it says who takes what{spouse !== 'no' && ', within the spouse’s rights'}.{' '}
        <a href="/valid-will-in-ohio">What makes a will valid</a>
      </p>
    );
  }
  if (!('heirs' in shares)) return <Undecided reason={shares} toolLink={toolLink} />;
  const rule = findRule(rules, shares.division);
  return (
    <>
      {will === undefined && <p>This holds only if there is no will.</p>}
      <p data-rule={shares.division}>
        <a href={rule.guide}>{rule.label}</a> <Section rule={rule} />
      </p>
      {divided ? (
        <>
          <ul className="plan-shares">
            {shares.heirs.map((heir) => (
              <li key={`${heir.who}${heir.side}${heir.path}`} data-heir={heir.who} data-share={heir.share}>
                <span>
                  {fullName(heir)}: {formatShare(heir, shares.heirs[0]?.first !== undefined)}
                </span>{' '}
                <strong>{dollars(heir.share)}</strong>
              </li>
            ))}
          </ul>
          <p>
            Counted on {dollars(divided.net)}:{' '}
            {divided.allowanceDeducted ? 'what you typed, less the family allowance' : 'what you typed'}. Debts and
            costs come off first, so the parts will be smaller.{' '}
            {divided.allowanceDeducted && minor === 'yes' && (
              <>
                The court divides the allowance by need between the spouse and a child under 18 who is not the spouse’s
                (R.C. 2106.13).{' '}
              </>
            )}
            {divided.minorsAllowance !== undefined && (
              <>
                If a child was under 18 at the death, the family allowance of {dollars(divided.minorsAllowance)} comes
                off, too: without a spouse, it goes to the minor children (R.C. 2106.13(A)).{' '}
              </>
            )}
            <a className="no-print" href={toolLink}>
              Try another sum
            </a>
          </p>
        </>
      ) : (
        <p>
          No sum was typed, so no part is shown. <a href={toolLink}>Who inherits</a> counts with any sum.
        </p>
      )}
    </>
  );
}

/** The plan lacks the deciding answer, or no tool can decide. The tool asks for no date, so older law gets no link. */
const Undecided = ({ reason, toolLink }: { reason: NoShares | Stop<'older-law'>; toolLink: string }) =>
  'needs' in reason ? (
    <p data-outcome="ask">
      More of the family decides this. <a href={toolLink}>Who inherits</a> asks for it, and keeps what you typed.
    </p>
  ) : (
    <p data-outcome="ask" data-stopped={reason.stopped}>
      {reason.stopped === 'older-law' ? (
        <OutcomeReason reason={reason.stopped} />
      ) : (
        <>
          <strong>This family is beyond a tool: ask an attorney.</strong> <a href={toolLink}>Who inherits</a> says why.
        </>
      )}
    </p>
  );
