/** A court's own word and what it means, from the glossary. */
export interface Term {
  id: string;
  term: string;
  meaning: string;
}
