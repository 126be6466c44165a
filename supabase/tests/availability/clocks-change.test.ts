import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, addSpecialist, asGuest } from '../support/people';
import { hold } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
});
afterAll(() => db.drop());

const ZONES = [
  // As Johannesburg, but on whose public holidays these specialists work.
  'Africa/Maputo',
  'Europe/London',
  'America/New_York',
  'America/Sao_Paulo',
  'Australia/Sydney',
  'Asia/Kathmandu',
] as const;
/** Zones whose clocks do not change any more. */
const STEADY: ReadonlySet<string> = new Set(['Africa/Maputo', 'America/Sao_Paulo', 'Asia/Kathmandu']);
const DAY_MS = 86_400_000;

function local(at: Date, zone: string) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const [day = '', time = ''] = parts.format(at).split(', ');
  return { day, time };
}

const offsetOf = (at: Date, zone: string) =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find((p) => p.type === 'timeZoneName')?.value;

/** Days within the coming year on which the clocks of the zone change. */
function changes(zone: string): Date[] {
  const days = Array.from(
    { length: 360 },
    (_, n) => new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + (n + 2) * DAY_MS),
  );
  return days.filter((day) => offsetOf(day, zone) !== offsetOf(new Date(day.getTime() + DAY_MS), zone));
}

async function openings(specialistId: string, from: Date, days: number): Promise<Date[]> {
  const [row] = await asGuest(
    db.sql,
    (tx) => tx<{ openings: Date[] }[]>`select openings from public.find_slots(${tx.json({ specialistId })}, ${from},
      ${new Date(from.getTime() + days * DAY_MS)}, 500)`,
  );
  return row?.openings ?? [];
}

describe.each(ZONES)('hours in %s', (zone) => {
  it('stay at the same wall-clock time on both sides of every clock change', async () => {
    const specialist = await addSpecialist(db.sql, { zone });
    await db.sql`update public.availability_rules set starts_at = '09:00', ends_at = '11:00' where specialist_id = ${specialist.id}`;
    const days = changes(zone);
    expect(days.length).toBe(STEADY.has(zone) ? 0 : 2);
    for (const day of [...days, new Date(Date.now() + 20 * DAY_MS)]) {
      const found = await openings(specialist.id, new Date(day.getTime() - 2 * DAY_MS), 5);
      expect(found.length).toBeGreaterThanOrEqual(16);
      expect(new Set(found.map((at) => local(at, zone).time))).toEqual(new Set(['09:00', '09:30', '10:00', '10:30']));
    }
  });

  it('round the clock give every real half hour of the day once, gaps and repeats included', async () => {
    const specialist = await addSpecialist(db.sql, { zone });
    for (const day of [...changes(zone), new Date(Date.now() + 20 * DAY_MS)]) {
      const found = await openings(specialist.id, new Date(day.getTime() - DAY_MS), 3);
      for (const [at, opening] of found.entries()) {
        const gap = at === 0 ? 30 : (opening.getTime() - Number(found[at - 1])) / 60_000;
        // Where an hour exists twice its wall-clock times are offered once, so one pause of 90 minutes appears.
        expect([30, 90]).toContain(gap);
      }
      const labels = found.map((opening) => `${local(opening, zone).day} ${local(opening, zone).time}`);
      expect(new Set(labels).size, 'no wall-clock time twice').toBe(labels.length);
    }
  });

  it('let a visit begin before midnight and end after it', async () => {
    const specialist = await addSpecialist(db.sql, { zone });
    await db.sql`update public.visit_types set minutes = 60 where id = ${specialist.visitType}`;
    const found = await openings(specialist.id, new Date(Date.now() + 20 * DAY_MS), 2);
    const late = found.find((at) => local(at, zone).time === '23:30');
    if (!late) throw new Error('Nothing at half past eleven.');
    const held = await hold(db.sql, await addPatient(db.sql), specialist.visitType, late);
    expect(held.starts_at).toEqual(late);
  });
});

describe('exceptions, notice and buffers', () => {
  it('take off what is off, add what is extra, and off wins', async () => {
    const { id } = await addSpecialist(db.sql);
    await db.sql`update public.availability_rules set starts_at = '09:00', ends_at = '10:00' where specialist_id = ${id}`;
    const day = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + 10 * DAY_MS);
    const date = day.toISOString().slice(0, 10);
    await db.sql`insert into public.availability_exceptions (specialist_id, on_date, starts_at, ends_at, kind) values
      (${id}, ${date}, '09:30', '24:00', 'off'), (${id}, ${date}, '07:00', '08:00', 'extra'), (${id}, ${date}, '20:00', '21:00', 'extra')`;
    const found = await openings(id, day, 1);
    expect(found.map((at) => local(at, 'Africa/Johannesburg').time)).toEqual(['07:00', '07:30', '09:00']);
  });

  it('keep the notice and the pauses around visits', async () => {
    const { id, visitType } = await addSpecialist(db.sql);
    await db.sql`update public.visit_types set notice_minutes = 600, buffer_before_minutes = 10, buffer_after_minutes = 20 where id = ${visitType}`;
    const [first] = await openings(id, new Date(), 2);
    expect(Number(first) - Date.now()).toBeGreaterThanOrEqual(600 * 60_000);
    const from = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + 5 * DAY_MS);
    const noon = new Date(from.getTime() + 12 * 3_600_000);
    await hold(db.sql, await addPatient(db.sql), visitType, noon);
    const around = (await openings(id, new Date(noon.getTime() - 3_600_000), 1))
      .slice(0, 3)
      .map((at) => (Number(at) - Number(noon)) / 60_000);
    expect(around).toEqual([-60, 60, 90]);
  });

  it('keep the pauses of the new visit beside visits that were booked without any', async () => {
    const { id, visitType } = await addSpecialist(db.sql);
    const noon = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + 5.5 * DAY_MS);
    await hold(db.sql, await addPatient(db.sql), visitType, noon);
    await db.sql`update public.visit_types set buffer_before_minutes = 10, buffer_after_minutes = 10 where id = ${visitType}`;
    const around = (await openings(id, new Date(noon.getTime() - 3_600_000), 1))
      .slice(0, 2)
      .map((at) => (Number(at) - Number(noon)) / 60_000);
    expect(around).toEqual([-60, 60]);
  });

  it('filter by weekday in the viewer’s zone', async () => {
    const { id } = await addSpecialist(db.sql, { zone: 'Australia/Sydney' });
    const filters = { specialistId: id, weekday: 'sunday', timeZone: 'America/New_York' };
    const [row] = await asGuest(
      db.sql,
      (tx) =>
        tx<
          { openings: Date[] }[]
        >`select openings from public.find_slots(${tx.json(filters)}, p_per_visit_type => 100)`,
    );
    const days = (row?.openings ?? []).map((at) =>
      new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', weekday: 'long' }).format(at),
    );
    expect(new Set(days)).toEqual(new Set(['Sunday']));
  });
});

describe('clocks that screens are told', () => {
  const told = async (zone: string) => {
    const [row] = await asGuest(
      db.sql,
      (tx) => tx<{ known_from: Date; known_until: Date; changes_at: Date[]; minutes_ahead: number[] }[]>`
        select * from public.clocks_of_a_zone(${zone})`,
    );
    if (row === undefined) throw new Error('Nothing was told');
    return row;
  };

  it.each([...ZONES, 'America/Vancouver', 'Australia/Lord_Howe', 'Africa/Casablanca', 'UTC'])(
    'are the database’s own of every hour, in %s',
    async (zone) => {
      const clock = await told(zone);
      const changes = clock.changes_at.map((at, n) => ({
        at: at.toISOString(),
        ahead: clock.minutes_ahead[n] ?? null,
      }));
      const differing = await db.sql`
        with told as (
          select c.at, coalesce(lead(c.at) over (order by c.at), ${clock.known_until}) as until, c.ahead
          from jsonb_to_recordset(${db.sql.json(changes)}) c (at timestamptz, ahead int)
        )
        select h.at from generate_series(${clock.known_from}::timestamptz, ${clock.known_until}::timestamptz - interval '1 hour', interval '1 hour') h (at)
        left join told t on h.at >= t.at and h.at < t.until
        where t.ahead is distinct from private.minutes_ahead(h.at, ${zone})`;
      expect([...differing]).toEqual([]);
    },
  );

  it('change to the minute, and not at all where they are steady', async () => {
    const london = await told('Europe/London');
    expect(london.changes_at.length).toBeGreaterThan(5);
    const shown = london.changes_at.slice(1).map((at) => at.toISOString().slice(11));
    expect(new Set(shown)).toEqual(new Set(['01:00:00.000Z']));
    expect((await told('Africa/Johannesburg')).minutes_ahead).toEqual([120]);
  });

  it.each(['FOO5', 'Mars/Olympus', '', "x'; select 1"])('are refused for %j, which is no zone', async (zone) => {
    await expect(told(zone)).rejects.toMatchObject({ hint: 'data.invalid' });
  });
});
