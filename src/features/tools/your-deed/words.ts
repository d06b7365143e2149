// The words of the tool: each wording of a deed as our own drawing with made-up names, and the words of a result.
import words from '../../../content/tools/deeds.json' with { type: 'json' };
import type { Death, Wording } from '../../law/deed-wordings.ts';

interface DeedText {
  /** What the wording is called in the list to choose from. */
  label: string;
  /** Who may have died. */
  deaths: Partial<Record<Death, string>>;
  /** What the paper is called at its top. */
  heading: string;
  /** Its lines; what is between asterisks decides. */
  lines: readonly string[];
  /** The ids of answers of this site. */
  answers: readonly string[];
}

export const deeds: Record<Wording, DeedText> = words.wordings;
export const { signers: signerWords, court: courtWords, fromMemory } = words;
