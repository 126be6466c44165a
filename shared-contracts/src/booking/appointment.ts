export const CONSULTATION_MODES = ['video', 'voice', 'chat'] as const;
/** How a visit takes place. */
export type ConsultationMode = (typeof CONSULTATION_MODES)[number];

export const APPOINTMENT_STATUSES = [
  'held',
  'requested',
  'awaiting_payment',
  'booked',
  'waiting',
  'in_progress',
  'completed',
  'cancelled',
  'declined',
  'expired',
  'no_show_patient',
  'no_show_specialist',
  'entered_in_error',
] as const;
/** State of a booking; the database owns the transitions. */
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];
