// What follows from a deed, part by part.
import type { ReactNode } from 'react';
import type { DeedResult } from '../../law/deed.ts';
import { findRule, Notes, Section } from '../frame/ResultLines.tsx';
import type { RuleText } from '../frame/rule-text.ts';
import { courtWords, signerWords } from './words.ts';

interface Props {
  result: DeedResult;
  rules: readonly RuleText[];
  /** Comes first: the drawn extract. */
  children: ReactNode;
}

export function DeedLines({ result: { house, record, sign, court, cost }, rules, children }: Props) {
  return (
    <div className="deed-parts one-page" data-court={court.needed}>
      {children}
      <section>
        <h3>What happens to the house</h3>
        <Notes ids={house} rules={rules} />
      </section>
      {record.length > 0 && (
        <section>
          <h3>What is recorded</h3>
          <Notes ids={record} rules={rules} />
        </section>
      )}
      {sign && (
        <section>
          <h3>Who signs</h3>
          <p data-signer={sign.who}>
            {signerWords[sign.who]} <Section rule={findRule(rules, sign.rule)} />
          </p>
        </section>
      )}
      <section>
        <h3>Is the court needed?</h3>
        <p>
          <strong>{courtWords[court.needed]}</strong> <Section rule={findRule(rules, court.rule)} />
        </p>
      </section>
      <section>
        <h3>What it costs</h3>
        <Notes ids={cost} rules={rules} />
      </section>
    </div>
  );
}
