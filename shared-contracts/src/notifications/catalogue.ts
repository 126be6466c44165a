import { ACCESS } from './access.ts';
import { BIRTHDAY } from './birthday.ts';
import { BOOKING } from './booking.ts';
import { CHART } from './chart.ts';
import { CONSULTATION } from './consultation.ts';
import { GROUPS, type GroupId } from './groups.ts';
import type { Kinds } from './kind.ts';
import { OTHERS } from './others.ts';
import { PAYMENT } from './payment.ts';
import { PEOPLE } from './people.ts';
import { PRESCRIPTION } from './prescription.ts';
import { REGISTRATION } from './registration.ts';
import { TEAM } from './team.ts';

/** Every kind of notification, by its event. */
export const NOTIFICATIONS: Kinds = {
  ...BOOKING,
  ...CONSULTATION,
  ...PAYMENT,
  ...ACCESS,
  ...CHART,
  ...PRESCRIPTION,
  ...REGISTRATION,
  ...PEOPLE,
  ...TEAM,
  ...BIRTHDAY,
  ...OTHERS,
};

/** What a line of the settings switches: areas of events, and the kinds that name the line. */
export function eventsOf(id: GroupId): string[] {
  const named = Object.entries(NOTIFICATIONS).filter(([, kind]) => kind.group === id);
  return [...(GROUPS[id].areas ?? []), ...named.map(([event]) => event)];
}
