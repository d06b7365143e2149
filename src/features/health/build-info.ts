/** What a deploy is made of, written by the build for the health function. */
export interface BuildInfo {
  /** The commit it was built from; the package's version where there is none. */
  version: string;
  /** ISO 8601 in UTC. */
  builtAt: string;
  /** How many of each the deploy holds. */
  content: { answers: number; articles: number; posts: number; passages: number };
}
