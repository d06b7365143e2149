import list from '../../content/tools/list.json' with { type: 'json' };

export interface Tool {
  title: string;
  text: string;
  icon: string;
  href: string;
  /** About a house of the estate: in the list of the page of the house, and not in that of the home page. */
  aboutHouse?: boolean;
  /** The articles that link to it: those that explain what it calculates. */
  articles: readonly string[];
}

/** Every tool, in the order in which they are offered, with the question it answers. */
export const tools: Tool[] = list;

/** The tools that an article links to, in the order of the list. */
export const toolsOfArticle = (article: string) => tools.filter(({ articles }) => articles.includes(article));
