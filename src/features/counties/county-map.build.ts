// The outlines of the 88 counties as SVG paths, extracted from a map of the United States at build time:
// neither the map nor the library is shipped.
import { createRequire } from 'node:module';
import { type ExtendedFeatureCollection, geoConicEqualArea, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';

const require = createRequire(import.meta.url);

/** FIPS codes of Ohio's counties begin with the state's code. */
const ohio = '39';
/** Width of the view box, large enough that rounding leaves no gaps between borders. */
const width = 1000;

/** The path with relative coordinates, which take half as many characters as absolute ones. */
function toRelative(path: string): string {
  const rings = path.match(/[^MZ]+/g) ?? [];
  return rings
    .map((ring) => {
      const points = ring.split('L').map((point) => point.split(',').map(Number) as [number, number]);
      const offsets = points
        .slice(1)
        .map(([x, y], index) => [x - (points[index]?.[0] ?? 0), y - (points[index]?.[1] ?? 0)])
        // Two points may coincide after rounding.
        .filter(([x, y]) => x !== 0 || y !== 0);
      return `M${points[0]?.join(' ')}l${offsets.flat().join(' ').replaceAll(' -', '-')}z`;
    })
    .join('');
}

/** Draws the map: each county's path, by its FIPS code (39049). Throws, failing the build, if the package has no Ohio. */
export function countyMap() {
  const states = require('us-atlas/counties-10m.json');
  const country = feature(states, states.objects.counties) as unknown as ExtendedFeatureCollection;
  const counties = country.features.filter(({ id }) => String(id).startsWith(ohio));
  if (counties.length === 0) throw new Error('us-atlas holds no county of Ohio.');
  const all: ExtendedFeatureCollection = { type: 'FeatureCollection', features: counties };
  // Standard parallels near the south and north of the state, and its central meridian.
  const projection = geoConicEqualArea().parallels([38.7, 41.7]).rotate([82.75, 0]).fitWidth(width, all);
  const path = geoPath(projection).digits(0);
  const [, [, height]] = path.bounds(all);
  return {
    width,
    height: Math.ceil(height),
    paths: new Map(counties.map((county) => [Number(county.id), toRelative(path(county) ?? '')])),
  };
}
