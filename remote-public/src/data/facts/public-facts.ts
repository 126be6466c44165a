import type { AppError } from '@telehealth/contracts/errors';
import { SPECIALTIES, type Specialty } from '@telehealth/contracts/people';
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
  const { specialists, languages, openToday, soonest, prices } = data;
  if (
    !isCount(specialists) ||
    !isCount(languages) ||
    !isCount(openToday) ||
    !Array.isArray(prices) ||
    !Array.isArray(soonest)
  ) {
    throw UNREADABLE;
  }
  return {
    /** Number of listed specialists, each with a verified registration. */
    specialists,
    languages,
    /** Number of specialists with an opening before the viewer's midnight. */
    openToday,
    /** Who is free soonest, each with their next opening, the soonest first; empty if nobody is in the next 14 days. */
    soonest: soonest.map(toOpening),
    /** The lowest price of a visit per specialty and currency. */
    prices: prices.map(toPrice),
  };
}

function toOpening(row: unknown) {
  if (!isRecord(row)) throw UNREADABLE;
  const { specialistId, visitTypeId, name, languages, portraitAt } = row;
  const isWhole = isText(specialistId) && isText(visitTypeId) && isText(name);
  if (!isWhole || !Array.isArray(languages) || !languages.every(isText)) throw UNREADABLE;
  return {
    at: toInstant(row.at),
    specialistId,
    visitTypeId,
    name,
    languages,
    specialty: toSpecialty(row.specialty),
    /** Date of their picture; null: none. */
    portraitAt: portraitAt === null ? null : toInstant(portraitAt),
  };
}

function toInstant(value: unknown): Date {
  const date = new Date(isText(value) ? value : Number.NaN);
  if (Number.isNaN(date.getTime())) throw UNREADABLE;
  return date;
}

function toSpecialty(value: unknown): Specialty {
  const known = SPECIALTIES.find((one) => one === value);
  if (known === undefined) throw UNREADABLE;
  return known;
}

function toPrice(row: unknown) {
  if (!isRecord(row)) throw UNREADABLE;
  const { minutes, amountMinor, currency } = row;
  if (!isCount(minutes) || !isCount(amountMinor) || !isText(currency)) throw UNREADABLE;
  return { specialty: toSpecialty(row.specialty), minutes, price: { amountMinor, currency } };
}
