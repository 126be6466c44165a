import {
  APPOINTMENT_STATUSES,
  type Appointment,
  type CancellationTerms,
  type NearestOpening,
  SPECIALTIES,
} from '@telehealth/contracts';
import { z } from 'zod';
import { readAs } from '../client/call-backend';
import { instant, mode, role, uuid } from '../client/row-values';
import { paymentState } from '../payments/payment.mapper';
import { visitPerson } from '../related-persons/related-person.mapper';

const status = z.enum(APPOINTMENT_STATUSES);

/** One visit as `my_appointments` and `visit_details` give it. */
export const appointmentRow = z.object({
  id: uuid,
  status,
  starts_at: instant,
  ends_at: instant,
  mode,
  reason: z.string().nullable(),
  sequence: z.number().int(),
  hold_expires_at: instant.nullable(),
  extension_used: z.boolean(),
  visit_type_id: uuid,
  visit_type_name: z.string(),
  minutes: z.number().int(),
  price_minor: z.number().int(),
  currency: z.string(),
  viewer_role: role,
  counterpart_id: uuid,
  counterpart_name: z.string(),
  counterpart_specialty: z.enum(SPECIALTIES).nullable(),
  tz_patient: z.string(),
  tz_specialist: z.string(),
  cancelled_by: z.enum(['patient', 'specialist', 'system']).nullable(),
  cancel_reason: z.string().nullable(),
  cancelled_late: z.boolean(),
  payment_state: paymentState.nullable(),
  created_at: instant,
  needs_approval: z.boolean(),
  moves_left: z.number().int(),
  alternatives: z.array(instant),
  booked_by_other: z.boolean(),
  for_whom: visitPerson.nullable(),
});

export function toAppointment(row: z.infer<typeof appointmentRow>): Appointment {
  return {
    id: row.id,
    status: row.status,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    mode: row.mode,
    reason: row.reason ?? '',
    sequence: row.sequence,
    holdExpiresAt: row.hold_expires_at,
    extensionUsed: row.extension_used,
    visitTypeId: row.visit_type_id,
    visitTypeName: row.visit_type_name,
    minutes: row.minutes,
    price: { amountMinor: row.price_minor, currency: row.currency },
    viewerRole: row.viewer_role,
    counterpartId: row.counterpart_id,
    counterpartName: row.counterpart_name,
    counterpartSpecialty: row.counterpart_specialty,
    patientTimeZone: row.tz_patient,
    specialistTimeZone: row.tz_specialist,
    cancelledBy: row.cancelled_by,
    cancelReason: row.cancel_reason,
    cancelledLate: row.cancelled_late,
    paymentState: row.payment_state,
    createdAt: row.created_at,
    needsApproval: row.needs_approval,
    movesLeft: row.moves_left,
    alternatives: row.alternatives,
    bookedByOther: row.booked_by_other,
    forWhom: row.for_whom,
  };
}

/** Rows of `my_appointments`, earliest visit first. @throws AppError `data.unreadable` */
export function toAppointments(data: unknown): Appointment[] {
  return readAs(z.array(appointmentRow), data)
    .map(toAppointment)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** Where a booking stands after one of its steps. */
export interface BookingStep {
  id: string;
  status: Appointment['status'];
  /** When the place is given free unless the next step happens; null once booked. */
  holdExpiresAt: Date | null;
  extensionUsed: boolean;
}

const stepRow = z.object({
  id: uuid,
  status,
  hold_expires_at: instant.nullable(),
  extension_used: z.boolean(),
});

/** One row of `appointments`, as the booking functions return it. @throws AppError `data.unreadable` */
export function toBookingStep(data: unknown): BookingStep {
  const row = readAs(stepRow, data);
  return { id: row.id, status: row.status, holdExpiresAt: row.hold_expires_at, extensionUsed: row.extension_used };
}

const termsRow = z.object({
  free_until: instant,
  late: z.boolean(),
  refund_minor: z.number().int(),
  currency: z.string(),
  paid_minor: z.number().int(),
  late_refund_minor: z.number().int(),
  asked_at: instant,
});

/** The one row of `cancellation_terms`. @throws AppError `data.unreadable` */
export function toCancellationTerms(data: unknown): CancellationTerms {
  const [row] = readAs(z.tuple([termsRow]), data);
  const money = (amountMinor: number) => ({ amountMinor, currency: row.currency });
  return {
    freeUntil: row.free_until,
    late: row.late,
    refund: money(row.refund_minor),
    paid: money(row.paid_minor),
    lateRefund: money(row.late_refund_minor),
    askedAt: row.asked_at,
  };
}

const nearestRow = z.object({
  specialist_id: uuid,
  specialist_name: z.string(),
  visit_type_id: uuid,
  starts_at: instant,
  same_specialist: z.boolean(),
});

/** Rows of `nearest_openings`, in the server's order. @throws AppError `data.unreadable` */
export function toNearestOpenings(data: unknown): NearestOpening[] {
  return readAs(z.array(nearestRow), data).map((row) => ({
    specialistId: row.specialist_id,
    specialistName: row.specialist_name,
    visitTypeId: row.visit_type_id,
    startsAt: row.starts_at,
    sameSpecialist: row.same_specialist,
  }));
}
