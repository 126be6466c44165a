import { type NumberSection, sectionOf } from '@telehealth/clinical/emergency/sections';
import type { EmergencyNumber } from '@telehealth/clinical/emergency-numbers';
import { readDay } from '../page/read-day';

/** The items of one country or region (`ZA`, `ZA-WC`), in order. */
type Lists = Map<string, HTMLElement[]>;

/** Takes every number out of the page, so that each can be put where it is wanted. */
export function collectLists(): Lists {
  const lists: Lists = new Map();
  for (const item of document.querySelectorAll<HTMLElement>('.number')) {
    const place = item.dataset.place ?? '';
    lists.set(place, [...(lists.get(place) ?? []), item]);
  }
  return lists;
}

const ofSection = (items: readonly HTMLElement[] | undefined, section: NumberSection) =>
  (items ?? []).filter((item) => item.dataset.section === section);

/**
 * What stands in one section for a region: the first number of the country, then those of the region itself, then the
 * rest of the country's.
 */
export function itemsFor(lists: Lists, region: string, section: NumberSection): HTMLElement[] {
  const [country = ''] = region.split('-');
  const [first, ...rest] = ofSection(lists.get(country), section);
  const own = region === country ? [] : ofSection(lists.get(region), section);
  return [...(first ? [first] : []), ...own, ...rest];
}

/** Puts the newest numbers of a country in the place of its lists. What did not change stays the element that it was. */
export function takeLists(
  lists: Lists,
  country: string,
  places: ReadonlyMap<string, readonly EmergencyNumber[]>,
): void {
  const known = new Map<string, HTMLElement>();
  for (const [place, items] of [...lists]) {
    if (place.split('-')[0] !== country) continue;
    for (const item of items) known.set(item.outerHTML, item);
    lists.delete(place);
  }
  for (const [place, numbers] of places) {
    const items = numbers.map((entry) => createItem(entry, place));
    lists.set(
      place,
      items.map((item) => known.get(item.outerHTML) ?? item),
    );
  }
}

/**
 * Draws the items of one section. A list that stays as it is is not touched, or a press that began before would end
 * nowhere; in another one the focus stays on its number.
 */
export function putItems(slot: HTMLElement, items: readonly HTMLElement[]): void {
  if (items.length === slot.children.length && items.every((item, at) => item === slot.children[at])) return;
  const { activeElement } = document;
  const stoodOn = slot.contains(activeElement) ? activeElement?.closest<HTMLElement>('.number') : null;
  slot.replaceChildren(...items);
  const again = items.find(({ dataset }) => dataset.kind === stoodOn?.dataset.kind);
  if (stoodOn) again?.querySelector('a')?.focus({ preventScroll: true });
}

/** A number as the page draws it; the same marks as `page/number-item.tsx`, which a test compares. */
export function createItem(entry: EmergencyNumber, place: string): HTMLElement {
  const item = document.createElement('li');
  item.className = 'number';
  Object.assign(item.dataset, { place, section: sectionOf(entry), kind: entry.id });
  const dial = document.createElement('a');
  dial.className = 'dial';
  dial.href = `tel:${entry.tel}`;
  dial.append(withText('b', entry.number), ' ', withText('span', entry.label));
  const day = withText('time', readDay(entry.checkedOn));
  day.setAttribute('datetime', entry.checkedOn);
  const source = document.createElement('small');
  source.append('Checked ', day, ' in: ', withText('i', entry.source));
  item.append(dial, source);
  return item;
}

function withText(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
