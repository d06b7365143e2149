import { Circle, Path, Svg } from '@react-pdf/renderer';
import { parse } from 'node-html-parser';
import { color } from '../../../shared/color.build.ts';

/** The site's drawings, as SVG. */
export const drawings = import.meta.glob<string>('../../../illustrations/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** An attribute of a shape as React writes it, with the site's colors filled in. */
const toReactProperty = ([name, value]: [string, string]): [string, string] => [
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  value.replace(/var\(--color-([a-z-]+)\)/, (_, token: string) => color(token)),
];

/** A drawing of the site, `width` points wide. Throws on a shape that it cannot draw. */
export function Drawing({ name, width }: { name: string; width: number }) {
  const svg = parse(drawings[`../../../illustrations/${name}.svg`] ?? '').querySelector('svg');
  const { viewBox = '', width: _width, height: _height, ...shared } = svg?.attributes ?? {};
  const [, , viewWidth = 1, viewHeight = 1] = viewBox.split(' ').map(Number);
  return (
    <Svg viewBox={viewBox} style={{ width, height: (width * viewHeight) / viewWidth }}>
      {svg?.children.map(({ rawTagName, attributes, outerHTML }) => {
        // Shapes do not inherit from <Svg>.
        const properties = Object.fromEntries(Object.entries({ ...shared, ...attributes }).map(toReactProperty));
        if (rawTagName === 'circle') return <Circle key={outerHTML} cx={0} cy={0} r={0} {...properties} />;
        if (rawTagName === 'path') return <Path key={outerHTML} d="" {...properties} />;
        throw new Error(`The guide cannot draw <${rawTagName}>.`);
      })}
    </Svg>
  );
}
