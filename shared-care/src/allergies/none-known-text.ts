import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { NoneKnown } from '@telehealth/data/chart/chart.schema';

/**
 * Who said that no allergies are known, or whom a clinician asked, and when, e.g. "You asked Nomsa Khumalo, 28 Nov 2026, 09:34".
 * @param readerId of who reads it; null: it names everybody
 */
export function noneKnownText({ at, by, byName, from, fromName }: NoneKnown, readerId: string | null): string {
  const when = formatShortMoment(at, viewerTimeZone());
  const isYou = (id: string | null) => id !== null && id === readerId;
  if (by === from) return `${isYou(from) ? 'You' : fromName || 'Somebody'} said so, ${when}`;
  const whom = from === null ? 'the adult who came along' : isYou(from) ? 'you' : fromName || 'somebody';
  return `${isYou(by) ? 'You' : byName || 'A clinician'} asked ${whom}, ${when}`;
}
