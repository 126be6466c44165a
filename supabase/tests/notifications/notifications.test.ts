import { randomUUID } from 'node:crypto';
import { MAIL_TEMPLATES } from '@telehealth/contracts/examples/mail';
import { NOTIFICATION_SETTINGS_EXAMPLES } from '@telehealth/contracts/examples/notification-settings';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeJoinedMail, writeMail } from '../../functions/_shared/mail/mail-texts.ts';
import { addPatient, addSpecialist, addUser, as, asService, claimsOf, hintOf } from '../support/people';
import { bookVisit, cancel, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
});
afterAll(() => db.drop());

const tell = (who: string, event: string, payload: object = {}, key: string | null = null) =>
  db.sql`select private.notify(${who}, ${event}, null, ${db.sql.json({ ...payload })}, ${key})`;
const prefer = (who: string, event: string, channel: string, wanted: boolean | null) =>
  as(db.sql, who, (tx) => tx`select public.set_notification_pref(${event}, ${channel}, ${wanted})`);
const mailsOf = (who: string) => db.sql<
  { id: string; template: string; payload: Record<string, unknown>; state: string }[]
>`
  select id::text, template, payload, state from public.outbox where recipient_id = ${who} order by id`;
const toldTo = (who: string) =>
  as(
    db.sql,
    who,
    (tx) => tx<{ id: string; event: string; read_at: Date | null; mail: string }[]>`
    select id, event, read_at, mail from public.my_notifications()`,
  );

describe('being told', () => {
  it('tells both sides of a visit by the same event, in the product and by mail', async () => {
    const patient = await addPatient(db.sql);
    const specialist = await addSpecialist(db.sql);
    const id = await bookVisit(db.sql, patient, specialist);
    await cancel(db.sql, patient, id);
    for (const [who, side] of [
      [patient, 'patient'],
      [specialist.id, 'specialist'],
    ] as const) {
      const visits = (await toldTo(who)).filter(({ event }) => event.startsWith('booking.')).map(({ event }) => event);
      expect(visits.sort()).toEqual(['booking.cancelled', 'booking.confirmed']);
      const mails = (await mailsOf(who)).map(({ template }) => template).filter((name) => name.startsWith('booking.'));
      expect(mails).toEqual([`booking.confirmed.${side}`, `booking.cancelled.${side}`]);
    }
  });

  it('writes down what a specialist did themselves, and neither rings nor mails it to them', async () => {
    const [patient, specialist] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const id = await bookVisit(db.sql, patient, specialist);
    await cancel(db.sql, specialist.id, id);
    const cancelled = (await toldTo(specialist.id)).filter(({ event }) => event === 'booking.cancelled');
    expect(cancelled.map(({ read_at }) => read_at !== null)).toEqual([true]);
    expect((await mailsOf(specialist.id)).map(({ template }) => template)).not.toContain(
      'booking.cancelled.specialist',
    );
    expect((await mailsOf(patient)).map(({ template }) => template)).toContain('booking.cancelled.patient');
  });

  it('happens once per key, and hints on the person’s own topic with the id alone', async () => {
    const patient = await addPatient(db.sql);
    await tell(patient, 'test.event', {}, 'once');
    await tell(patient, 'test.event', {}, 'once');
    const [told, ...more] = await toldTo(patient);
    expect(more).toEqual([]);
    const heard = await db.sql<{ payload: { id: string } }[]>`select payload from realtime.messages
      where topic = ${`notifications:${patient}`}`;
    expect(heard).toHaveLength(1);
    expect(heard[0]?.payload).toEqual({ id: told?.id });
  });

  it('does not mail whom it has no address of', async () => {
    const nobody = await addUser(db.sql);
    await as(db.sql, nobody, (tx) => tx`select public.sync_my_profile()`);
    await db.sql`update public.profiles set email = '' where id = ${nobody}`;
    await tell(nobody, 'test.event');
    expect(await mailsOf(nobody)).toEqual([]);
    expect(await toldTo(nobody)).toMatchObject([{ event: 'test.event', mail: 'none' }]);
  });
});

describe('what is told of one visit', () => {
  it('names it, with whom it is and how much, and leaves as one mail', async () => {
    const patient = await addPatient(db.sql);
    const specialist = await addSpecialist(db.sql, { name: 'Naledi Oneletter' });
    const [visit, other] = [
      await bookVisit(db.sql, patient, specialist),
      await bookVisit(db.sql, await addPatient(db.sql), specialist),
    ];
    await db.sql`select id from public.claim_outbox(100)`;
    for (const event of ['payment.refunded', 'payment.failed'])
      await db.sql`select private.notify(${patient}, ${event}, ${visit}, '{}', ${`${event}:${visit}`})`;
    await db.sql`select private.notify(${patient}, 'note.signed', ${randomUUID()},
      ${db.sql.json({ appointmentId: visit })}, ${`note.signed:${visit}`})`;
    await db.sql`select private.notify(${patient}, 'payment.failed', ${other}, '{}', ${`payment.failed:${other}`})`;
    const [told] = await as(
      db.sql,
      patient,
      (tx) => tx<{ payload: object }[]>`select payload from public.my_notifications() where event = 'payment.refunded'`,
    );
    expect(told?.payload).toMatchObject({
      ...{ appointmentId: visit, counterpartName: 'Naledi Oneletter', amountMinor: 4500, currency: 'USD' },
    });
    const rows = await asService(
      db.sql,
      (tx) => tx<{ id: string; template: string; payload: unknown; attempts: number; joined_to: string | null }[]>`
        select id::text, template, payload, attempts, joined_to::text from public.claim_outbox(100)
        where recipient_id = ${patient} order by id`,
    );
    const [head, ...joined] = rows.filter(
      ({ payload }) => (payload as { appointmentId: string }).appointmentId === visit,
    );
    if (head === undefined) throw new Error('no mail');
    // What can wait comes along with what goes now.
    expect(joined.map(({ template, joined_to }) => [template, joined_to])).toEqual([
      ['payment.failed', head.id],
      ['note.signed', head.id],
    ]);
    expect(rows).toHaveLength(4);
    const mail = writeJoinedMail([head, ...joined], 'a@example.com', { origin: 'https://here', now: new Date() });
    expect(mail.subject).toBe('Your money is on its way back, and 2 more about this visit');
    expect(mail.text).toContain('- The notes of your visit are ready');
    expect(mail.text.split('\n\n').slice(0, 3).join()).not.toContain('Naledi');
    // It is settled as one, and its parts with it.
    await asService(db.sql, (tx) => tx`select public.settle_outbox(${head.id}, ${head.attempts}, 'sent')`);
    const states = (await mailsOf(patient)).filter(({ id }) => rows.some((row) => row.id === id));
    expect(states.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent', 'sending']);
  });

  it('waits a little where it can, for what else comes of the visit', async () => {
    const patient = await addPatient(db.sql);
    const visit = await bookVisit(db.sql, patient, await addSpecialist(db.sql));
    await db.sql`select private.notify(${patient}, 'note.signed', ${randomUUID()},
      ${db.sql.json({ appointmentId: visit })}, ${`note.signed:${visit}`})`;
    const [mail] = await db.sql<{ waits: boolean }[]>`select not_before >= created_at + interval '3 minutes' as waits
      from public.outbox where recipient_id = ${patient} and template = 'note.signed'`;
    expect(mail?.waits).toBe(true);
  });
});

describe('what a person wants', () => {
  it('is asked per event, then per area, then by default, for each channel', async () => {
    const patient = await addPatient(db.sql);
    const mailed = async (event: string) => {
      const before = (await mailsOf(patient)).length;
      await tell(patient, event);
      return (await mailsOf(patient)).length > before;
    };
    expect(await mailed('test.one')).toBe(true);
    await prefer(patient, 'test', 'email', false);
    expect(await mailed('test.one')).toBe(false);
    await prefer(patient, 'test.one', 'email', true);
    expect(await mailed('test.one')).toBe(true);
    expect(await mailed('test.two')).toBe(false);
    await prefer(patient, 'test', 'email', null);
    expect(await mailed('test.two')).toBe(true);
    expect(await mailed('message.received'), 'only on request').toBe(false);
    await prefer(patient, 'message.received', 'email', true);
    expect(await mailed('message.received')).toBe(true);
  });

  it('cannot switch off the mail that protects them', async () => {
    const patient = await addPatient(db.sql);
    expect(await hintOf(prefer(patient, 'access.emergencyOpened', 'email', false))).toBe('notifications.alwaysTold');
    await prefer(patient, 'access', 'email', false);
    await tell(patient, 'access.emergencyOpened');
    await tell(patient, 'access.granted');
    expect((await mailsOf(patient)).map(({ template }) => template)).toEqual(['access.emergencyOpened']);
  });

  it('cannot switch it off in the product, either', async () => {
    const patient = await addPatient(db.sql);
    await prefer(patient, 'access', 'app', false);
    for (const event of ['access.emergencyOpened', 'access.granted']) await tell(patient, event);
    const unread = (await toldTo(patient)).filter(({ read_at }) => read_at === null).map(({ event }) => event);
    expect(unread.filter((event) => event.startsWith('access'))).toEqual(['access.emergencyOpened']);
  });

  it('keeps what they do not want to hear of, quietly and as read', async () => {
    const patient = await addPatient(db.sql);
    await prefer(patient, 'test.quiet', 'app', false);
    await tell(patient, 'test.quiet');
    expect((await toldTo(patient))[0]?.read_at).not.toBeNull();
    expect(await db.sql`select from realtime.messages where topic = ${`notifications:${patient}`}`).toHaveLength(0);
  });

  it('is nobody else’s, is bounded, and names events only', async () => {
    const [patient, other] = [await addPatient(db.sql), await addPatient(db.sql)];
    await prefer(patient, 'test', 'email', false);
    expect(await as(db.sql, other, (tx) => tx`select from public.notification_prefs`)).toHaveLength(0);
    for (const event of ['', 'Test', 'test.', 'a; drop table', 'x'.repeat(61)]) {
      expect(await hintOf(prefer(patient, event, 'email', false))).toBe('data.invalid');
    }
    expect(await hintOf(prefer(patient, 'test', 'pigeon', false))).toBe('data.invalid');
    await db.sql`insert into public.notification_prefs (profile_id, event, channel, wanted)
      select ${patient}, 'many.' || repeat('a', n), 'app', true from generate_series(1, 50) n`;
    await db.sql`insert into public.notification_prefs (profile_id, event, channel, wanted)
      select ${patient}, repeat('b', n), c, true from generate_series(1, 60) n, unnest(array['app', 'email']) c`;
    await db.sql`insert into public.notification_prefs (profile_id, event, channel, wanted)
      select ${patient}, repeat('c', n), 'app', true from generate_series(1, 29) n`;
    expect(await hintOf(prefer(patient, 'one.more', 'app', false))).toBe('data.invalid');
  });

  it.each(NOTIFICATION_SETTINGS_EXAMPLES.map((example) => [example.name, example] as const))(
    'settings: %s',
    async (_, { values, refused }) => {
      const patient = await addPatient(db.sql);
      const set = as(
        db.sql,
        patient,
        (tx) => tx`select public.set_notification_settings(${values.privacyMode},
        ${values.quietFrom}, ${values.quietUntil})`,
      );
      expect(await hintOf(set)).toBe(refused?.id ?? 'nothing was refused');
      const [row] = await as(db.sql, patient, (tx) => tx`select public.my_notification_settings() as s`);
      const { privacyMode, quietFrom, quietUntil } = row?.s ?? {};
      const byDefault = { privacyMode: true, quietFrom: '21:00', quietUntil: '07:00' };
      expect({ privacyMode, quietFrom, quietUntil }).toEqual(refused ? byDefault : values);
    },
  );
});

describe('quiet hours', () => {
  const quiet = async (zone: string, at: string, from = '21:00', until = '07:00') => {
    const patient = await addPatient(db.sql);
    await db.sql`update public.profiles set time_zone = ${zone} where id = ${patient}`;
    await as(db.sql, patient, (tx) => tx`select public.set_notification_settings(true, ${from}, ${until})`);
    return (await db.sql`select private.is_quiet(${patient}, ${at}::timestamptz) as quiet`)[0]?.quiet;
  };

  it.each([
    ['Africa/Johannesburg', '2026-07-01T18:59:00Z', false],
    ['Africa/Johannesburg', '2026-07-01T19:00:00Z', true],
    ['Africa/Johannesburg', '2026-07-01T04:59:00Z', true],
    ['Africa/Johannesburg', '2026-07-01T05:00:00Z', false],
    ['Europe/London', '2026-07-01T19:30:00Z', false],
    ['Europe/London', '2026-07-01T20:30:00Z', true],
    ['Europe/London', '2026-12-01T20:30:00Z', false],
    ['Asia/Kathmandu', '2026-07-01T15:14:00Z', false],
    ['Asia/Kathmandu', '2026-07-01T15:15:00Z', true],
  ])('in %s at %s: %s', async (zone, at, expected) => {
    expect(await quiet(zone, at)).toBe(expected);
  });

  it('may lie in the day, or not exist', async () => {
    expect(await quiet('UTC', '2026-07-01T13:30:00Z', '13:00', '14:00')).toBe(true);
    expect(await quiet('UTC', '2026-07-01T14:00:00Z', '13:00', '14:00')).toBe(false);
    expect(await quiet('UTC', '2026-07-01T03:00:00Z', '00:00', '00:00')).toBe(false);
  });
});

describe('a mail that does not arrive', () => {
  const due = (id: string) =>
    db.sql`update public.outbox set not_before = now() - interval '1 second' where id = ${id}`;
  const attempt = async (id: string) => {
    await due(id);
    await asService(
      db.sql,
      (tx) => tx`select public.settle_outbox(o.id, o.attempts, 'failed', 'failed 452') from public.claim_outbox(100) o
        where o.id = ${id}`,
    );
  };

  it('is tried eight times, then the person finds that we could not reach them, once a day', async () => {
    const patient = await addPatient(db.sql);
    await tell(patient, 'test.event');
    await tell(patient, 'test.other');
    const mails = await mailsOf(patient);
    for (const { id } of mails) {
      for (let n = 0; n < 7; n += 1) await attempt(id);
      expect((await toldTo(patient)).find(({ event }) => event === 'test.event')?.mail).not.toBe('none');
      await attempt(id);
    }
    expect((await mailsOf(patient)).map(({ state }) => state)).toEqual(['failed', 'failed']);
    const told = await toldTo(patient);
    expect(told.filter(({ event }) => event === 'notifications.unreachable')).toMatchObject([
      { mail: 'none', read_at: null },
    ]);
    expect(
      told
        .filter(({ mail }) => mail === 'failed')
        .map(({ event }) => event)
        .sort(),
    ).toEqual(['test.event', 'test.other']);
  });

  it('has failed, too, when the worker dies with the last attempt', async () => {
    const patient = await addPatient(db.sql);
    await tell(patient, 'test.event');
    const [mail] = await mailsOf(patient);
    for (let n = 0; n < 8; n += 1) {
      await due(mail?.id ?? '');
      await asService(db.sql, (tx) => tx`select public.claim_outbox(100)`);
    }
    expect((await mailsOf(patient))[0]?.state).toBe('sending');
    await due(mail?.id ?? '');
    await asService(db.sql, (tx) => tx`select public.claim_outbox(100)`);
    expect((await mailsOf(patient))[0]?.state).toBe('failed');
    expect((await toldTo(patient)).map(({ event }) => event)).toContain('notifications.unreachable');
  });

  it('keeps its facts and its order of states, also against the owner', async () => {
    const patient = await addPatient(db.sql);
    await tell(patient, 'test.event');
    const [{ id } = { id: '' }] = await mailsOf(patient);
    expect(await hintOf(db.sql`update public.outbox set recipient_email = 'other@example.com' where id = ${id}`)).toBe(
      '23514',
    );
    const states = ['waiting', 'sending', 'sent', 'failed'];
    const allowed = new Set(['waiting>sending', 'sending>sent', 'sending>waiting', 'sending>failed']);
    for (const from of states) {
      for (const to of states.filter((state) => state !== from)) {
        await db.sql.begin(async (tx) => {
          await tx`set local session_replication_role = replica`;
          await tx`update public.outbox set state = ${from} where id = ${id}`;
        });
        const step = db.sql`update public.outbox set state = ${to} where id = ${id}`;
        expect(await hintOf(step), `${from} → ${to}`).toBe(
          allowed.has(`${from}>${to}`) ? 'nothing was refused' : '23514',
        );
      }
    }
  });
});

describe('reading', () => {
  it('is marked once, for one or for all, by the recipient only', async () => {
    const [patient, other] = [await addPatient(db.sql), await addPatient(db.sql)];
    await tell(patient, 'test.one');
    await tell(patient, 'test.two');
    const [latest] = await toldTo(patient);
    const mark = (who: string) =>
      as(db.sql, who, (tx) => tx`select public.mark_notification_read(${latest?.id ?? ''})`);
    expect(await hintOf(mark(other))).toBe('notifications.notFound');
    await mark(patient);
    const readAt = (await toldTo(patient))[0]?.read_at;
    expect(readAt).not.toBeNull();
    await mark(patient);
    expect((await toldTo(patient))[0]?.read_at).toEqual(readAt);
    const [all] = await as(db.sql, patient, (tx) => tx`select public.mark_all_notifications_read() as n`);
    expect(all?.n).toBe(1);
    expect(await hintOf(db.sql`update public.notifications set event = 'other.event'`)).toBe('23514');
    expect(await hintOf(db.sql`delete from public.notifications`)).toBe('access.refused');
  });

  it('goes page by page without losing those of the same moment', async () => {
    const patient = await addPatient(db.sql);
    await db.sql.begin(async (tx) => {
      for (let n = 0; n < 7; n += 1) await tx`select private.notify(${patient}, 'test.many')`;
    });
    const seen = new Set<string>();
    let last: string | null = null;
    for (let page = 0; page < 4; page += 1) {
      const rows: { id: string }[] = await as(
        db.sql,
        patient,
        (tx) => tx<{ id: string }[]>`
        select id from public.my_notifications(${last}, 2)`,
      );
      for (const { id } of rows) seen.add(id);
      last = rows.at(-1)?.id ?? last;
    }
    expect(seen.size).toBe(7);
  });
});

describe('what a lock screen shows', () => {
  const HEALTH = /cardiology|cough|doctor|patient|prescription|medicine|diagnos|mental|sexual|result|allerg/i;
  const where = { origin: 'https://sawubona.example', now: new Date('2026-11-20T12:00:00Z') };

  it('names nobody and no word of health in privacy mode, whatever the event', async () => {
    const patient = await addPatient(db.sql, 'Thandi Unseen');
    const specialist = await addSpecialist(db.sql, { name: 'Naledi Unseen' });
    const id = await bookVisit(db.sql, patient, specialist);
    await cancel(db.sql, specialist.id, id);
    for (const event of [
      'access.emergencyOpened',
      'prescription.issued',
      'message.received',
      'test.unknown',
      'waitlist.offer',
    ]) {
      await tell(patient, event);
    }
    const mails = [...(await mailsOf(patient)), ...(await mailsOf(specialist.id))];
    expect(mails.length).toBeGreaterThan(6);
    for (const { template, payload } of mails) {
      const { subject, text } = writeMail(template, 'somebody@example.com', payload, where);
      const [, firstLine = ''] = text.split('\n\n');
      expect(`${subject} ${firstLine}`, template).not.toMatch(HEALTH);
      expect(`${subject} ${firstLine}`, template).not.toContain('Unseen');
    }
  });

  it.each(MAIL_TEMPLATES.filter((template) => !template.startsWith('booking.')))('is plain for %s', (event) => {
    const payload = {
      recipientName: 'Thandi',
      role: 'patient',
      counterpartName: 'Unseen',
      patientName: 'Unseen',
      specialistName: 'Unseen',
    };
    const { subject, text } = writeMail(event, 'somebody@example.com', payload, where);
    expect(`${subject} ${text}`.replaceAll(/https:\S+/g, '')).not.toMatch(HEALTH);
    expect(`${subject} ${text}`).not.toMatch(/undefined|null/);
    // Who holds a covered visit has to be said, though not where a lock screen shows it.
    const seen = event.startsWith('consultation.cover') ? text.split('\n\n').slice(0, 2).join(' ') : text;
    expect(`${subject} ${seen}`).not.toContain('Unseen');
  });

  it('leads from news of money to the visit whose money it is', async () => {
    const refId = '0a0b0c0d-0000-4000-8000-000000000001';
    const ways = MAIL_TEMPLATES.filter((event) => event.startsWith('payment.')).map((event) => [
      event,
      writeMail(event, 'somebody@example.com', { recipientName: 'T', role: 'patient', refId }, where).text,
    ]);
    expect(ways.length).toBeGreaterThan(6);
    for (const [event = '', text = ''] of ways) {
      const page = /failed|challenge/.test(event) ? 'payment' : 'consultation';
      expect(text.split('\n\n').at(-1), event).toBe(`${where.origin}/${page}/${refId}`);
    }
  });

  it('names in news of money which visit and how much, and no person', () => {
    const facts = {
      recipientName: 'T',
      role: 'patient',
      amountMinor: 4500,
      currency: 'USD',
      counterpartName: 'Unseen',
    };
    const when = { startsAt: '2027-03-01T08:00:00Z', timeZone: 'Africa/Johannesburg' };
    for (const event of MAIL_TEMPLATES.filter((name) => name.startsWith('payment.'))) {
      const { text } = writeMail(event, 'somebody@example.com', { ...facts, ...when }, where);
      expect(text, event).toContain('US$45.00');
      expect(text, event).toContain('visit on Monday 1 March 2027, 10:00');
      expect(text, event).not.toContain('Unseen');
    }
  });

  it('takes them from the payment of who paid, and from nobody else’s', async () => {
    const [patient, stranger] = [await addPatient(db.sql), await addPatient(db.sql)];
    const id = await bookVisit(db.sql, patient, await addSpecialist(db.sql));
    for (const person of [patient, stranger]) {
      await db.sql`select private.notify(${person}, 'payment.failed', ${id})`;
      await db.sql`select private.notify(${person}, 'chart.entryAdded', ${id})`;
    }
    const told = await db.sql`select m.template, m.payload ->> 'amountMinor' as amount,
        (m.payload ->> 'startsAt')::timestamptz = a.starts_at as at
      from public.outbox m cross join public.appointments a
      where a.id = ${id} and m.payload ->> 'refId' = ${id} and m.recipient_id in (${patient}, ${stranger})
        and m.template in ('payment.failed', 'chart.entryAdded')
      order by m.template, m.recipient_id = ${stranger}`;
    expect(told.map(({ template, amount, at }) => [template, amount, at])).toEqual([
      ['chart.entryAdded', null, null],
      ['chart.entryAdded', null, null],
      ['payment.failed', '4500', true],
      ['payment.failed', null, null],
    ]);
  });

  it('may name the other side first when the person switched privacy off', async () => {
    const patient = await addPatient(db.sql);
    await as(db.sql, patient, (tx) => tx`select public.set_notification_settings(false, '21:00', '07:00')`);
    await bookVisit(db.sql, patient, await addSpecialist(db.sql, { name: 'Naledi Named' }));
    const [mail] = await mailsOf(patient);
    const { text, subject } = writeMail(mail?.template ?? '', 'somebody@example.com', mail?.payload, where);
    expect(text.split('\n\n')[1]).toContain('Naledi Named');
    expect(subject).not.toContain('Naledi');
  });
});

// Last in this file: its mails stand in the line before all others.
describe('how often', () => {
  it('one person tells another a hundred times a day at most, and others as before', async () => {
    const patient = await addPatient(db.sql);
    const [one, other] = [(await addSpecialist(db.sql)).id, (await addSpecialist(db.sql)).id];
    // Whatever function it is that tells them.
    const tells = (who: string) =>
      db.sql.begin(async (tx) => {
        await tx`select set_config('request.jwt.claims', ${JSON.stringify(claimsOf(patient))}, true)`;
        await tx`select private.notify(${who}, 'access.granted', gen_random_uuid())`;
      });
    let times = 0;
    let refusal = 'nothing was refused';
    while (refusal === 'nothing was refused' && times < 120) {
      refusal = await hintOf(tells(one));
      if (refusal === 'nothing was refused') times += 1;
    }
    expect(refusal).toBe('data.busy');
    expect(times).toBe(100);
    expect(await hintOf(tells(other))).toBe('nothing was refused');
  });
});
