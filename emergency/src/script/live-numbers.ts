import type { EmergencyNumber } from '@telehealth/clinical/emergency-numbers';
import { fetchRows } from './fetch-json';

/** A country's current numbers by region, as operators published them. */
export interface LiveNumbers {
  /** Place (`ZA`, `ZA-WC`) → its numbers, in order. */
  places: Map<string, EmergencyNumber[]>;
  /** The response came from this device's cache. */
  isKept: boolean;
}

const COLUMNS = 'region,kind,label,number,tel,route,source,verified_on';

/** Below `/rest/v1/`; the worker caches responses of these URLs only. */
const numbersPath = (country: string) =>
  `emergency_numbers?country=eq.${country}&retired_at=is.null&select=${COLUMNS}&order=position`;

type Row = Readonly<Record<string, unknown>>;

/** Converts a row, or returns null: a number that cannot be dialled is not shown. */
function toNumber(row: Row): EmergencyNumber | null {
  const { kind, label, number, tel, route, source, verified_on: checkedOn } = row;
  const isText = [kind, label, number, tel, source, checkedOn].every((one) => typeof one === 'string' && one !== '');
  if (!isText || (route !== 'medical' && route !== 'crisis')) return null;
  if (!/^\+?\d{2,15}$/.test(String(tel)) || !/^\d{4}-\d\d-\d\d$/.test(String(checkedOn))) return null;
  return {
    id: String(kind),
    label: String(label),
    number: String(number),
    tel: String(tel),
    route,
    source: String(source),
    checkedOn: String(checkedOn),
  };
}

/**
 * Parses a response. Returns null unless it holds a number to call for the country: a broken response must not empty the page.
 */
export function readNumbers(country: string, answer: unknown): LiveNumbers['places'] | null {
  if (!Array.isArray(answer)) return null;
  const places: LiveNumbers['places'] = new Map();
  for (const row of answer as unknown[]) {
    if (typeof row !== 'object' || row === null) return null;
    const entry = toNumber(row as Row);
    if (entry === null) continue;
    const { region } = row as Row;
    const place = typeof region === 'string' && region !== '' ? `${country}-${region}` : country;
    places.set(place, [...(places.get(place) ?? []), entry]);
  }
  return places.get(country)?.some(({ route }) => route === 'medical') ? places : null;
}

/** Fetches a country's current numbers. Returns null without a usable response. */
export async function fetchNumbers(country: string): Promise<LiveNumbers | null> {
  try {
    const { rows, isKept } = await fetchRows(numbersPath(country));
    const places = readNumbers(country, rows);
    return places && { places, isKept };
  } catch {
    // Offline the page's built numbers stay; the page says so.
    return null;
  }
}
