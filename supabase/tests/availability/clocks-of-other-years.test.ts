import { writeText } from '@telehealth/contracts/mail';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, addSpecialist, claimsOf } from '../support/people';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await db.sql`update private.settings set value = 'movable' where key = 'clock'`;
});
afterAll(() => db.drop());

/** Starts offered on one local date, seen from a few days before, as local times with the offset from UTC in minutes. */
async function offered(zone: string, date: string, minutes = 60): Promise<string[]> {
  const specialist = await addSpecialist(db.sql, { zone });
  await db.sql`update public.visit_types set minutes = ${minutes}, grid_minutes = 30 where id = ${specialist.visitType}`;
  return db.sql.begin(async (tx) => {
    await tx`select set_config('sawubona.clock', ${`${date}T12:00:00Z`}::timestamptz - interval '5 days' || '', true)`;
    await tx`update public.specialists set reg_checked_at = private.clock() where profile_id = ${specialist.id}`;
    const rows = await tx<{ label: string }[]>`
      select to_char(o at time zone ${zone}, 'HH24:MI') || to_char((extract(epoch from (o at time zone ${zone}) - (o at time zone 'UTC')) / 60)::int, 'SG999') as label
      from public.find_slots(${tx.json({ specialistId: specialist.id })}, ${date}::date::timestamp at time zone ${zone},
        (${date}::date + 1)::timestamp at time zone ${zone}, 500) f, unnest(f.openings) o order by o`;
    return rows.map(({ label }) => label);
  });
}

const hours = (...times: string[]) => times;

// Facts of the IANA time zone database.
describe('the day on which clocks change', () => {
  it('London, spring 2026: nothing between one and two', async () => {
    const found = await offered('Europe/London', '2026-03-29');
    expect(found.slice(0, 5)).toEqual(hours('00:00+  0', '00:30+  0', '02:00+ 60', '02:30+ 60', '03:00+ 60'));
    expect(found).toHaveLength(46);
  });

  it('London, autumn 2026: one o’clock is offered once', async () => {
    const found = await offered('Europe/London', '2026-10-25');
    expect(found.filter((at) => at.startsWith('01:'))).toHaveLength(2);
    expect(found).toHaveLength(48);
  });

  it('New York, spring 2026: nothing between two and three', async () => {
    const found = await offered('America/New_York', '2026-03-08');
    expect(found.filter((at) => at.startsWith('02:'))).toEqual([]);
    expect(found).toContain('03:00-240');
    expect(found).toContain('01:30-300');
  });

  it('São Paulo, 2018: midnight itself did not exist', async () => {
    const found = await offered('America/Sao_Paulo', '2018-11-04');
    expect(found[0]).toBe('01:00-120');
    expect(found).toHaveLength(46);
  });

  it('Sydney, autumn 2026: two o’clock is offered once', async () => {
    const found = await offered('Australia/Sydney', '2026-04-05');
    expect(found.filter((at) => at.startsWith('02:'))).toHaveLength(2);
  });

  it('Kathmandu and Johannesburg: every half hour, quarter-hour offset and all', async () => {
    const kathmandu = await offered('Asia/Kathmandu', '2026-03-29');
    expect(kathmandu).toHaveLength(48);
    expect(kathmandu[0]).toBe('00:00+345');
    expect(await offered('Africa/Johannesburg', '2026-10-25')).toHaveLength(48);
  });
});

describe('a visit across midnight', () => {
  it('is as long as it says in the night the clocks change, and blocks both days', async () => {
    const specialist = await addSpecialist(db.sql, { zone: 'Europe/London' });
    await db.sql`update public.visit_types set minutes = 240, grid_minutes = 30 where id = ${specialist.visitType}`;
    const patient = await addPatient(db.sql);
    const held = await db.sql.begin(async (tx) => {
      await tx`select set_config('sawubona.clock', '2026-03-25T12:00:00Z', true)`;
      await tx`update public.specialists set reg_checked_at = private.clock() where profile_id = ${specialist.id}`;
      await tx`select set_config('request.jwt.claims', ${JSON.stringify(claimsOf(patient))}, true)`;
      const [row] = await tx<{ starts_at: Date; ends_at: Date }[]>`
        select * from public.hold_slot(${specialist.visitType}, '2026-03-28T23:30:00Z', 'video', 'Europe/London', gen_random_uuid())`;
      // Somebody else asks: one's own hold is no hindrance to oneself.
      await tx`select set_config('request.jwt.claims', '', true)`;
      const [next] = await tx<{ first: string }[]>`
        select to_char(f.openings[1] at time zone 'Europe/London', 'Dy HH24:MI') as first
        from public.find_slots(${tx.json({ specialistId: specialist.id })}, '2026-03-28T22:00:00Z', '2026-03-29T20:00:00Z', 1) f`;
      return { row, next };
    });
    // Half past eleven plus four real hours is half past four on the clocks of the next day.
    expect(held.row?.ends_at).toEqual(new Date('2026-03-29T03:30:00Z'));
    expect(held.next?.first).toBe('Sun 04:30');
  });
});

describe('a mail', () => {
  it('writes each moment by the database’s table of time zones, whatever the table of its writer says', async () => {
    // British Columbia ended the change of clocks in 2026; tables from before it are an hour behind in winter.
    const zone = 'America/Vancouver';
    const at = '2027-01-15T20:00:00+00:00';
    const [facts] = await db.sql<{ clocks: Record<string, number>; shown: string }[]>`
      select private.clocks_of(${db.sql.json({ startsAt: at, timeZone: zone, recipientName: '2027-01-15T20:00' })}) as clocks,
        to_char(${at}::timestamptz at time zone ${zone}, 'HH24:MI') as shown`;
    expect(Object.keys(facts?.clocks ?? {})).toEqual([String(Date.parse(at) / 1000)]);
    const visit = {
      ...{ appointmentId: 'a', recipientName: 'A', counterpartName: 'B', startsAt: at, endsAt: at, timeZone: zone },
      ...{ minutes: 30, mode: 'video', priceMinor: 0, currency: 'USD', sequence: 0 },
    };
    const subjectBy = (clocks: object | undefined) =>
      writeText('booking.soon.patient', { ...visit, clocks }).text.subject;
    expect(subjectBy(facts?.clocks)).toBe(
      `Reminder: your visit on Friday 15 January 2027, ${facts?.shown} Vancouver time`,
    );
    const told = (minutes: number) => subjectBy({ [Date.parse(at) / 1000]: minutes });
    expect([told(-420), told(-480)]).toEqual([
      'Reminder: your visit on Friday 15 January 2027, 13:00 Vancouver time',
      'Reminder: your visit on Friday 15 January 2027, 12:00 Vancouver time',
    ]);
  });

  it('carries these clocks for every moment it tells', async () => {
    const patient = await addPatient(db.sql);
    await db.sql`select private.notify(${patient}, 'waitlist.offer', null, ${db.sql.json({
      ...{ startsAt: '2027-01-15T20:00:00+00:00', expiresAt: '2027-07-15T20:00:00+00:00', timeZone: 'Europe/London' },
    })})`;
    const [mail] = await db.sql<{ payload: { clocks: object } }[]>`select payload from public.outbox
      where recipient_id = ${patient} and template like 'waitlist.offer%'`;
    expect(mail?.payload.clocks).toEqual({
      [Date.parse('2027-01-15T20:00:00Z') / 1000]: 0,
      [Date.parse('2027-07-15T20:00:00Z') / 1000]: 60,
    });
  });
});
