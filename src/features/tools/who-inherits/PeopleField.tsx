// A list of people as one answer: the address is updated when the list is complete.
import { useEffect, useState } from 'react';
import { parseChildren, parseRelatives, printPeople } from '../../law/family-notation.ts';
import type { Heir } from '../../law/intestate-shares.ts';
import { completePeople, editablePeople, type Person } from './draft.ts';
import { PeopleEditor } from './PeopleEditor.tsx';

interface Props {
  who: Heir['who'];
  list: { count: string; hint: string };
  /** The text in the address; empty while the list is incomplete. */
  text: string;
  set: (text: string) => void;
  /** For the children: whether it is asked whose they are. */
  asksWhose?: boolean;
}

export function PeopleField({ who, list: { count, hint }, text, set, asksWhose }: Props) {
  const [people, setPeople] = useState(() => {
    const typed = editablePeople(asksWhose === undefined ? parseRelatives(text) : parseChildren(text));
    // Without a spouse nobody was asked whose they are, whatever the address says.
    return asksWhose ? typed : typed?.map(({ of: _, ...person }) => person);
  });
  const report = (next: Person[] | undefined) => {
    const complete = completePeople(next, asksWhose);
    set(complete ? printPeople(complete) : '');
  };
  // A spouse who was added or taken away makes the list unfinished, or whole.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list itself is set as it changes
  useEffect(() => {
    if (people) report(people);
  }, [asksWhose]);
  const change = (next: Person[] | undefined) => {
    setPeople(next);
    report(next);
  };
  return <PeopleEditor {...{ who, count, hint, people, asksWhose }} onChange={change} />;
}
