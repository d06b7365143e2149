import { Circle, Path, Svg } from '@react-pdf/renderer';
import { color } from '../../../shared/color.build.ts';
import type { Picture } from '../pictures.build.ts';

/** An attribute of a shape as React writes it, with the site's colours filled in. */
const toReactProperty = ([name, value]: [string, string]): [string, string] => [
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  value.replace(/var\(--color-([a-z-]+)\)/, (_, token: string) => color(token)),
];

/** A drawing of the site, `width` points wide. */
export function Drawing({ picture: { viewBox, shapes }, width }: { picture: Picture; width: number }) {
  const [, , viewWidth = 1, viewHeight = 1] = viewBox.split(' ').map(Number);
  return (
    <Svg viewBox={viewBox} style={{ width, height: (width * viewHeight) / viewWidth }}>
      {shapes.map(({ tag, attributes }) => {
        const properties = Object.fromEntries(Object.entries(attributes).map(toReactProperty));
        return tag === 'circle' ? (
          <Circle key={JSON.stringify(attributes)} cx={0} cy={0} r={0} {...properties} />
        ) : (
          <Path key={attributes.d} d="" {...properties} />
        );
      })}
    </Svg>
  );
}
