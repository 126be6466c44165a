import { HOSTILE_NAMES, PLAIN_NAMES } from '@telehealth/contracts/examples/hostile-names';
import { MAIL_TEMPLATES } from '@telehealth/contracts/examples/mail';
import { GOOD_PATIENT_ONBOARDING } from '@telehealth/contracts/examples/patient-onboarding';
import { firstSign, plainName } from '@telehealth/contracts/formatting';
import { oneLine } from '@telehealth/contracts/server';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeMail } from '../../functions/_shared/mail/mail-texts.ts';
import { addUser, hintOf, onboardPatient } from '../support/people';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
});
afterAll(() => db.drop());

/** Control characters and what nobody sees; a line break in a mail's text is looked at apart. */
const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u;

describe('the database', () => {
  it('cleans names as the browser does', async () => {
    const names = [...HOSTILE_NAMES.map(([given]) => given), ...PLAIN_NAMES];
    const rows = await db.sql<{ name: string }[]>`
      select private.plain_name(t.name) as name from unnest(${names}::text[]) with ordinality t (name, nr) order by nr`;
    expect(rows.map(({ name }) => name)).toEqual(names.map(plainName));
    const again = await db.sql`select from unnest(${rows.map(({ name }) => name)}::text[]) t (name)
      where private.plain_name(t.name) <> t.name`;
    expect(again).toHaveLength(0);
  });

  it('takes the initials of names that people see', async () => {
    const names = [
      ...PLAIN_NAMES,
      ...[
        'Thandi Nkosi',
        'E\u0301tienne Nu\u0302n\u0303ez',
        'Q\u0307aba T\u0323\u0302ho',
        '𝒜da 𐐀eret',
        'नीता मोदी',
        'ப்ரியா நாயுடு',
      ],
      ...['مُحَمَّد', 'שָׁלוֹם', '  Sipho   van der Merwe ', ''],
    ];
    const rows = await db.sql<{ initials: string }[]>`select private.initials(t.name) as initials
      from unnest(${names}::text[]) with ordinality t (name, nr) order by nr`;
    const seen = (name: string) => name.normalize().trim().split(/\s+/).map(firstSign).join('');
    expect(rows.map(({ initials }) => initials)).toEqual(names.map(seen));
  });

  it('thinks the same signs unseen', async () => {
    const ranges = [
      [1, 0xd7ff],
      [0xe000, 0xffff],
      [0x1b_c00, 0x1d_1ff],
      [0xe0_000, 0xe0_fff],
    ] as const;
    for (const [from, to] of ranges) {
      const rows = await db.sql<{ n: number }[]>`select n from generate_series(${from}::int, ${to}::int) n
        where private.one_line('a' || chr(n) || 'b') <> 'a' || chr(n) || 'b'`;
      const ours = Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((n) => {
        const text = `a${String.fromCodePoint(n)}b`;
        return oneLine(text) !== text;
      });
      expect(rows.map(({ n }) => n)).toEqual(ours);
    }
  });

  it('holds every name and every title to it', async () => {
    const columns = await db.sql<{ name: string }[]>`
      select format('%s.%s', c.relname, a.attname) as name
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.atttypid = 'text'::regtype
        and a.attname ~ '(^|_)(name|relationship|title|hospital|education|city)$'
        and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)
          and pg_get_constraintdef(k.oid) ~ 'private[.](plain_name|one_line)[(]')
      order by 1`;
    expect(columns.map(({ name }) => name)).toEqual([
      // Copies of names that are held to it, and a name that operators publish.
      'access_log.actor_name',
      'appointments.visit_type_name',
      'registration_events.name',
      'terms_versions.title',
    ]);
  });

  it.each(HOSTILE_NAMES.map(([given]) => given))('keeps nobody out whose identity says %j', async (given) => {
    const id = await addUser(db.sql, given);
    await onboardPatient(db.sql, id);
    const [row] = await db.sql<{ name: string }[]>`select name from public.profiles where id = ${id}`;
    expect(row?.name).toBe(plainName(given) || 'User');
  });

  it.each([
    [{ given_name: 'Anna Maria', family_name: 'van der Merwe' }, 'Anna Maria', 'van der Merwe'],
    [{ given_name: 'Siyabonga Thoko', family_name: '' }, 'Siyabonga Thoko', ''],
    [{ given_name: '', family_name: 'Nkosi Dlamini' }, '', 'Nkosi Dlamini'],
    [{ given_name: 'K.Ravi', family_name: 'St.John' }, 'K.Ravi', 'St.John'],
    [{ given_name: '𞤀𞤥𞤢', family_name: 'شه\u200cرزاد' }, '𞤀𞤥𞤢', 'شه\u200cرزاد'],
    [{ full_name: 'Anna Maria van der Merwe' }, 'Anna Maria van der Merwe', ''],
  ])('keeps given and family name as the identity says them: %j', async (facts, first, last) => {
    const id = await addUser(db.sql, 'Somebody Else');
    const whole = { full_name: 'Somebody Else', ...facts };
    await db.sql`update auth.identities set identity_data = identity_data || ${db.sql.json(whole)} where user_id = ${id}`;
    await onboardPatient(db.sql, id);
    const rows = await db.sql`select first_name, last_name from public.profiles where id = ${id}`;
    expect([...rows]).toEqual([{ first_name: first, last_name: last }]);
  });

  it('refuses such a name in a form, in words', async () => {
    const [name = ''] = HOSTILE_NAMES[0] ?? [];
    const { emergencyContact } = GOOD_PATIENT_ONBOARDING;
    for (const [field, contact] of Object.entries({ name: { name }, relationship: { relationship: name } })) {
      const form = { emergencyContact: { ...emergencyContact, ...contact } };
      expect(await hintOf(onboardPatient(db.sql, await addUser(db.sql), form)), field).toBe('validation.plainName');
    }
  });
});

const WHERE = { origin: 'https://sawubona.example', now: new Date('2026-11-20T08:00:00Z') };
const ID = '0a0b0c0d-0000-4000-8000-000000000001';
const payloadOf = (name: string) => ({
  appointmentId: ID,
  recipientName: name,
  counterpartName: name,
  role: 'patient',
  refId: ID,
  startsAt: '2026-11-27T07:00:00Z',
  endsAt: '2026-11-27T07:30:00Z',
  wasAt: '2026-11-26T07:00:00Z',
  timeZone: 'Africa/Johannesburg',
  minutes: 30,
  mode: 'video',
  priceMinor: 4500,
  refundMinor: 4500,
  currency: 'USD',
  sequence: 1,
  accepted: true,
  cancelledBy: 'system',
});

describe('mails and calendar files', () => {
  it.each([...MAIL_TEMPLATES, 'something.unheard'])('of %s keep their shape whatever a name says', (template) => {
    const plain = writeMail(template, 'a@example.com', payloadOf('Thandi Nkosi'), WHERE);
    for (const [name, mailed] of HOSTILE_NAMES) {
      const mail = writeMail(template, 'a@example.com', payloadOf(name), WHERE);
      expect(mail.subject).toBe(plain.subject);
      // As many paragraphs as with a plain name, no line break inside of one, one link, and that is ours.
      const paragraphs = mail.text.split('\n\n');
      expect(paragraphs).toHaveLength(plain.text.split('\n\n').length);
      for (const paragraph of paragraphs) expect(paragraph).not.toMatch(UNSEEN);
      const marks = /\S*(?:@|:\/\/|www\.)\S*/gi;
      expect(mail.text.match(marks)).toEqual(plain.text.match(marks));
      expect(mail.text).not.toContain('clinic.example');
      expect(mail.attachments?.length).toBe(plain.attachments?.length);
      for (const [at, file] of (mail.attachments ?? []).entries())
        sameEvent(file.content, plain.attachments?.[at]?.content, mailed);
    }
  });
});

/** Read by a parser: the same lines with the same values, but for the name. */
function sameEvent(file: string, plain = '', name: string): void {
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const [event, expected] = [file, plain].map((text) => new ICAL.Component(ICAL.parse(text)));
  const shape = (component: ICAL.Component | undefined): unknown => [
    component?.name,
    component?.getAllProperties().map((property) => property.name),
    component?.getAllSubcomponents().map(shape),
  ];
  expect(shape(event)).toEqual(shape(expected));
  const propertyOf = (component: ICAL.Component | undefined, property: string) =>
    component?.getFirstSubcomponent('vevent')?.getFirstProperty(property);
  for (const property of ['uid', 'dtstart', 'dtend', 'url', 'description', 'organizer', 'attendee', 'location'])
    expect(String(propertyOf(event, property)?.getFirstValue())).toBe(
      String(propertyOf(expected, property)?.getFirstValue()),
    );
  expect(propertyOf(event, 'summary')?.getFirstValue()).toBe(`Visit with ${name}`);
  expect(propertyOf(event, 'attendee')?.getParameter('cn') ?? '').toBe(
    name.replaceAll('"', "'").replace(/[\\^]/g, '/'),
  );
}
