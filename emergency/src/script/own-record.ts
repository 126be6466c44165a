import { CARD_FIELDS, type CardField, type EmergencyCard } from '@telehealth/contracts/chart';
import { SESSION_RULES } from '@telehealth/contracts/identity';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { fetchRows } from './fetch-json';
import { readKept } from './storage';

/** The result of reading one's own record. */
export type OwnRecord =
  | { kind: 'card'; card: EmergencyCard }
  | { kind: 'empty' }
  | { kind: 'locked' }
  | { kind: 'failed' };

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/**
 * Returns the application's access token from this browser, if it is usable: the pages are not locked, the person was recently
 * active, and it has not expired. Only the application renews it.
 * @param now milliseconds
 */
export function usableToken(now: number, kept: (key: string) => string | null = readKept): string | null {
  const activity = parse(kept(STORAGE_KEYS.activity));
  const isLately = typeof activity.at === 'number' && now - activity.at < SESSION_RULES.patient.lockAfterMs;
  if (activity.locked !== false || !isLately) return null;
  const session = parse(kept(STORAGE_KEYS.backendSession));
  const isValid = typeof session.expires_at === 'number' && session.expires_at * 1000 > now;
  return isValid && typeof session.access_token === 'string' ? session.access_token : null;
}

async function read(path: string, token: string): Promise<Readonly<Record<string, unknown>>[]> {
  const { rows } = await fetchRows(path, token);
  // A malformed response does not mean that the record is empty.
  if (!Array.isArray(rows)) throw new TypeError(`${path}: no rows`);
  return rows as Record<string, unknown>[];
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const labels = (rows: readonly Readonly<Record<string, unknown>>[]) => rows.map(({ label }) => text(label)).join(', ');
const list = (table: string) => `patient_${table}?status=eq.active&select=label&order=created_at`;

/** Reads the person's own allergies, medicines, conditions, blood type and contact; row security limits it to their own. */
export async function readOwnRecord(now: number): Promise<OwnRecord> {
  const token = usableToken(now);
  if (token === null) return { kind: 'locked' };
  try {
    const [names, allergies, medicines, conditions, facts, contacts] = await Promise.all([
      read('profiles?select=first_name,last_name', token),
      read(list('allergies'), token),
      read(list('medications'), token),
      read(list('conditions'), token),
      read('patients?select=blood_type', token),
      read('emergency_contacts?select=name,relationship,phone', token),
    ]);
    const [contact] = contacts;
    const found: Record<CardField, string> = {
      name: [names[0]?.first_name, names[0]?.last_name].map(text).join(' ').trim(),
      allergies: labels(allergies),
      medicines: labels(medicines),
      conditions: labels(conditions),
      bloodType: text(facts[0]?.blood_type),
      contactName: [text(contact?.name), text(contact?.relationship)].filter((one) => one !== '').join(', '),
      contactPhone: text(contact?.phone),
    };
    const isEmpty = CARD_FIELDS.every(({ name }) => name === 'name' || found[name] === '');
    return isEmpty ? { kind: 'empty' } : { kind: 'card', card: found };
  } catch {
    // On a network failure or refusal the card can be filled in by hand, and the page says so.
    return { kind: 'failed' };
  }
}
