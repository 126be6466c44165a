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
