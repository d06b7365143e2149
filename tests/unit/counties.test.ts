// The 88 counties: the list, the map, and the search by name.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { countySchema } from '../../src/content-schemas/county.ts';
import { countyMap } from '../../src/features/counties/county-map.build.ts';
import { describeMatch, findCounties } from '../../src/features/counties/find-county.ts';
import { hasPage } from '../../src/features/counties/local-facts.ts';
import { ohioCounties } from '../../src/shared/ohio-counties.ts';

const source = parse(readFileSync('src/content/counties.yaml', 'utf8')) as Record<string, unknown>;
const counties = Object.entries(source).map(([id, entry]) => ({ id, ...countySchema.parse(entry) }));
const findable = counties.map((county) => ({
  ...county,
  fips: String(county.fips),
  also: [...county.also, ...county.towns],
}));
const namesFor = (typed: string) => findCounties(typed, findable).map(({ county }) => county.name);
const described = (typed: string) => findCounties(typed, findable).map((one, index) => describeMatch(one, index));

test('the forms offer the 88 counties of counties.yaml, which has their odd FIPS codes', () => {
  expect(counties.map(({ fips }) => fips)).toEqual(Array.from({ length: 88 }, (_, index) => 39001 + 2 * index));
  expect([...ohioCounties].sort((a, b) => a.localeCompare(b, 'en'))).toEqual([...ohioCounties]);
  expect(counties.map(({ name }) => name)).toEqual([...ohioCounties]);
  for (const { id, name } of counties) expect(id).toBe(name.toLowerCase().replace(' ', '-'));
});

test('the map has exactly one shape for each county', () => {
  const { paths, width, height } = countyMap();
  expect([...paths.keys()].sort()).toEqual(counties.map(({ fips }) => fips));
  expect(height / width).toBeGreaterThan(1);
  for (const [fips, path] of paths) expect(path, String(fips)).toMatch(/^(?:M-?\d+ -?\d+l-?\d[-\d ]*z)+$/);
});

test.each([
  ['39049', ['Franklin']],
  ['39161', ['Van Wert']],
  ['39002', []],
  ['39177', []],
  ['18001', []],
  ['Hamilton', ['Hamilton', 'Butler']],
  ['hamilton county', ['Hamilton']],
  ['Sandusky', ['Sandusky', 'Erie', 'Wyandot']],
  ['Ottawa', ['Ottawa', 'Putnam']],
  ['Jefferson', ['Jefferson', 'Ashtabula']],
  ['Logan', ['Logan', 'Hocking']],
  ['Warren', ['Warren', 'Trumbull']],
  ['Lebanon', ['Warren']],
  ['Delaware', ['Delaware']],
  ['st clairsville', ['Belmont']],
  ['Saint Clairsville, Ohio', ['Belmont']],
  ['washington c.h.', ['Fayette']],
  ['vanwert', ['Van Wert']],
  ['chilicothe', ['Ross']],
  ['probate court of Ross County, Ohio', ['Ross']],
  ['cuyahoga county probate court', ['Cuyahoga']],
  ['Mt. Vernon', ['Knox']],
  ['mt gilead', ['Morrow']],
  ['St Clairsville County', ['Belmont']],
  ['Washington courthouse', ['Fayette']],
  ['Hamilton Co.', ['Hamilton']],
  ['Lima county', ['Allen']],
  ['in the county of Ross', ['Ross']],
  ['cha', ['Champaign', 'Geauga']],
  ['ch', []],
  ['xylophone', []],
  ['', []],
  ['county', []],
])('%j finds %j', (typed, names) => {
  expect(namesFor(typed)).toEqual(names);
});

test('a name that is both a county and another county’s seat explains both', () => {
  expect(described('Hamilton')).toEqual([
    'Its county seat is Cincinnati.',
    'Hamilton is also the seat of Butler County.',
  ]);
  expect(described('warren')).toEqual(['Its county seat is Lebanon.', 'Warren is also the seat of Trumbull County.']);
  expect(described('delaware')).toEqual(['The county and its seat are both called Delaware.']);
});

test('every county is found by its name and by its seat', () => {
  for (const { name, seat } of counties) {
    expect(namesFor(name)[0]).toBe(name);
    expect(namesFor(`${name} County`)).toEqual([name]);
    expect(namesFor(seat)).toContain(name);
  }
});

test('each alternative spelling or town leads to one county and is not another county’s name', () => {
  for (const { name, also } of findable)
    for (const alias of also) {
      expect(namesFor(alias)[0], alias).toBe(name);
      expect([...ohioCounties]).not.toContain(alias);
    }
});

test('a county with at least three local facts has its own page', () => {
  expect(hasPage({ court: {}, fees: [], local: [1] })).toBe(false);
  expect(hasPage({ court: {}, fees: [1], local: [1] })).toBe(true);
  const withPage = counties.filter(hasPage).map(({ name }) => name);
  expect(withPage.join(' ')).toBe('Adams Cuyahoga Delaware Franklin Hamilton Lucas Montgomery Shelby');
});
