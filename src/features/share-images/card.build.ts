// What a shared link shows, 1200 by 630: the brand, the page's title, who publishes it, and a courthouse.

import { color } from '../../shared/color.build.ts';
import { site } from '../../site.ts';
import { headingFamily } from '../../styles/heading-font/drawn-font.build.ts';

export const cardSize = { width: 1200, height: 630 };

/** An element as Satori takes it. */
export interface CardElement {
  type: 'div';
  props: { style: Record<string, string | number>; children?: string | CardElement[] };
}

const box = (style: Record<string, string | number>, children?: string | CardElement[]): CardElement => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, ...(children ? { children } : {}) },
});

/** The longest titles get smaller letters, so that every title stays within two or three lines. */
const titleSize = (title: string): number => (title.length > 48 ? 60 : title.length > 30 ? 72 : 84);

/** The card's boxes and words. */
export const card = (title: string): CardElement =>
  box(
    {
      ...cardSize,
      boxSizing: 'border-box',
      flexDirection: 'column',
      padding: '82px 72px 60px',
      backgroundColor: color('paper'),
      color: color('ink'),
      fontFamily: headingFamily,
    },
    [
      box({ fontSize: 36, fontWeight: 600, color: color('green') }, site.brand),
      box(
        {
          marginTop: 34,
          fontSize: titleSize(title),
          fontWeight: 600,
          lineHeight: 1.14,
          letterSpacing: -1,
          textWrap: 'balance',
        },
        title,
      ),
      box({ flexDirection: 'column', marginTop: 'auto' }, [
        box({ fontSize: 32, fontWeight: 600 }, site.brokerage),
        box({ marginTop: 6, fontSize: 27, color: color('muted') }, `${site.agent}, real-estate agent, not an attorney`),
      ]),
    ],
  );

/** What is drawn over the boxes: the band at the top, and the courthouse in lines at the lower right. */
export const motif = (): string => {
  const column = (x: number) => `<path d="M${x} 96h22M${x + 3} 102v74M${x + 19} 102v74M${x} 182h22"/>`;
  return `<path d="M0 0h1200v18H0Z" fill="${color('green')}"/>
  <g transform="translate(806 358)" fill="none" stroke="${color('green')}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
    <path d="M30 72 141 14 252 72Z" fill="${color('mint')}"/><circle cx="141" cy="50" r="10" fill="${color('blush')}"/>
    <path d="M22 72h238v16H22Z" fill="${color('sheet')}"/>${[34, 82, 178, 226].map(column).join('')}
    <path d="M122 186v-54a19 19 0 0 1 38 0v54" fill="${color('blush')}"/><path d="M141 114v72"/>
    <path d="M22 188h238v12H22ZM8 200h266v12H8ZM-6 212h294v12H-6Z" fill="${color('sheet')}"/><path d="M-40 224h362"/>
  </g>`;
};
