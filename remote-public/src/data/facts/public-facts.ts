import type { AppError } from '@telehealth/contracts/errors';
import { SPECIALTIES } from '@telehealth/contracts/people';
import type { BackendAddress } from '@telehealth/contracts/session';
import { askAnonymously } from '../ask-anonymously';

const UNREADABLE: AppError = { id: 'data.unreadable' };

/** Numbers for the landing page, counted at the time of the request. */
export type PublicFacts = ReturnType<typeof toPublicFacts>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value);
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Fetches the landing page's numbers with one plain request. That page carries neither the backend client nor a schema
 * library, so the answer is parsed by hand. The request is anonymous and sends only the time zone.
 * @throws AppError `data.offline` without an answer, `data.failed` when refused, `data.unreadable`
 */
export async function fetchPublicFacts(
  address: BackendAddress,
  timeZone: string,
  signal?: AbortSignal,
): Promise<PublicFacts> {
  const response = await askAnonymously(address, 'public_facts', { p_time_zone: timeZone }, signal);
  return toPublicFacts(await response.json().catch(() => null));
}

/** @throws AppError `data.unreadable` */
export function toPublicFacts(data: unknown) {
  if (!isRecord(data)) throw UNREADABLE;
  const { specialists, languages, openToday, first, prices } = data;
  if (!isCount(specialists) || !isCount(languages) || !isCount(openToday) || !Array.isArray(prices)) {
    throw UNREADABLE;
  }
  return {
    /** Number of listed specialists, each with a verified registration. */
    specialists,
    languages,
    /** Number of specialists with an opening before the viewer's midnight. */
    openToday,
    /** The very next opening; null if there is none in the next 14 days. */
    first: first === null ? null : toFirst(first),
    /** The lowest price of a visit per specialty and currency. */
    prices: prices.map(toPrice),
  };
}

function toFirst(row: unknown) {
  if (!isRecord(row)) throw UNREADABLE;
  const { at, specialistId, visitTypeId, name, languages } = row;
  const date = new Date(isText(at) ? at : Number.NaN);
  const isWhole = isText(specialistId) && isText(visitTypeId) && isText(name);
  if (!isWhole || Number.isNaN(date.getTime()) || !Array.isArray(languages) || !languages.every(isText)) {
    throw UNREADABLE;
  }
  return { at: date, specialistId, visitTypeId, name, languages };
}

function toPrice(row: unknown) {
  if (!isRecord(row)) throw UNREADABLE;
  const { specialty, minutes, amountMinor, currency } = row;
  const known = SPECIALTIES.find((one) => one === specialty);
  if (known === undefined || !isCount(minutes) || !isCount(amountMinor) || !isText(currency)) {
    throw UNREADABLE;
  }
  return { specialty: known, minutes, price: { amountMinor, currency } };
}
