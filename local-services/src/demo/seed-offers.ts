import { WEEKDAYS } from '@telehealth/contracts/people';
import type { SeedSpecialist, SeedVisitType } from './seed-person';
import type { Row, Stage } from './stage';

interface OwnType {
  id: string;
  version: number;
  price_minor: number;
}

function typeForm(person: SeedSpecialist, type: SeedVisitType, position: number): Row {
  return {
    name: type.name,
    minutes: type.minutes,
    modes: ['video', 'voice', 'chat'],
    priceMinor: type.priceMinor,
    currency: 'USD',
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: person.bufferAfter ?? 0,
    gridMinutes: 30,
    noticeMinutes: person.notice ?? 120,
    windowDays: 60,
    cancelNoticeMinutes: 1440,
    lateRefundPercent: 50,
    needsApproval: type.asked ?? false,
    position,
  };
}

async function hoursVersion(stage: Stage, mailbox: string): Promise<number> {
  const [row] = await stage.admin(
    (tx) => tx<{ version: number }[]>`
      select hours_version as version from public.specialists where profile_id = ${stage.id(mailbox)}`,
  );
  return row?.version ?? 0;
}

/** Sets the specialist's week, adjusts the consultation that onboarding created, and adds further visit types. */
export async function offerVisits(stage: Stage, person: SeedSpecialist): Promise<void> {
  const { mailbox, hours, more = [] } = person;
  const rules = hours.flatMap(({ days, from, to }) =>
    days.map((day) => ({ weekday: WEEKDAYS.indexOf(day) + 1, startsAt: from, endsAt: to })),
  );
  await stage.call(mailbox, 'set_week_hours', { rules, version: await hoursVersion(stage, mailbox) });
  const [first] = await stage.admin(
    (tx) =>
      tx<OwnType[]>`select id, version, price_minor from public.visit_types where specialist_id = ${stage.id(mailbox)}`,
  );
  if (!first) throw new Error(`${mailbox} offers nothing.`);
  const consultation = { name: 'Consultation', minutes: 30, priceMinor: first.price_minor };
  const form = typeForm(person, consultation, 0);
  await stage.call(mailbox, 'save_visit_type', { id: first.id, form, version: first.version });
  for (const [at, type] of more.entries()) {
    await stage.call(mailbox, 'save_visit_type', { id: stage.key(), form: typeForm(person, type, at + 1) });
  }
}

type Pair = readonly [from: string, to: string];

/** Adds time off, or extra time, on every day of a range. */
export async function addException(
  stage: Stage,
  mailbox: string,
  kind: 'off' | 'extra',
  [fromDate, toDate]: Pair,
  [startsAt, endsAt]: Pair = ['00:00', '24:00'],
): Promise<void> {
  const version = await hoursVersion(stage, mailbox);
  const form = { kind, fromDate, toDate, startsAt, endsAt };
  await stage.call(mailbox, 'save_exception', { id: stage.key(), form, version });
}

/** Adds working hours at that time on any day; across midnight that is extra time on two days. */
export async function openAt(stage: Stage, mailbox: string, from: Date, minutes: number): Promise<void> {
  const until = new Date(from.getTime() + minutes * 60_000);
  const pieces = await stage.admin(
    (tx) => tx<{ day: string; begins: string; ends: string }[]>`
      select d::date::text as day, to_char(greatest(h.begins, d), 'HH24:MI') as begins,
        case when h.ends >= d + interval '1 day' then '24:00' else to_char(h.ends, 'HH24:MI') end as ends
      from (select ${from}::timestamptz at time zone s.time_zone as begins, ${until}::timestamptz at time zone s.time_zone as ends
        from public.specialists s where s.profile_id = ${stage.id(mailbox)}) h
      cross join lateral generate_series(date_trunc('day', h.begins), h.ends - interval '1 second', interval '1 day') d`,
  );
  for (const { day, begins, ends } of pieces) await addException(stage, mailbox, 'extra', [day, day], [begins, ends]);
}
