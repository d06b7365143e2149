/** Information about a deploy, written by the build for the health function. */
export interface BuildInfo {
  /** The commit it was built from; the package's version where there is none. */
  version: string;
  /** ISO 8601 in UTC. */
  builtAt: string;
  /** Number of each in the deploy. */
  content: { answers: number; articles: number; posts: number; passages: number };
}
