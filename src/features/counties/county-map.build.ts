// The shapes of the 88 counties as paths of an SVG, cut out of the map of the United States while the site is built:
// neither the map nor the library that reads it is shipped.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type ExtendedFeatureCollection, geoConicEqualArea, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';

const require = createRequire(import.meta.url);

/** Federal numbers of Ohio's counties begin with the number of the state. */
const ohio = '39';
/** Width of the drawing in its own units: fine enough that no border shows a gap. */
const width = 1000;

export interface CountyMap {
  width: number;
  height: number;
  /** Path of each county by its federal number (39049). */
  paths: Map<number, string>;
}

/** The same path with steps from point to point, which take half the letters that whole coordinates take. */
function inSteps(path: string): string {
  const rings = path.match(/[^MZ]+/g) ?? [];
  return rings
    .map((ring) => {
      const points = ring.split('L').map((point) => point.split(',').map(Number) as [number, number]);
      const steps = points
        .slice(1)
        .map(([x, y], at) => [x - (points[at]?.[0] ?? 0), y - (points[at]?.[1] ?? 0)])
        // Two points may fall on one after rounding.
        .filter(([x, y]) => x !== 0 || y !== 0);
      return `M${points[0]?.join(' ')}l${steps.flat().join(' ').replaceAll(' -', '-')}z`;
    })
    .join('');
}

/** Draws the map. Throws, and so stops the build, where the package no longer holds Ohio's counties. */
export async function countyMap(): Promise<CountyMap> {
  const states = JSON.parse(await readFile(require.resolve('us-atlas/counties-10m.json'), 'utf8'));
  const country = feature(states, states.objects.counties) as unknown as ExtendedFeatureCollection;
  const counties = country.features.filter(({ id }) => String(id).startsWith(ohio));
  if (counties.length === 0) throw new Error('us-atlas holds no county of Ohio.');
  const all: ExtendedFeatureCollection = { type: 'FeatureCollection', features: counties };
  // The parallels of the south and the north of the State, and the meridian of its middle.
  const projection = geoConicEqualArea().parallels([38.7, 41.7]).rotate([82.75, 0]).fitWidth(width, all);
  const path = geoPath(projection).digits(0);
  const [, [, height]] = path.bounds(all);
  return {
    width,
    height: Math.ceil(height),
    paths: new Map(counties.map((county) => [Number(county.id), inSteps(path(county) ?? '')])),
  };
}
