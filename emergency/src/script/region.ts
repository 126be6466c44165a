import { messageFrom } from '@telehealth/contracts/message-from';
import { EMERGENCY_PAGE_MESSAGES } from '@telehealth/contracts/messages/emergency-page';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { find, say } from './find';
import { fetchNumbers } from './live-numbers';
import { collectLists, itemsFor, putItems, takeLists } from './number-lists';
import { keep, readKept } from './storage';

let lists: ReturnType<typeof collectLists> = new Map();
const asked = new Set<string>();
/** Country → whether its list was just compared with the operators'. */
const isFresh = new Map<string, boolean>();
let builtWords: string | null = null;
const listeners: (() => void)[] = [];
/** Calls the listener whenever the region changes, by choice or by location. */
export const onRegion = (listener: () => void) => void listeners.push(listener);

const choice = () => find<HTMLSelectElement>('region');
/** The chosen country or region, e.g. `ZA-WC`. */
export const chosenRegion = (): string => choice().value;
const chosenCountry = (): string => chosenRegion().split('-')[0] ?? '';

/** The chosen country's calling code without `+`; empty where there is none. */
export const chosenCallingCode = (): string => choice().selectedOptions[0]?.dataset.calling ?? '';

/** Returns its name; null for a region the page does not have. */
export function regionName(region: string): string | null {
  const option = [...choice().options].find(({ value }) => value === region);
  if (option === undefined) return null;
  // For a whole country with regions, the option group carries the name.
  const { parentElement: group } = option;
  return group instanceof HTMLOptGroupElement && !region.includes('-') ? group.label : option.text;
}

function draw(): void {
  const region = chosenRegion();
  const name = regionName(region) ?? '';
  for (const section of ['call', 'private', 'crisis'] as const)
    putItems(find(`slot-${section}`), itemsFor(lists, region, section));
  say('region-name', `, ${name}`);
  drawFirst();
  find('private').hidden = find('slot-private').childElementCount === 0;
  const hasOwn = region === chosenCountry() || (lists.get(region)?.length ?? 0) > 0;
  note(
    'region-note',
    hasOwn ? '' : messageFrom(EMERGENCY_PAGE_MESSAGES, 'emergencyPage.noOwnNumbers', { region: name }),
  );
  const hasCrisis = find('slot-crisis').childElementCount > 0;
  note(
    'crisis-note',
    hasCrisis ? '' : messageFrom(EMERGENCY_PAGE_MESSAGES, 'emergencyPage.noCrisisLine', { region: name }),
  );
  drawState();
}

/** Shows how recent the list is; nothing while it is being fetched. */
function drawState(): void {
  const fresh = isFresh.get(chosenCountry());
  const id = fresh ? 'emergencyPage.numbersFresh' : 'emergencyPage.numbersKept';
  const text = fresh === undefined ? '' : messageFrom(EMERGENCY_PAGE_MESSAGES, id);
  // Written only on a change, because a rewritten status is read aloud again.
  if (find('numbers-state').textContent !== text) say('numbers-state', text);
}

/** The top button dials the first number of the person's region. */
function drawFirst(): void {
  const dial = document.querySelector<HTMLAnchorElement>('#slot-call .dial');
  const number = dial?.querySelector('b')?.textContent ?? '';
  if (dial === null || number === '') return;
  const first = find<HTMLAnchorElement>('first-call');
  first.href = dial.href;
  first.textContent = messageFrom(EMERGENCY_PAGE_MESSAGES, 'emergencyPage.call', { number });
  find('mobile-note').hidden = number !== '112';
  // For 112 the text built into the document says more.
  builtWords ??= find('first-words').textContent;
  const isBuilt = number === '112' && builtWords !== null;
  say(
    'first-words',
    isBuilt ? builtWords : messageFrom(EMERGENCY_PAGE_MESSAGES, 'emergencyPage.callFirst', { number }),
  );
}

function note(id: string, text: string): void {
  say(id, text);
  find(id).hidden = text === '';
}

/** Puts the operators' current numbers of the chosen country into the page. */
async function refresh(): Promise<void> {
  const country = chosenCountry();
  if (asked.has(country)) return;
  asked.add(country);
  const live = await fetchNumbers(country);
  if (live === null) asked.delete(country);
  else takeLists(lists, country, live.places);
  isFresh.set(country, live !== null && !live.isKept);
  // Another country may have been chosen during the fetch.
  if (chosenCountry() === country) draw();
}

/** Shows another region's numbers and remembers the choice, and nothing else. */
export function chooseRegion(region: string): void {
  choice().value = region;
  keep(STORAGE_KEYS.emergencyRegion, region);
  draw();
  for (const listener of listeners) listener();
  void refresh();
}

export function startRegion(): void {
  lists = collectLists();
  // All lists can be reached through the choice now.
  find('elsewhere').hidden = true;
  find('to-elsewhere').hidden = true;
  const kept = readKept(STORAGE_KEYS.emergencyRegion);
  if (kept !== null && regionName(kept) !== null) choice().value = kept;
  draw();
  choice().addEventListener('change', () => chooseRegion(chosenRegion()));
  addEventListener('online', () => {
    asked.clear();
    void refresh();
  });
  // After everything that calling needs.
  addEventListener('load', () => setTimeout(() => void refresh(), 0));
}
