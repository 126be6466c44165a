import { CARD_FIELDS, type CardField, type EmergencyCard } from '@telehealth/contracts/chart';
import { SESSION_RULES } from '@telehealth/contracts/identity';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { fetchRows } from './fetch-json';
import { readKept } from './storage';

/** The result of reading one's own record. */
export type OwnRecord =
  /** `noneKnown`: what is said where no allergy is on the list; empty: nobody has asked. */
  | { kind: 'card'; card: EmergencyCard; noneKnown: string }
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

/** With its day: a card is read long after it was filled in. */
export const noneKnownOn = (day: Date): string =>
  `None known on ${day.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })}`;

/** That none are known, unless an allergy is on the list, or one came later, also one that was taken off again. */
function saidOfAllergies(saidAt: unknown, allergies: readonly Readonly<Record<string, unknown>>[]): string {
  if (typeof saidAt !== 'string') return '';
  const said = new Date(saidAt);
  const isOutweighed = allergies.some(
    ({ status, created_at: at }) => status === 'active' || new Date(text(at)).getTime() > said.getTime(),
  );
  return isOutweighed ? '' : noneKnownOn(said);
}

const list = (table: string) => `patient_${table}?status=eq.active&select=label&order=created_at`;

/** Reads the person's own allergies, medicines, conditions, blood type and contact; row security limits it to their own. */
export async function readOwnRecord(now: number): Promise<OwnRecord> {
  const token = usableToken(now);
  if (token === null) return { kind: 'locked' };
  try {
    const [names, allergies, medicines, conditions, facts, contacts] = await Promise.all([
      read('profiles?select=first_name,last_name', token),
      read('patient_allergies?select=label,status,created_at&order=created_at', token),
      read(list('medications'), token),
      read(list('conditions'), token),
      read('patients?select=blood_type,no_allergies_at', token),
      read('emergency_contacts?select=name,relationship,phone', token),
    ]);
    const [contact] = contacts;
    const found: Record<CardField, string> = {
      name: [names[0]?.first_name, names[0]?.last_name].map(text).join(' ').trim(),
      allergies: labels(allergies.filter(({ status }) => status === 'active')),
      medicines: labels(medicines),
      conditions: labels(conditions),
      bloodType: text(facts[0]?.blood_type),
      contactName: [text(contact?.name), text(contact?.relationship)].filter((one) => one !== '').join(', '),
      contactPhone: text(contact?.phone),
    };
    const noneKnown = saidOfAllergies(facts[0]?.no_allergies_at, allergies);
    const isEmpty = noneKnown === '' && CARD_FIELDS.every(({ name }) => name === 'name' || found[name] === '');
    return isEmpty ? { kind: 'empty' } : { kind: 'card', card: found, noneKnown };
  } catch {
    // On a network failure or refusal the card can be filled in by hand, and the page says so.
    return { kind: 'failed' };
  }
}
