// A list of people as one answer: the address is updated when the list is complete.
import { useEffect, useState } from 'react';
import type { Child } from '../../law/family.ts';
import { parseChildren, parseRelatives, printChildren, printRelatives } from '../../law/family-notation.ts';
import type { Relative } from '../../law/per-stirpes.ts';
import { draftOf, finishedChildren, finishedRelatives, type Person } from './draft.ts';
import { PeopleEditor } from './PeopleEditor.tsx';
import type { lists } from './words.ts';

interface Props {
  list: (typeof lists)[keyof typeof lists];
  /** The text in the address; empty while the list is incomplete. */
  text: string;
  set: (text: string) => void;
}

/** Brothers and sisters, stepchildren and the like. */
export function RelativesField({ list, text, set }: Props) {
  const [people, setPeople] = useState(() => draftOf(parseRelatives(text)));
  const change = (next: Person[] | undefined) => {
    setPeople(next);
    set(printIfFinished(finishedRelatives(next), printRelatives));
  };
  return <PeopleEditor {...list} people={people} onChange={change} />;
}

/** The children. Whose they are is asked where there is a spouse. */
export function ChildrenField({ list, text, set, asksWhose }: Props & { asksWhose: boolean }) {
  const [people, setPeople] = useState(() => {
    const typed = draftOf(parseChildren(text));
    // Without a spouse nobody was asked whose they are, whatever the address says.
    return asksWhose ? typed : typed?.map(({ of: _, ...person }) => person);
  });
  const report = (next: Person[] | undefined) => set(printIfFinished(finishedChildren(next, asksWhose), printChildren));
  // A spouse who was added or taken away makes the list unfinished, or whole.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list itself is set as it changes
  useEffect(() => {
    if (people) report(people);
  }, [asksWhose]);
  const change = (next: Person[] | undefined) => {
    setPeople(next);
    report(next);
  };
  return <PeopleEditor {...list} people={people} onChange={change} asksWhose={asksWhose} />;
}

const printIfFinished = <People extends Relative[] | Child[]>(
  people: People | undefined,
  print: (people: People) => string,
) => (people ? print(people) : '');
