import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAIL_TEMPLATES } from '../examples/mail.examples';
import { MESSAGES } from '../messages/catalogue';
import { ACCOUNT_PATHS } from '../routes/account-paths';
import { ROUTE_TABLE } from '../routes/route-table';
import { NOTIFICATIONS } from './catalogue';
import { GROUPS } from './groups';
import { type Kind, valueFor } from './kind';
import { addressOf, PLACES, type Reader } from './places';
import { writeText } from './write-text';

const SCHEMAS = join(import.meta.dirname, '../../../supabase/schemas');
const areaOf = (event: string) => event.split('.')[0] ?? '';
const KINDS = Object.entries(NOTIFICATIONS);
/** Put together by the database: the area, and the state that something came into. */
const MADE = [
  'payment.challenge',
  'payment.expired',
  'registration.verified',
  'registration.rejected',
  'registration.suspended',
  'registration.expired',
];
const READERS: Readonly<Record<Kind['for'], readonly Reader[]>> = {
  patient: ['patient'],
  specialist: ['specialist'],
  operator: ['operator'],
  both: ['patient', 'specialist'],
  everybody: ['patient', 'specialist', 'operator'],
};

describe('the database', () => {
  // Generated rows name every kind, comments name some: neither tells anybody.
  const sql = readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql') && !name.endsWith('.data.sql'))
    .map((name) => readFileSync(join(SCHEMAS, name), 'utf8'))
    .join('\n')
    .replace(/--.*/g, '')
    .replace(/^comment on [^;]*?'(?:[^']|'')*';/gms, '');
  const named = new Set([...sql.matchAll(/'([a-z]+\.[a-zA-Z]+)'/g)].map(([, event = '']) => event));

  it('tells of nothing that the catalogue does not know', () => {
    // The event is the text behind who is told.
    const told = [...sql.matchAll(/\bprivate\.(?:notify|tell|tell_\w+)\([^';]*?'([a-z]+\.[a-zA-Z]+)'/g)];
    expect(told.length).toBeGreaterThan(80);
    const areas = new Set(Object.keys(NOTIFICATIONS).map(areaOf));
    const others = [...named].filter((name) => areas.has(areaOf(name)) && !(name in MESSAGES));
    const events = [...told.map(([, event = '']) => event), ...others];
    expect(events.filter((event) => !(event in NOTIFICATIONS))).toEqual([]);
  });

  it('tells of everything that the catalogue knows', () => {
    const silent = Object.keys(NOTIFICATIONS).filter((event) => !named.has(event) && !MADE.includes(event));
    expect(MADE.filter((event) => !sql.includes(`'${areaOf(event)}.' || p_`))).toEqual([]);
    expect(silent).toEqual([]);
  });
});

describe.each(KINDS)('%s', (event, kind) => {
  it.each(READERS[kind.for])('leads %ss to a page that is there and theirs', (reader) => {
    const place = valueFor(kind.leads ?? 'home', reader);
    expect(place === 'home' || reader in PLACES[place], place).toBe(true);
    const path = addressOf(place, reader, event, { appointmentId: 'v1' }).replace(/[?#].*/, '');
    const pages = [
      ...ROUTE_TABLE.map((row) => row.path.replace(/:\w+/, 'v1')),
      ...Object.values<string>(ACCOUNT_PATHS),
    ];
    expect(pages).toContain(path);
  });

  it('is switched by one line of the settings, where it is for patients and may be switched off', () => {
    if (!READERS[kind.for].includes('patient') || areaOf(event) === 'notifications') return;
    const lines = Object.values(GROUPS).filter(({ areas }) => areas?.includes(areaOf(event)));
    expect(kind.group === undefined ? lines.length : Number(kind.group in GROUPS)).toBe(1);
  });
});

const VISIT = {
  recipientName: 'Thandi',
  counterpartName: 'Naledi',
  appointmentId: 'v1',
  refId: 'v1',
  startsAt: '2026-12-01T08:00:00Z',
  endsAt: '2026-12-01T08:30:00Z',
  timeZone: 'Africa/Johannesburg',
  minutes: 30,
  mode: 'video',
  priceMinor: 4500,
  currency: 'USD',
  sequence: 0,
};

it.each(MAIL_TEMPLATES)('the mail %s has a subject of its own that names nobody, words, and a page', (template) => {
  const [role] =
    READERS[NOTIFICATIONS[template.replace(/\.(patient|specialist|covering|operator)$/, '')]?.for ?? 'both'];
  const { subject, lines, path } = writeText(template, { ...VISIT, role }).text;
  expect(subject).not.toMatch(/There is news|Naledi|undefined|null/);
  expect(lines.join(' ')).not.toMatch(/undefined|null|^$/);
  expect(path).toMatch(/^\//);
});

/** Their words send the reader on: to book with somebody else, to the very visit, or to the list where it is open or gone. */
const SENT_ELSEWHERE = [
  'booking.cancelled.patient',
  'booking.enteredInError.patient',
  'booking.enteredInError.specialist',
  'booking.enteredInError.covering',
  'consultation.unfinished',
  'consultation.specialistAway',
  'consultation.coverEnded.specialist',
  'consultation.coverEnded.covering',
  'renewal.prescriberAway',
  'notifications.sentPaper',
  'notifications.teamInvitation',
  'notifications.patientInvitation',
  'notifications.guestAnswered',
];

it.each(MAIL_TEMPLATES)('the mail %s leads to the page that the line behind the bell leads to', (template) => {
  const side = /\.(patient|specialist|covering|operator)$/.exec(template)?.[1];
  const event = side ? template.slice(0, -side.length - 1) : template;
  const kind = NOTIFICATIONS[event];
  const readers = side ? [side === 'covering' ? 'specialist' : (side as Reader)] : READERS[kind?.for ?? 'both'];
  const elsewhere = readers.filter((reader) => {
    const behindTheBell = addressOf(valueFor(kind?.leads ?? 'home', reader), reader, event, VISIT);
    return writeText(template, { ...VISIT, role: reader, cancelledBy: 'system' }).text.path !== behindTheBell;
  });
  expect(elsewhere.length > 0, elsewhere.join()).toBe(SENT_ELSEWHERE.includes(template));
});

it('what is mailed has a mail for each side of a booking', () => {
  const booked = KINDS.filter(([event]) => areaOf(event) === 'booking');
  const sides = booked.flatMap(([event, kind]) => READERS[kind.for].map((reader) => `${event}.${reader}`));
  expect(sides.filter((template) => !MAIL_TEMPLATES.includes(template))).toEqual([]);
});
