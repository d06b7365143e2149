// The question box's prepared replies from their YAML, for tests that need no build.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type HelpLine, type Replies, type WrittenReply, withHelpLines } from '../../src/features/questions/replies.ts';

const read = <T>(file: string): [string, T][] =>
  Object.entries(parse(readFileSync(`src/content/${file}.yaml`, 'utf8')) as Record<string, T>);

export const helpLines = new Map(
  read<HelpLine & { checked: string }>('help-lines').map(([id, line]) => [
    id,
    { ...line, checked: new Date(line.checked) },
  ]),
);
export const writtenReplies: Replies = Object.fromEntries(
  read<WrittenReply>('question-replies').map(([id, reply]) => [
    id,
    withHelpLines({ ...reply, links: reply.links ?? [], next: reply.next ?? [] }, helpLines),
  ]),
);
