// "Did this answer it?" below an answer, an article, a tool and a reply of the question box: the contract of page,
// function and tests. A vote is counted by page and day, and nothing else is stored.
import * as z from 'zod/mini';

export const pageVotePath = '/api/page-votes';

/** Where votes on replies without a card are counted: no page of the site. */
export const questionsPage = '/questions';

/** What can be pressed, and what the button says. */
export const voteChoices = { yes: 'Yes', partly: 'Partly', no: 'No' } as const;

export type Vote = keyof typeof voteChoices;

/** The request. A function, so that the question box does not load what checks it. */
export const pageVoteSchema = () => z.object({ page: z.string(), vote: z.enum(Object.keys(voteChoices) as Vote[]) });

export type PageVote = z.infer<ReturnType<typeof pageVoteSchema>>;

/** The votes on a page. */
export type PageVotes = { page: string } & Record<Vote, number>;

/** "2 no, 0 partly, 5 yes" */
export const votesInWords = ({ yes, partly, no }: PageVotes): string => `${no} no, ${partly} partly, ${yes} yes`;
