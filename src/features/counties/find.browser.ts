// Finds a county by name, seat or common spelling, and shows the name of the county under the pointer on the map. The map
// and the list work without this script.

import { announceAfterPause } from '../../shared/announce.browser.ts';
import { getPart } from '../../shared/get-part.browser.ts';
import { describeMatch, type FindableCounty, findCounties } from './find-county.ts';

interface ListedCounty extends FindableCounty {
  entry: HTMLElement;
}

const counties = [...document.querySelectorAll<HTMLElement>('[data-fips]')].map((entry): ListedCounty => {
  const { fips = '', name = '', seat = '', also = '' } = entry.dataset;
  return { entry, fips, name, seat, also: also.split('|').filter(Boolean) };
});
const form = getPart<HTMLFormElement>('find');
const field = form.elements.namedItem('county') as HTMLInputElement;
const list = getPart('matches');
const maxMatches = 6;
const shapes = [...document.querySelectorAll<SVGAElement>('.county-map a')];
const shapeOf = (id: string) => shapes.find((shape) => shape.getAttribute('href') === `#${id}`);

function createItem(county: ListedCounty, description: string): HTMLLIElement {
  const element = document.createElement('li');
  const link = element.appendChild(document.createElement('a'));
  link.href = `#${county.entry.id}`;
  link.textContent = `${county.name} County`;
  element.append(`. ${description} `);
  const court = county.entry.querySelector('[data-part="court"]');
  if (court) element.append(...court.cloneNode(true).childNodes);
  else {
    const help = element.appendChild(document.createElement('a'));
    help.href = '#without-a-site';
    help.textContent = 'We have no verified site of its court: how to find it';
  }
  return element;
}

/** Shows the matching counties; returns the status message. */
function show(): string {
  const typed = field.value.slice(0, 80);
  const matches = findCounties(typed, counties).slice(0, maxMatches);
  list.replaceChildren(...matches.map((match, index) => createItem(match.county, describeMatch(match, index))));
  for (const shape of shapes) shape.classList.remove('matched');
  for (const { county } of matches) shapeOf(county.entry.id)?.classList.add('matched');
  const status =
    typed.trim() === ''
      ? ''
      : matches.length === 0
        ? 'No county of Ohio and no county seat has this name. Try the county’s name: a property tax bill shows it.'
        : matches.length === 1
          ? 'One county:'
          : `${matches.length} counties:`;
  getPart('find-status').textContent = status;
  return status;
}

field.addEventListener('input', () => announceAfterPause(show()));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  show();
  list.querySelector('a')?.focus();
});
if (field.value) show();

const caption = getPart('map-name');
const map = getPart('map');
/** Shows the name of the county under the pointer or with keyboard focus. */
function showName({ target }: Event): void {
  const shape = (target as Element).closest('a');
  if (shape) caption.textContent = shape.getAttribute('aria-label');
}
map.addEventListener('pointerover', showName);
map.addEventListener('focusin', showName);
