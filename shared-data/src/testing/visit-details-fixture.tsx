import type { Appointment } from '../appointments/appointment.schema';
import { createAppointment } from './appointment-fixture';
import { toAppointmentRow } from './fake-backend';

export const VISIT_ID = '5d0c1f9e-0000-4000-8000-000000000001';
const MINUTE_MS = 60_000;

/** A row of `visit_details` for a booked video visit as its patient sees it; a test overrides what it is about. */
export function visitDetailsRow(
  visit: Partial<Appointment> = {},
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  const full = createAppointment({ id: VISIT_ID, ...visit });
  return {
    askedAt: new Date().toISOString(),
    side: full.viewerRole,
    visit: toAppointmentRow(full),
    ...{ patientName: 'Thandi Nkosi', patientBorn: '1990-05-01' },
    ...{ specialistName: 'Naledi Mokoena', bookedByName: null, invitation: null },
    instead: null,
    consentAt: full.createdAt.toISOString(),
    opensAt: new Date(full.startsAt.getTime() - 30 * MINUTE_MS).toISOString(),
    closesAt: new Date(full.endsAt.getTime() + 15 * MINUTE_MS).toISOString(),
    room: roomRow(),
    history: [],
    preparation: null,
    intake: null,
    files: [],
    triage: false,
    urgentAt: null,
    sharing: null,
    brief: null,
    ...{ notes: [], prescriptions: [], payment: null, threadUntil: null, review: null, reviewUntil: null, earlier: [] },
    ...changes,
  };
}

export const fileRow = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...{ id: 'file-1', title: null, type: 'image/jpeg', size: 240_000, version: 1, mayOpen: true, ...changes },
});

export const roomRow = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...{ state: 'scheduled', medium: 'video', waitingSince: null, startedAt: null, endedAt: null, endedBy: null },
  ...{ pausedSeconds: 0, patientLateMinutes: null, specialistLateMinutes: null, coveringName: null },
  ...{ patientHere: false, specialistHere: false, noteSignedAt: null, interruptedAt: null, interruptedSide: null },
  ...{
    fallbackStep: null,
    agreedAt: '2026-11-27T10:00:00Z',
    identityConfirmedAt: null,
    wrongPersonAt: null,
    closingReason: null,
    place: null,
    ring: null,
    noShow: null,
  },
  ...changes,
});

/** A signed note with its plan, as its patient gets it. */
export const noteRow = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...{ id: 'note-1', authorName: 'Naledi Mokoena', state: 'signed', category: 'notes', isAddendum: false },
  ...{ soap: { assessment: 'Contact eczema' }, planPlain: 'Change the soap.', signedAt: new Date().toISOString() },
  ...{ version: 2, isMine: false, teachBack: [], answered: null, watchFor: { callAtOnce: [], writeOrBook: [] } },
  ...changes,
});
