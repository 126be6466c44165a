import { VISITS_PER_PAGE } from '@telehealth/contracts/settings';
import type { Appointment } from '../appointments/appointment.schema';
import { APPOINTMENT_GROUPS, type AppointmentGroup, groupOf } from '../appointments/group-appointments';
import { toAppointmentRow } from './fake-backend';

interface Asked {
  p_group?: AppointmentGroup;
  p_after_id?: string;
}

/** Responds as `my_appointments` does: the first page of each group, or one group's page after a visit. */
export function visitsInPages(visits: () => readonly Appointment[]): (asked?: Asked) => unknown[] {
  const pageOf = (group: AppointmentGroup, after?: string) => {
    const order = group === 'upcoming' ? 1 : -1;
    const all = visits()
      .filter((visit) => groupOf(visit, new Date()) === group)
      .sort((a, b) => order * (a.startsAt.getTime() - b.startsAt.getTime()));
    const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
    return all.slice(from, from + VISITS_PER_PAGE[group]);
  };
  return ({ p_group, p_after_id } = {}) =>
    (p_group === undefined ? APPOINTMENT_GROUPS.flatMap((group) => pageOf(group)) : pageOf(p_group, p_after_id)).map(
      toAppointmentRow,
    );
}
