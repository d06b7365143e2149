// What a shared link shows, 1200 by 630: the brand, the page's title, who publishes it, and a courthouse.

import { color } from '../../shared/color.build.ts';
import { site } from '../../site.ts';
import { headingFamily } from '../../styles/heading-font/drawn-font.build.ts';

export const cardSize = { width: 1200, height: 630 };

/** The longest titles get smaller letters, so that every title stays within two or three lines. */
const titleSize = (title: string): number => (title.length > 48 ? 60 : title.length > 30 ? 72 : 84);

const column = { display: 'flex', flexDirection: 'column' } as const;

/** The card's boxes and words. */
export const card = (title: string) => (
  <div
    style={{
      ...cardSize,
      ...column,
      boxSizing: 'border-box',
      padding: '82px 72px 60px',
      backgroundColor: color('paper'),
      color: color('ink'),
      fontFamily: headingFamily,
    }}
  >
    <div style={{ fontSize: 36, fontWeight: 600, color: color('green') }}>{site.brand}</div>
    <div
      style={{
        marginTop: 34,
        fontSize: titleSize(title),
        fontWeight: 600,
        lineHeight: 1.14,
        letterSpacing: -1,
        textWrap: 'balance',
      }}
    >
      {title}
    </div>
    <div style={{ ...column, marginTop: 'auto' }}>
      <div style={{ fontSize: 32, fontWeight: 600 }}>{site.brokerage}</div>
      <div style={{ marginTop: 6, fontSize: 27, color: color('muted') }}>
        {`${site.agent}, real-estate agent, not an attorney`}
      </div>
    </div>
  </div>
);
