// The box that finds a county by its name, its seat or a common spelling, and the name under the map. Both read the list
// that stands on the page; without this script the map and the list are whole.

import { announceAfterPause } from '../../shared/announce.browser.ts';
import { part } from '../../shared/part.browser.ts';
import { type FindableCounty, findCounties, sayFound } from './find-county.ts';

interface ListedCounty extends FindableCounty {
  entry: HTMLElement;
}

const counties = [...document.querySelectorAll<HTMLElement>('[data-fips]')].map((entry): ListedCounty => {
  const { fips = '', name = '', seat = '', also = '' } = entry.dataset;
  return { entry, fips, name, seat, also: also.split('|').filter(Boolean) };
});
const box = part<HTMLFormElement>('find');
const field = box.elements.namedItem('county') as HTMLInputElement;
const list = part('found');
const most = 6;
const shapes = [...document.querySelectorAll<SVGAElement>('.county-map a')];
const shapeOf = (id: string) => shapes.find((shape) => shape.getAttribute('href') === `#${id}`);

function item(county: ListedCounty, says: string): HTMLLIElement {
  const line = document.createElement('li');
  const link = line.appendChild(document.createElement('a'));
  link.href = `#${county.entry.id}`;
  link.textContent = `${county.name} County`;
  line.append(`. ${says} `);
  // The entry's own words about the court, with their link.
  const court = county.entry.querySelector('[data-part="court"]');
  if (court) line.append(...court.cloneNode(true).childNodes);
  return line;
}

/** Gives what is said of the counties that were found. */
function show(): string {
  const typed = field.value.slice(0, 80);
  const found = findCounties(typed, counties).slice(0, most);
  list.replaceChildren(...found.map((one, at) => item(one.county, sayFound(one, at))));
  for (const shape of shapes) shape.classList.remove('found');
  for (const { county } of found) shapeOf(county.entry.id)?.classList.add('found');
  const said =
    typed.trim() === ''
      ? ''
      : found.length === 0
        ? 'No county of Ohio and no county seat has this name. Try the county’s name: a property tax bill shows it.'
        : found.length === 1
          ? 'One county:'
          : `${found.length} counties:`;
  part('find-status').textContent = said;
  return said;
}

field.addEventListener('input', () => announceAfterPause(show()));
box.addEventListener('submit', (event) => {
  event.preventDefault();
  show();
  list.querySelector('a')?.focus();
});
if (field.value) show();

const caption = part('map-name');
const map = part('map');
/** The county under the pointer, or the one that the keyboard has reached. */
function name({ target }: Event): void {
  const shape = (target as Element).closest('a');
  if (shape) caption.textContent = shape.getAttribute('aria-label');
}
map.addEventListener('pointerover', name);
map.addEventListener('focusin', name);
