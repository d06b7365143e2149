// The share image of each page: each page has its own, posts have one for each topic.

import { site } from '../../site.ts';
import { type BlogTopic, blogTopics } from '../blog/post.ts';
import { pageTitles } from '../seo/titles.build.ts';

interface ShareImage {
  /** Address of the PNG. */
  src: string;
  /** What is written on it. */
  title: string;
  /** The words for a reader who cannot see it. */
  alt: string;
}

const image = (path: string, title: string): [string, ShareImage] => [
  path,
  {
    src: `/og${path === '/' ? '/home' : path}.png`,
    title,
    alt: `${title.replace(/[^?!.]$/, '$&.')} ${site.brand}, ${site.brokerage}, with a line drawing of a courthouse.`,
  },
];

const topicTitles: Record<BlogTopic, string> = {
  court: 'From the blog: the court',
  costs: 'From the blog: the costs',
  house: 'From the blog: the house',
  family: 'From the blog: the family',
};

const images = new Map([
  ...pageTitles().map(([path, title]) => image(path, path === '/' ? 'Probate in Ohio, in plain words' : title)),
  ...blogTopics.map((topic) => image(`/blog/${topic}`, topicTitles[topic])),
]);

/** Every picture of the site. */
export const shareImages = (): ShareImage[] => [...images.values()];

/** The picture for posts about this topic. */
export const topicImage = (topic: BlogTopic): ShareImage => shareImageOf(`/blog/${topic}`);

/** The picture for the page at this path; a page without one borrows it from the nearest page above. */
export function shareImageOf(path: string): ShareImage {
  for (let ancestor = path; ancestor; ancestor = ancestor.replace(/\/[^/]*$/, '')) {
    const image = images.get(ancestor);
    if (image) return image;
  }
  return images.get('/') as ShareImage;
}
