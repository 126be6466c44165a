import { WEEKDAYS } from '@telehealth/contracts';
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

/** The specialist sets their week, tunes the consultation that onboarding made, and adds further visit types. */
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

/** Time off, or extra time, on every day of a range. */
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
