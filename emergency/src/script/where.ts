import { messageFrom } from '@telehealth/contracts/message-from';
import { EMERGENCY_PAGE_MESSAGES } from '@telehealth/contracts/messages/emergency-page';
import { describePlace, nearestPlace, type Position } from '../place/describe-place';
import { decimalDegrees, readCoordinates } from '../place/read-coordinates';
import { find, say } from './find';
import { chooseRegion, chosenRegion, regionName } from './region';

let found: Position | null = null;
/** When the device measured it, in milliseconds; and the number of tries. */
let foundAt = 0;
let tries = 0;
const listeners: (() => void)[] = [];
/** The person's location, once requested; never stored and never sent. */
export const foundPosition = (): Position | null => found;
export const onPosition = (listener: () => void) => void listeners.push(listener);

/** In metres: with less accuracy the coordinates alone are not enough to be found. */
const ROUGH_M = 200;
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 30_000, maximumAge: 15_000 };

const REASONS: Readonly<Record<number, 'Denied' | 'Unavailable' | 'Timeout'>> = {
  1: 'Denied',
  2: 'Unavailable',
  3: 'Timeout',
};

export const clockTime = (at: Date): string => at.toLocaleTimeString('en-ZA', { hour: '2-digit', minute: '2-digit' });

function showPlace({ coords, timestamp }: GeolocationPosition): void {
  // After two presses the older result may come last.
  if (timestamp < foundAt) return;
  foundAt = timestamp;
  found = { latitude: coords.latitude, longitude: coords.longitude };
  const spoken = readCoordinates(found);
  const metres = Math.max(1, Math.round(coords.accuracy));
  say('where-state', '');
  say('where-words', describePlace(found));
  const values = { metres: String(metres), time: clockTime(new Date(timestamp)) };
  const id = metres > ROUGH_M ? 'emergencyPage.rough' : 'emergencyPage.accuracy';
  say('where-accuracy', messageFrom(EMERGENCY_PAGE_MESSAGES, id, values));
  say('where-spoken-latitude', spoken.latitude);
  say('where-spoken-longitude', spoken.longitude);
  say('where-digits', `${decimalDegrees(found.latitude)}\n${decimalDegrees(found.longitude)}`);
  find('where-found').hidden = false;
  find('where-found').scrollIntoView({ block: 'nearest' });
  offerRegion(found);
  for (const listener of listeners) listener();
}

/** Offers the numbers of the person's region when others are shown. */
function offerRegion(position: Position): void {
  const region = nearestPlace(position)?.place.region ?? '';
  const name = regionName(region);
  const isOther = name !== null && region !== chosenRegion();
  find('where-region').hidden = !isOther;
  if (!isOther) return;
  say('where-region-text', messageFrom(EMERGENCY_PAGE_MESSAGES, 'emergencyPage.otherRegion', { region: name }));
  find('where-region-take').dataset.region = region;
}

function locate(): void {
  const fail = (reason: 'Denied' | 'Unavailable' | 'Timeout') =>
    say('where-state', messageFrom(EMERGENCY_PAGE_MESSAGES, `emergencyPage.location${reason}`));
  // Without browser support or a secure connection there is no geolocation at all.
  if (!('geolocation' in navigator)) {
    fail('Unavailable');
    return;
  }
  say('where-state', messageFrom(EMERGENCY_PAGE_MESSAGES, 'emergencyPage.locating'));
  tries += 1;
  const own = tries;
  const refused = ({ code }: GeolocationPositionError) => {
    if (own === tries) fail(REASONS[code] ?? 'Unavailable');
  };
  navigator.geolocation.getCurrentPosition(showPlace, refused, OPTIONS);
}

/** Location, coordinates and accuracy as one text. */
function placeText(): string {
  if (found === null) return '';
  return `${describePlace(found)}. ${decimalDegrees(found.latitude)}, ${decimalDegrees(found.longitude)}`;
}

function speak(): void {
  if (found === null) return;
  const { latitude, longitude } = readCoordinates(found);
  // Commas make voices pause between the digits.
  const slowly = (text: string) => text.replaceAll(' ', ', ');
  const words = new SpeechSynthesisUtterance(`${describePlace(found)}. ${slowly(latitude)}. ${slowly(longitude)}.`);
  words.rate = 0.8;
  words.lang = 'en';
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}

async function copy(): Promise<void> {
  const done = await navigator.clipboard.writeText(placeText()).then(
    () => true,
    () => false,
  );
  say('where-state', messageFrom(EMERGENCY_PAGE_MESSAGES, done ? 'emergencyPage.copied' : 'emergencyPage.copyFailed'));
}

export function startWhere(): void {
  find('locate').addEventListener('click', locate);
  find('where-copy').addEventListener('click', () => void copy());
  find('where-speak').addEventListener('click', speak);
  find('where-share').addEventListener('click', () => {
    // Closing the share sheet is a choice, not a failure.
    navigator.share({ text: placeText() }).catch(() => undefined);
  });
  find('where-region-take').addEventListener('click', ({ currentTarget }) => {
    chooseRegion((currentTarget as HTMLElement).dataset.region ?? '');
    find('where-region').hidden = true;
    find('call').scrollIntoView();
    find('region').focus({ preventScroll: true });
  });
  find('where-share').hidden = !('share' in navigator);
  find('where-copy').hidden = navigator.clipboard === undefined;
  find('where-speak').hidden = !('speechSynthesis' in window);
}
