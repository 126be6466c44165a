import { randomUUID } from 'node:crypto';
import { EXCEPTION_EXAMPLES, WEEK_HOURS_EXAMPLES, WEEKDAYS_EXAMPLES } from '@telehealth/contracts/examples/practice';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, addSpecialist, addUser, as, asGuest, hintOf } from '../support/people';
import { at, dayOf, practiceOf, weekdayOf } from '../support/practice';
import { acceptProposal, bookVisit, hold, propose, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
});
afterAll(() => db.drop());

const ACCEPTED = 'nothing was refused';
const everyDay = (startsAt: string, endsAt: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startsAt, endsAt }));
const newPractice = async () => {
  const specialist = await addSpecialist(db.sql);
  return { ...specialist, practice: practiceOf(db.sql, specialist.id) };
};
const openings = async (id: string, from: Date, hours: number) => {
  const until = new Date(from.getTime() + hours * 3_600_000);
  const [row] = await asGuest(
    db.sql,
    (tx) =>
      tx<
        { openings: Date[] }[]
      >`select openings from public.find_slots(${tx.json({ specialistId: id })}, ${from}, ${until}, 200)`,
  );
  return row?.openings ?? [];
};

describe('the database decides as the forms do', () => {
  it.each(WEEK_HOURS_EXAMPLES.map((example) => [example.name, example] as const))(
    'weekly hours: %s',
    async (_, { values, refused }) => {
      const { practice } = await newPractice();
      expect(await hintOf(practice.weekHours(values, 1))).toBe(refused?.id ?? ACCEPTED);
    },
  );
  it.each(WEEKDAYS_EXAMPLES.map((example) => [example.name, example] as const))(
    'weekdays: %s',
    async (_, { values, refused }) => {
      const { practice } = await newPractice();
      expect(await hintOf(practice.weekdays(values, 1))).toBe(refused?.id ?? ACCEPTED);
    },
  );
  it.each(EXCEPTION_EXAMPLES.map((example) => [example.name, example] as const))(
    'exception: %s',
    async (_, { values, refused }) => {
      const { practice } = await newPractice();
      expect(await hintOf(practice.exception(values, 1))).toBe(refused?.id ?? ACCEPTED);
    },
  );
  it.each(['', 'Mars/Olympus', 'FOO5', 'Europe/London5', 'utc', '+02:00', 'x'.repeat(61), '../../../etc/passwd'])(
    'no zone: %j',
    async (zone) => {
      const { practice } = await newPractice();
      expect(await hintOf(practice.zone(zone, 1))).toBe('practice.zone');
    },
  );
  it('asks for a day that is not over, in the zone of the practice', async () => {
    const { practice } = await newPractice();
    const past = { kind: 'off', fromDate: '2020-01-01', toDate: '2020-01-02', startsAt: '00:00', endsAt: '24:00' };
    expect(await hintOf(practice.exception(past, 1))).toBe('practice.datesPast');
    const [today] = await db.sql<
      { day: string }[]
    >`select ((now() at time zone 'Africa/Johannesburg')::date)::text as day`;
    expect(await hintOf(practice.exception({ ...past, fromDate: today?.day, toDate: today?.day }, 1))).toBe(ACCEPTED);
  });
});

describe('weekly hours', () => {
  it('may have several stretches a day, and through midnight', async () => {
    const { id, practice } = await newPractice();
    const first = at(10, '00:00');
    const weekday = weekdayOf(first);
    await practice.weekHours(
      [
        { weekday, startsAt: '08:00', endsAt: '09:00' },
        { weekday, startsAt: '23:00', endsAt: '24:00' },
        { weekday: (weekday % 7) + 1, startsAt: '00:00', endsAt: '00:30' },
      ],
      1,
    );
    const found = await openings(id, first, 36);
    expect(found).toEqual([at(10, '08:00'), at(10, '08:30'), at(10, '23:00'), at(10, '23:30'), at(11, '00:00')]);
  });

  it('hold from a day to a day', async () => {
    const { id, practice } = await newPractice();
    const validTo = dayOf(at(9, '12:00'));
    const validFrom = dayOf(at(10, '12:00'));
    await practice.weekHours(
      [
        ...everyDay('08:00', '08:30').map((rule) => ({ ...rule, validTo })),
        ...everyDay('10:00', '10:30').map((rule) => ({ ...rule, validFrom })),
      ],
      1,
    );
    expect(await openings(id, at(9, '00:00'), 48)).toEqual([at(9, '08:00'), at(10, '10:00')]);
  });

  it('as weekdays keep what is there, and give new days nine to five', async () => {
    const { practice } = await newPractice();
    const days = {
      monday: true,
      tuesday: true,
      wednesday: false,
      thursday: false,
      friday: false,
      saturday: false,
      sunday: false,
    };
    await practice.weekHours(
      [
        { weekday: 1, startsAt: '07:00', endsAt: '11:00' },
        { weekday: 1, startsAt: '12:00', endsAt: '15:00' },
        { weekday: 3, startsAt: '07:00', endsAt: '11:00' },
      ],
      1,
    );
    const { version } = await practice.weekdays(days, 2);
    expect(await practice.hours()).toEqual([
      { weekday: 1, starts: '07:00', ends: '11:00:00' },
      { weekday: 1, starts: '12:00', ends: '15:00:00' },
      { weekday: 2, starts: '09:00', ends: '17:00:00' },
    ]);
    expect(await practice.weekdays(days, null)).toEqual({ version, outside: [] });
  });

  it('changed twice at once: one change stands, the other is told', async () => {
    const { practice } = await newPractice();
    const off = {
      kind: 'off',
      fromDate: dayOf(at(5, '12:00')),
      toDate: dayOf(at(6, '12:00')),
      startsAt: '00:00',
      endsAt: '24:00',
    };
    const outcomes = await Promise.all([
      hintOf(practice.weekHours(everyDay('08:00', '12:00'), 1)),
      hintOf(practice.exception(off, 1)),
      hintOf(practice.zone('Europe/London', 1)),
    ]);
    expect(outcomes.sort()).toEqual(['data.conflict', 'data.conflict', ACCEPTED]);
    expect(await hintOf(practice.weekHours(everyDay('08:00', '11:00'), null))).toBe('data.conflict');
  });

  it('are set by specialists only', async () => {
    for (const stranger of [await addPatient(db.sql), await addUser(db.sql)]) {
      const practice = practiceOf(db.sql, stranger);
      expect(await hintOf(practice.weekHours([], 1))).toBe('access.refused');
      expect(await hintOf(practice.zone('UTC', 1))).toBe('access.refused');
      expect(await hintOf(practice.outside())).toBe('access.refused');
      expect(await hintOf(practice.removeException(randomUUID(), 1))).toBe('access.refused');
    }
  });
});

describe('time off', () => {
  const holiday = (from: number, to: number) => ({
    kind: 'off',
    fromDate: dayOf(at(from, '12:00')),
    toDate: dayOf(at(to, '12:00')),
    startsAt: '00:00',
    endsAt: '24:00',
  });

  it('names the visits it hits, offers other times, and each moves once its patient agrees', async () => {
    const { id, visitType, practice } = await newPractice();
    await practice.weekHours(everyDay('09:00', '11:00'), 1);
    const patients = [await addPatient(db.sql, 'Anele First'), await addPatient(db.sql, 'Bheki Second')];
    const specialist = { id, visitType };
    const first = await bookVisit(db.sql, patients[0] ?? '', specialist, at(5, '09:00'));
    const second = await bookVisit(db.sql, patients[1] ?? '', specialist, at(6, '09:00'));
    await bookVisit(db.sql, patients[1] ?? '', specialist, at(8, '09:00'));
    // Somebody is only looking: no visit yet, and not the specialist's to know.
    await hold(db.sql, await addPatient(db.sql), visitType, at(6, '10:00'));
    const series = randomUUID();
    const saved = await practice.exception(holiday(5, 6), 2, series);
    expect(saved.outside.map((visit) => [visit.appointmentId, visit.patientName, visit.touched])).toEqual([
      [first, 'Anele First', true],
      [second, 'Bheki Second', true],
    ]);
    const [one, two] = saved.outside;
    expect(one?.openings).toHaveLength(3);
    expect(two?.openings).not.toContain(one?.openings[0]);
    await propose(db.sql, id, first, new Date(one?.openings[0] ?? 0));
    await propose(db.sql, id, second, new Date(two?.openings[0] ?? 0));
    expect((await practice.outside()).map((visit) => visit.appointmentId)).toEqual([first, second]);
    await acceptProposal(db.sql, patients[0] ?? '', first);
    await acceptProposal(db.sql, patients[1] ?? '', second);
    expect(await practice.outside()).toEqual([]);
  });

  it('saved again changes nothing, other days replace it, removed it is gone', async () => {
    const { id, visitType, practice } = await newPractice();
    const visit = await bookVisit(db.sql, await addPatient(db.sql), { id, visitType }, at(5, '09:00'));
    const series = randomUUID();
    const saved = await practice.exception(holiday(5, 5), 1, series);
    expect((await practice.exception(holiday(5, 5), 1, series)).version).toBe(saved.version);
    expect((await practice.outside())[0]?.appointmentId).toBe(visit);
    const moved = await practice.exception(holiday(6, 7), saved.version, series);
    expect(moved.outside).toEqual([]);
    const gone = await practice.removeException(series, moved.version);
    expect(await hintOf(practice.removeException(series, gone.version))).toBe('practice.exceptionNotFound');
    expect(await openings(id, at(6, '00:00'), 24)).toHaveLength(48);
  });

  it('of somebody else is neither found nor replaced, also under the same id', async () => {
    const { id, practice } = await newPractice();
    const series = randomUUID();
    await practice.exception(holiday(5, 5), 1, series);
    const { practice: other } = await newPractice();
    expect(await hintOf(other.removeException(series, 1))).toBe('practice.exceptionNotFound');
    await other.exception(holiday(9, 9), 1, series);
    await other.removeException(series, 2);
    expect(await openings(id, at(5, '00:00'), 24)).toEqual([]);
  });

  it('ends at 2000 days to come', async () => {
    const { practice } = await newPractice();
    for (let version = 1; version <= 5; version += 1) await practice.exception(holiday(1, 367), version);
    expect(await hintOf(practice.exception(holiday(1, 367), 6))).toBe('validation.tooMany');
  });
});

describe('clocks and zones', () => {
  it('a new zone keeps every visit at its instant and says which lie outside now', async () => {
    const { id, visitType, practice } = await newPractice();
    await practice.weekHours(everyDay('09:00', '17:00'), 1);
    const early = await bookVisit(db.sql, await addPatient(db.sql), { id, visitType }, at(5, '09:00'));
    const late = await bookVisit(db.sql, await addPatient(db.sql), { id, visitType }, at(5, '16:00'));
    const rows = () =>
      db.sql`select id, during, tz_specialist, version from public.appointments where id in (${early}, ${late}) order by id`;
    const before = await rows();
    // Kathmandu is 3:45 hours ahead: its nine to five ends there at a quarter past one in Johannesburg.
    const { outside } = await practice.zone('Asia/Kathmandu', 2);
    expect(outside.map(({ appointmentId, touched }) => [appointmentId, touched])).toEqual([[late, true]]);
    expect(await rows()).toEqual(before);
    // As the public card says, at once.
    const [card] = await asGuest(
      db.sql,
      (tx) => tx`select time_zone from public.specialist_public where specialist_id = ${id}`,
    );
    expect(card?.time_zone).toBe('Asia/Kathmandu');
  });

  // The Sundays on which the clocks of New York change, and the hours of that day in whole.
  it.each([
    ['2027-03-14', 23],
    ['2027-11-07', 25],
  ])('a day with a changed clock (%s) is open as long as it really is, and off as a whole', async (day, hours) => {
    const specialist = await addSpecialist(db.sql, { zone: 'America/New_York' });
    await db.sql`update public.visit_types set minutes = 60, grid_minutes = 60 where id = ${specialist.visitType}`;
    const practice = practiceOf(db.sql, specialist.id);
    const length = async () => {
      const [row] = await db.sql<
        { hours: number }[]
      >`select (extract(epoch from sum(upper(r) - lower(r))) / 3600)::float8 as hours
        from unnest(private.free_time(${specialist.id}, 'America/New_York', ${day}::date, ${day}::date)) r`;
      return row?.hours ?? 0;
    };
    await practice.weekHours([{ weekday: 7, startsAt: '00:00', endsAt: '24:00' }], 1);
    expect(await length()).toBe(hours);
    await practice.exception({ kind: 'off', fromDate: day, toDate: day, startsAt: '00:00', endsAt: '06:00' }, 2);
    expect(await length()).toBe(18);
    await practice.exception({ kind: 'extra', fromDate: day, toDate: day, startsAt: '01:00', endsAt: '04:00' }, 3);
    // Off wins.
    expect(await length()).toBe(18);
    await practice.exception({ kind: 'off', fromDate: day, toDate: day, startsAt: '00:00', endsAt: '24:00' }, 4);
    expect(await length()).toBe(0);
  });
});

describe('public holidays', () => {
  const HOUR_MS = 3_600_000;
  /** The next one that lies a few days ahead, and midnight of it in Johannesburg. */
  async function nextHoliday() {
    const [row] = await db.sql<{ day: string }[]>`select d::date::text as day
      from generate_series(current_date + 3, current_date + 370, interval '1 day') d
      where private.public_holiday(d::date) is not null order by d limit 1`;
    const day = row?.day ?? '';
    return { day, midnight: new Date(`${day}T00:00:00+02:00`) };
  }
  const inJohannesburg = async () => {
    const specialist = await addSpecialist(db.sql, { zone: 'Africa/Johannesburg' });
    return { ...specialist, practice: practiceOf(db.sql, specialist.id) };
  };

  it('are closed for weekly hours, to a search and to whoever asks for a time', async () => {
    const { day, midnight } = await nextHoliday();
    const { id, visitType, practice } = await inJohannesburg();
    const around = await openings(id, new Date(midnight.getTime() - 2 * HOUR_MS), 28);
    expect(around.length).toBeGreaterThan(0);
    for (const opening of around) {
      expect(new Date(opening.getTime() + 2 * HOUR_MS).toISOString().slice(0, 10)).not.toBe(day);
    }
    const noon = new Date(midnight.getTime() + 12 * HOUR_MS);
    const patient = await addPatient(db.sql);
    expect(await hintOf(hold(db.sql, patient, visitType, noon))).toBe('booking.slotNotOffered');
    // Who does not live by this calendar is bookable as on any day.
    const elsewhere = await newPractice();
    expect(await hintOf(hold(db.sql, patient, elsewhere.visitType, noon))).toBe(ACCEPTED);
    // Opened, for some hours.
    await practice.exception({ kind: 'extra', fromDate: day, toDate: day, startsAt: '09:00', endsAt: '13:00' }, 1);
    const open = await openings(id, midnight, 24);
    expect(open[0]).toEqual(new Date(midnight.getTime() + 9 * HOUR_MS));
    expect(open.at(-1)?.getTime()).toBeLessThan(midnight.getTime() + 13 * HOUR_MS);
    expect(await hintOf(hold(db.sql, await addPatient(db.sql), visitType, noon))).toBe(ACCEPTED);
  });

  it('are listed for a year, with those that are opened', async () => {
    const { day } = await nextHoliday();
    const { id, practice } = await inJohannesburg();
    const listed = () =>
      as(
        db.sql,
        id,
        (tx) => tx<{ day: string; name: string; opened: boolean }[]>`
        select day::text as day, name, opened from public.my_public_holidays()`,
      );
    const before = await listed();
    expect(before.length).toBeGreaterThanOrEqual(12);
    expect(before.map(({ name }) => name)).toEqual(expect.arrayContaining(['Good Friday', 'Day of Goodwill']));
    expect(before.some(({ opened }) => opened)).toBe(false);
    await practice.exception({ kind: 'extra', fromDate: day, toDate: day, startsAt: '09:00', endsAt: '13:00' }, 1);
    expect((await listed()).filter(({ opened }) => opened).map((one) => one.day)).toEqual([day]);
    expect(await as(db.sql, (await newPractice()).id, (tx) => tx`select from public.my_public_holidays()`)).toEqual([]);
  });

  it('stand on the public page of who is closed then', async () => {
    const { day } = await nextHoliday();
    const { id, practice } = await inJohannesburg();
    const shown = async (specialist: string) => {
      const [row] = await asGuest(
        db.sql,
        (tx) => tx<{ holidays: { day: string; name: string }[] }[]>`
          select public.specialist_page(${specialist}) -> 'holidays' as holidays`,
      );
      return row?.holidays.map((one) => one.day);
    };
    // Between two of them lie 83 days at most.
    expect(await shown(id)).toContain(day);
    await practice.exception({ kind: 'extra', fromDate: day, toDate: day, startsAt: '09:00', endsAt: '13:00' }, 1);
    expect(await shown(id)).not.toContain(day);
    expect(await shown((await newPractice()).id)).toEqual([]);
  });
});
