import { type AppError, type BackendAddress, fetchTelling, SPECIALTIES } from '@telehealth/contracts';
import { withTimeLimit } from '../client/with-time-limit';

/** What the landing page says in numbers; all of it as of the moment it was asked for. */
export type PublicFacts = ReturnType<typeof toPublicFacts>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value);
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Asks for the numbers of the landing page by one plain request. That page carries neither the backend client nor a
 * schema library, so the answer is read by hand; nobody is signed in by it and nothing is sent but the zone.
 * @throws AppError `data.offline` when no answer came, `data.failed` when it was refused, `data.unreadable`
 */
export async function fetchPublicFacts(
  address: BackendAddress,
  timeZone: string,
  signal?: AbortSignal,
): Promise<PublicFacts> {
  const response = await ask(`${address.url}/rest/v1/rpc/public_facts`, {
    method: 'POST',
    headers: { apikey: address.key, 'content-type': 'application/json' },
    body: JSON.stringify({ p_time_zone: timeZone }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw problem('data.failed');
  return toPublicFacts(await response.json().catch(() => null));
}

async function ask(url: string, init: RequestInit): Promise<Response> {
  try {
    return await withTimeLimit(fetchTelling)(url, init);
  } catch (cause) {
    throw problem('data.offline', cause);
  }
}

/** @throws AppError `data.unreadable` */
export function toPublicFacts(data: unknown) {
  if (!isRecord(data)) throw problem('data.unreadable');
  const { specialists, languages, openToday, first, prices } = data;
  if (!isCount(specialists) || !isCount(languages) || !isCount(openToday) || !Array.isArray(prices)) {
    throw problem('data.unreadable');
  }
  return {
    /** Listed specialists, each with a checked registration. */
    specialists,
    /** Languages they speak. */
    languages,
    /** How many have an opening before the viewer's midnight. */
    openToday,
    /** The very next opening; null when nobody has one in the next 14 days. */
    first: first === null ? null : toFirst(first),
    /** The lowest price of a visit, by specialty and currency. */
    prices: prices.map(toPrice),
  };
}

function toFirst(row: unknown) {
  if (!isRecord(row)) throw problem('data.unreadable');
  const { at, specialistId, visitTypeId, name, languages } = row;
  const date = new Date(isText(at) ? at : Number.NaN);
  const isWhole = isText(specialistId) && isText(visitTypeId) && isText(name);
  if (!isWhole || Number.isNaN(date.getTime()) || !Array.isArray(languages) || !languages.every(isText)) {
    throw problem('data.unreadable');
  }
  return { at: date, specialistId, visitTypeId, name, languages };
}

function toPrice(row: unknown) {
  if (!isRecord(row)) throw problem('data.unreadable');
  const { specialty, minutes, amountMinor, currency } = row;
  const known = SPECIALTIES.find((one) => one === specialty);
  if (known === undefined || !isCount(minutes) || !isCount(amountMinor) || !isText(currency)) {
    throw problem('data.unreadable');
  }
  return { specialty: known, minutes, price: { amountMinor, currency } };
}

function problem(id: AppError['id'], cause?: unknown): AppError {
  return cause === undefined ? { id } : { id, cause };
}
