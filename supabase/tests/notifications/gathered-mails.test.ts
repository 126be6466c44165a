import { writeText } from '@telehealth/contracts/mail';
import { NOTIFICATIONS } from '@telehealth/contracts/notifications';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeGatheredMail } from '../../functions/_shared/mail/mail-texts.ts';
import { addOperator, asAt, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { bookVisit, useSandbox } from '../support/visits';

// 10:20 in Johannesburg, where everybody here lives.
const NOON = new Date('2030-03-05T08:20:00Z');
const later = (minutes: number, from = NOON) => new Date(from.getTime() + minutes * 60_000);

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

const at = <T>(moment: Date, work: (tx: TransactionSql) => Promise<T>): Promise<T> =>
  db.sql.begin(async (tx) => {
    await tx`select set_config('sawubona.clock', ${moment.toISOString()}, true)`;
    return work(tx);
  }) as Promise<T>;
let count = 0;
const tell = (who: string, event: string, payload: object = {}, moment = NOON) => {
  count += 1;
  const key = `told ${count}`;
  return at(moment, (tx) => tx`select private.notify(${who}, ${event}, null, ${tx.json({ ...payload })}, ${key})`);
};
interface Row {
  id: string;
  recipient_id: string;
  template: string;
  payload: Record<string, unknown>;
  attempts: number;
  joined_to: string | null;
  state: string;
  waits: string | null;
}
const mailsOf = (who: string) => db.sql<Row[]>`select id::text, template, payload, attempts, joined_to::text, state,
  to_char(gathered_until at time zone 'UTC', 'DD HH24:MI') as waits from public.outbox where recipient_id = ${who} order by id`;
const claimAt = async (moment: Date, who: string) =>
  (
    await at(
      moment,
      (tx) =>
        tx<
          Row[]
        >`select id::text, recipient_id, template, payload, attempts, joined_to::text, state from public.claim_outbox(100)`,
    )
  ).filter(({ recipient_id }) => recipient_id === who);
const choose = (who: string, rhythm: string, hour = 8, moment = NOON) =>
  asAt(db.sql, who, moment, (tx) => tx`select public.set_mail_rhythm(${rhythm}, ${hour})`);
const waitsOf = async (who: string) => (await mailsOf(who)).map(({ waits }) => waits);
const since = async (who: string) => (await mailsOf(who)).length;

describe('when mails that may wait come', () => {
  it('is hourly for specialists and operators, at once for patients, and as each chose', async () => {
    const people = [await addPatient(db.sql), (await addSpecialist(db.sql)).id, await addOperator(db.sql)];
    const chosen = () =>
      Promise.all(
        people.map(async (who) => {
          const [row] = await as(
            db.sql,
            who,
            (tx) => tx<{ s: { mailRhythm: string; mailHour: number } }[]>`
            select public.my_notification_settings() as s`,
          );
          return [row?.s.mailRhythm, row?.s.mailHour];
        }),
      );
    expect(await chosen()).toEqual([
      ['at_once', 8],
      ['hourly', 8],
      ['hourly', 8],
    ]);
    for (const who of people) await choose(who, 'daily', 17);
    expect(await chosen()).toEqual(people.map(() => ['daily', 17]));
    expect(await hintOf(choose(people[0] ?? '', 'weekly'))).toBe('data.invalid');
    expect(await hintOf(choose(people[0] ?? '', 'daily', 24))).toBe('data.invalid');
  });

  it('is the next full hour, or that hour of their own clock, after their quiet hours', async () => {
    const who = await addPatient(db.sql);
    await choose(who, 'hourly');
    await tell(who, 'test.event');
    await tell(who, 'help.answered');
    expect(await waitsOf(who)).toEqual([null, '05 09:00']);
    const daily = async (hour: number, moment = NOON) => {
      await choose(who, 'daily', hour, moment);
      await tell(who, 'help.answered', {}, moment);
      return (await waitsOf(who)).at(-1);
    };
    expect(await daily(17)).toBe('05 15:00');
    expect(await daily(17, later(8 * 60))).toBe('06 15:00');
    // The evening of the reader is quiet until seven.
    expect(await daily(22)).toBe('06 05:00');
    await db.sql`update public.profiles set time_zone = 'Asia/Kathmandu' where id = ${who}`;
    await choose(who, 'hourly');
    // 14:05 there: their clock is three quarters ahead.
    expect(new Set((await waitsOf(who)).slice(1))).toEqual(new Set(['05 09:15']));
  });

  it('takes along what waits already, and lets it go when they want each at once', async () => {
    const who = await addPatient(db.sql);
    await choose(who, 'hourly');
    await tell(who, 'help.answered');
    expect(await waitsOf(who)).toEqual(['05 09:00']);
    await choose(who, 'daily', 17);
    expect(await waitsOf(who)).toEqual(['05 15:00']);
    expect(await claimAt(later(5), who)).toEqual([]);
    await choose(who, 'at_once');
    expect(await waitsOf(who)).toEqual([null]);
    expect(await claimAt(later(5), who)).toHaveLength(1);
  });
});

describe('what is never held back', () => {
  const urgent = Object.entries(NOTIFICATIONS).filter(
    ([, kind]) => kind.urgency === undefined && kind.mailed !== 'never',
  );
  it('is all that the catalogue does not say may wait', async () => {
    const who = await addPatient(db.sql);
    await choose(who, 'daily', 7);
    for (const [event, { mailed }] of urgent) {
      if (mailed === 'unwanted')
        await as(db.sql, who, (tx) => tx`select public.set_notification_pref(${event}, 'email', true)`);
      await tell(who, event);
    }
    const mails = await mailsOf(who);
    expect(mails).toHaveLength(urgent.length);
    expect(mails.filter(({ waits }) => waits !== null).map(({ template }) => template)).toEqual([]);
  });

  it.each([
    'access.emergencyOpened',
    'access.emergencyReviewed',
    'access.reviewDue',
    'access.logBroken',
    'access.actedFor',
    'chart.dangerSeen',
    'chart.resultAnswered',
    'consultation.patientWorse',
    'consultation.patientWaiting',
    'notifications.phoneCode',
    'registration.moreNeeded',
    'registration.suspended',
  ])('%s among them', (event) => {
    expect(urgent.map(([name]) => name).includes(event) || NOTIFICATIONS[event]?.mailed === 'never').toBe(true);
  });

  it('what protects somebody may not be marked as able to wait', () => {
    const wrong = Object.entries(NOTIFICATIONS).filter(([, { mailed, urgency }]) => mailed === 'always' && urgency);
    expect(wrong.map(([event]) => event)).toEqual([]);
  });

  it.each([
    ['help.answered', { startsAt: later(110) }, null],
    ['help.answered', { startsAt: later(159) }, null],
    ['help.answered', { startsAt: later(161) }, '05 09:00'],
    ['help.answered', { startsAt: later(-10), endsAt: later(20) }, null],
    ['help.answered', { startsAt: later(-60), endsAt: later(-30) }, '05 09:00'],
    ['help.answered', { answerUntil: later(60) }, null],
    ['consultation.covered', { startsAt: later(10 * 60) }, null],
    ['consultation.covered', { startsAt: later(37 * 60) }, null],
    ['consultation.covered', { startsAt: later(38 * 60) }, '05 09:00'],
  ])('%s of %j waits until %s', async (event, payload, expected) => {
    const who = await addPatient(db.sql);
    await choose(who, 'hourly');
    await tell(who, event, payload);
    expect(await waitsOf(who)).toEqual([expected]);
  });

  it('is of a visit that is near, though what is told does not say when that is', async () => {
    const patient = await addPatient(db.sql);
    const visit = await bookVisit(db.sql, patient, await addSpecialist(db.sql));
    const [row] = await db.sql<{ starts_at: Date }[]>`select starts_at from public.appointments where id = ${visit}`;
    const starts = row?.starts_at ?? NOON;
    const until = async (minutesBefore: number) => {
      const moment = new Date(starts.getTime() - minutesBefore * 60_000);
      await choose(patient, 'hourly', 8, moment);
      await as(db.sql, patient, (tx) => tx`select public.set_notification_settings(true, '00:00', '00:00')`);
      const [answer] = await at(
        moment,
        (tx) => tx<{ until: Date | null }[]>`select private.gathered_until(${patient}, 'message.received',
          ${tx.json({ appointmentId: visit })}) as until`,
      );
      return answer?.until !== null;
    };
    expect([await until(90), await until(5 * 60)]).toEqual([false, true]);
  });
});

describe('what was gathered', () => {
  it('leaves as one mail, is in the inbox before, and never leaves twice', async () => {
    const { id: who } = await addSpecialist(db.sql);
    const before = await since(who);
    await tell(who, 'access.granted');
    await tell(who, 'registration.verified');
    await tell(who, 'renewal.requested');
    await tell(who, 'publishing.decided');
    const told = await asAt(
      db.sql,
      who,
      NOON,
      (tx) => tx<{ mail: string }[]>`
      select mail from public.my_notifications() where event in ('access.granted', 'renewal.requested')`,
    );
    expect(told.map(({ mail }) => mail)).toEqual(['waiting', 'waiting']);
    const early = await claimAt(later(30), who);
    // The urgent one does not wait, and takes nothing along.
    expect(early.map(({ template }) => template)).toContain('registration.verified');
    expect(early.map(({ template }) => template)).not.toContain('access.granted');
    const rows = (await claimAt(later(41), who)).filter(({ template }) => !template.startsWith('registration.'));
    const [head, ...rest] = rows.sort((a, b) => Number(a.id) - Number(b.id));
    if (head === undefined) throw new Error('nothing left');
    expect([head.template, head.joined_to]).toEqual(['access.granted', null]);
    expect(rest.map(({ template, joined_to }) => [template, joined_to])).toEqual([
      ['renewal.requested', head.id],
      ['publishing.decided', head.id],
    ]);
    // Its worker is still at it: a second run gets none of them.
    expect(await claimAt(later(42), who)).toEqual([]);
    await tell(who, 'access.requestRefused', {}, later(42));
    // The worker died. The next one sends the same lines, and no other.
    const again = (await claimAt(later(101), who)).filter(({ template }) => !template.startsWith('registration.'));
    const lines = again.filter(({ id, joined_to }) => id === head.id || joined_to === head.id);
    expect(lines.map(({ template }) => template).sort()).toEqual(rows.map(({ template }) => template).sort());
    expect(again.map(({ template }) => template)).toContain('access.requestRefused');
    await at(later(101), (tx) => tx`select public.settle_outbox(${head.id}, 2, 'sent')`);
    const after = (await mailsOf(who)).slice(before).filter(({ template }) => !template.startsWith('registration.'));
    expect(after.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent', 'sending']);
    expect((await claimAt(later(300), who)).map(({ id }) => id)).not.toContain(head.id);
  });

  it('is fifty lines at most, and the rest one more mail', async () => {
    const who = await addPatient(db.sql);
    await choose(who, 'hourly');
    for (let n = 0; n < 53; n += 1) await tell(who, 'help.answered');
    const rows = await claimAt(later(41), who);
    expect(rows).toHaveLength(53);
    const heads = rows.filter(({ joined_to }) => joined_to === null).map(({ id }) => id);
    expect(heads.map((head) => 1 + rows.filter(({ joined_to }) => joined_to === head).length).sort()).toEqual([3, 50]);
  });

  it('says of each what happened, with whom, when and where, and where to choose', async () => {
    const specialist = await addSpecialist(db.sql, { name: 'Naledi Gather' });
    const patient = await addPatient(db.sql);
    await bookVisit(db.sql, patient, specialist);
    const [booked] = (await mailsOf(specialist.id)).filter(
      ({ template }) => template === 'booking.confirmed.specialist',
    );
    await tell(specialist.id, 'access.granted');
    const [granted] = (await mailsOf(specialist.id)).filter(({ template }) => template === 'access.granted');
    if (!booked || !granted) throw new Error('no mail');
    const mail = writeGatheredMail([granted, booked], 'a@example.com', { origin: 'https://here', now: NOON });
    const name = String(booked.payload.counterpartName);
    expect(mail.subject).toBe('2 notices from Sawubona');
    const parts = mail.text.split('\n\n');
    expect(parts.slice(0, 3)).toEqual([
      expect.stringMatching(/^Hello /),
      'These notices waited for each other, as your settings say.',
      '1. You were given access to a record\nTold Tue 5 Mar, 10:20\nhttps://here/specialist/patients',
    ]);
    expect(parts[3]).toContain(`2. ${writeText(booked.template, booked.payload).text.subject}\nWith ${name}`);
    expect(parts.at(-1)).toBe('Choose when these emails come:\nhttps://here/specialist/account-settings');
    expect(mail.attachments?.map((file) => file.name)).toEqual(['visit-1.ics']);
    const where = { origin: 'https://here', now: NOON };
    const of = (template: string, role: string) => ({ template, payload: { ...granted.payload, role } });
    const own = writeGatheredMail(
      [of('help.answered', 'patient'), of('help.answered', 'patient')],
      'a@example.com',
      where,
    );
    expect(own.text).toContain('https://here/patient/account-settings');
    // Operators have no role, or that of a patient.
    const desk = writeGatheredMail(
      [of('publishing.decided', 'patient'), of('help.answered', 'patient')],
      'a@example.com',
      where,
    );
    expect(desk.text).toContain('https://here/specialist/account-settings');
  });
});
