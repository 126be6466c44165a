import type { EmergencyNumber } from '@telehealth/clinical/emergency-numbers';
import { type NumberSection, sectionOf } from '../numbers/sections';
import { readDay } from '../page/read-day';

/** The items of one country or region (`ZA`, `ZA-WC`), in order. */
type Lists = Map<string, HTMLElement[]>;

/** Detaches all numbers from the page, so that each can be placed anew. */
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

/** Returns a section's items for a region: the country's first number, then the region's own, then the country's others. */
export function itemsFor(lists: Lists, region: string, section: NumberSection): HTMLElement[] {
  const [country = ''] = region.split('-');
  const [first, ...rest] = ofSection(lists.get(country), section);
  const own = region === country ? [] : ofSection(lists.get(region), section);
  return [...(first ? [first] : []), ...own, ...rest];
}

/** Replaces a country's lists by the newest numbers. Unchanged items keep their element. */
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
 * Renders the items of one section. An unchanged list is not touched, because a press in progress would lose its target; in a
 * changed one the focus stays on its number.
 */
export function putItems(slot: HTMLElement, items: readonly HTMLElement[]): void {
  if (items.length === slot.children.length && items.every((item, at) => item === slot.children[at])) return;
  const { activeElement } = document;
  const stoodOn = slot.contains(activeElement) ? activeElement?.closest<HTMLElement>('.number') : null;
  slot.replaceChildren(...items);
  const again = items.find(({ dataset }) => dataset.kind === stoodOn?.dataset.kind);
  if (stoodOn) again?.querySelector('a')?.focus({ preventScroll: true });
}

/** Creates a number with the same markup as `page/number-item.tsx`; a test compares them. */
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
