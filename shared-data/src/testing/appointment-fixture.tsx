import type { Appointment } from '../appointments/appointment.schema';

const MINUTE_MS = 60_000;

/** A booked, paid video visit of thirty minutes as the patient sees it; a test overrides what it is about. */
export function createAppointment(changes: Partial<Appointment> = {}): Appointment {
  const startsAt = changes.startsAt ?? new Date(Date.now() + 25 * MINUTE_MS);
  return {
    id: 'visit-1',
    status: 'booked',
    startsAt,
    endsAt: new Date(startsAt.getTime() + 30 * MINUTE_MS),
    mode: 'video',
    reason: 'Chest tightness on stairs',
    sequence: 0,
    holdExpiresAt: null,
    extensionUsed: false,
    visitTypeId: 'type-1',
    visitTypeName: 'Consultation',
    minutes: 30,
    extraMinutes: 0,
    price: { amountMinor: 4500, currency: 'USD' },
    viewerRole: 'patient',
    counterpartId: 'specialist-1',
    counterpartName: 'Naledi Mokoena',
    counterpartSpecialty: 'cardiology',
    patientTimeZone: 'Africa/Johannesburg',
    specialistTimeZone: 'Africa/Johannesburg',
    cancelledBy: null,
    cancelReason: null,
    cancelledLate: false,
    paymentState: 'paid',
    createdAt: new Date(startsAt.getTime() - 24 * 60 * MINUTE_MS),
    needsApproval: false,
    movesLeft: 3,
    alternatives: [],
    bookedByOther: false,
    cancelsAt: null,
    proposedStart: null,
    proposalReason: null,
    proposalUntil: null,
    ...{ standsInFor: null, coveringName: null, patientBorn: null, patientGender: null, firstVisit: null },
    charge: changes.price ?? { amountMinor: 4500, currency: 'USD' },
    ...changes,
  };
}
