import type { Appointment } from '../appointments/appointment.schema';
import { createAppointment } from './appointment-fixture';
import { toAppointmentRow } from './fake-backend';

export const VISIT_ID = '5d0c1f9e-0000-4000-8000-000000000001';
const MINUTE_MS = 60_000;

/** What `visit_details` sends of a booked video visit, seen by its patient; a test overrides what it is about. */
export function visitDetailsRow(
  visit: Partial<Appointment> = {},
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  const full = createAppointment({ id: VISIT_ID, ...visit });
  return {
    askedAt: new Date().toISOString(),
    side: full.viewerRole,
    visit: toAppointmentRow(full),
    ...{ patientName: 'Thandi Nkosi', specialistName: 'Naledi Mokoena', bookedByName: null, invitation: null },
    consentAt: full.createdAt.toISOString(),
    opensAt: new Date(full.startsAt.getTime() - 30 * MINUTE_MS).toISOString(),
    room: roomRow(),
    history: [],
    preparation: null,
    intake: null,
    files: [],
    triage: false,
    sharing: null,
    ...{ notes: [], prescriptions: [], review: null, reviewUntil: null, earlier: [] },
    ...changes,
  };
}

/** A file on the page of a visit. */
export const fileRow = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...{ id: 'file-1', title: null, type: 'image/jpeg', size: 240_000, version: 1, mayOpen: true, ...changes },
});

export const roomRow = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...{ state: 'scheduled', medium: 'video', waitingSince: null, startedAt: null, endedAt: null, endedBy: null },
  ...{ pausedSeconds: 0, patientLateMinutes: null, specialistLateMinutes: null, coveringName: null },
  ...{ patientHere: false, specialistHere: false, noteSignedAt: null, ...changes },
});
