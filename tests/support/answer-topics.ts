import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Topic {
  id: string;
  title: string;
  parts?: { from: number; title: string }[];
}

/** The topics of the answers, as their file lists them. */
export const answerTopics: Topic[] = parse(readFileSync('src/content/answer-topics.yaml', 'utf8'));
