import { APPOINTMENT_STATUSES } from '@telehealth/contracts/booking';
import { EMERGENCY_REASONS, EMERGENCY_VERDICTS } from '@telehealth/contracts/chart';
import { SPECIALTIES } from '@telehealth/contracts/people';
import { HELP_TOPICS } from '@telehealth/contracts/schemas/help';
import { answerSchema, rowSchema } from '@telehealth/data/rows/row-schema';
import { instant, money, textOrNone, uuid, whole } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

/** One queue of the desk: how many cases wait, and how long. */
export const deskQueue = rowSchema<'desk_overview'>()({
  queue: z.string(),
  waiting: whole,
  /** Since when the oldest waits. */
  oldestAt: instant.nullable(),
  /** The deadline of the next case, if it has one. */
  dueAt: instant.nullable(),
});
export type DeskQueue = z.output<typeof deskQueue>;

export const REGISTRATION_STATES = ['unverified', 'pending', 'verified', 'rejected', 'suspended', 'expired'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];
const registrationState = z.enum(REGISTRATION_STATES);

/** A registration as operators read it. */
export const claimedRegistration = rowSchema<'registrations_to_check'>()({
  specialistId: uuid,
  name: z.string(),
  email: z.string(),
  councilNumber: z.string(),
  specialty: z.enum(SPECIALTIES),
  education: z.string(),
  hospital: z.string(),
  yearsExperience: whole,
  state: registrationState,
  askedAt: instant.nullable(),
  checkedAt: instant.nullable(),
  validUntil: instant.nullable(),
  note: z.string(),
  /** The number was verified for another specialist before. */
  heldByAnother: z.boolean(),
  /** The deadline announced to the specialist; null: number or evidence is missing, or more was requested. */
  dueAt: instant.nullable(),
  /** Since when more evidence is requested; `note` says which. */
  moreAskedAt: instant.nullable(),
  files: whole,
});
export type ClaimedRegistration = z.output<typeof claimedRegistration>;

export const registrationEvent = rowSchema<'registration_events'>()({
  id: whole,
  toState: registrationState,
  evidence: z.string(),
  note: z.string(),
  councilNumber: z.string(),
  name: z.string(),
  actorRole: z.enum(['specialist', 'operator', 'server', 'system']),
  validUntil: instant.nullable(),
  at: instant,
});
export type RegistrationEvent = z.output<typeof registrationEvent>;

/** An emergency access that waits for a verdict, or whose verdict was disputed. It does not name the patient. */
export const emergencyCase = rowSchema<'emergencies_to_review'>()({
  id: uuid,
  specialistName: z.string(),
  reasonCode: z.enum(EMERGENCY_REASONS),
  reason: z.string(),
  openedAt: instant,
  expiresAt: instant,
  endedAt: instant.nullable(),
  reviewDueAt: instant,
  overdue: z.boolean(),
  reviewState: z.enum(EMERGENCY_VERDICTS),
  disputedAt: instant.nullable(),
  dispute: textOrNone,
  contactState: z.enum(['none', 'to_call', 'told', 'not_reached']),
  /** How often this specialist used emergency access within a year, including this time. */
  timesLastYear: whole,
  /** The reader gave the disputed verdict, so a colleague must answer. */
  isOwnVerdict: z.boolean(),
});
export type EmergencyCase = z.output<typeof emergencyCase>;

/** A line of an access log as an operator reads it. */
export const reviewedLine = answerSchema({
  id: uuid,
  seq: whole,
  actorName: z.string(),
  actorRole: z.string(),
  at: instant,
  category: z.string(),
  action: z.string(),
  basis: z.string(),
});
export type ReviewedLine = z.output<typeof reviewedLine>;

/** A patient's report about one line of their log. */
export const accessReport = rowSchema<'access_reports'>()({
  id: uuid,
  report: z.string(),
  reportedAt: instant,
  answer: textOrNone,
  answeredAt: instant.nullable(),
});
export type AccessReport = z.output<typeof accessReport>;

/** A question to the help desk, with the visit it is about, if any. */
export const helpCase = rowSchema<'help_desk'>()({
  id: uuid,
  topic: z.enum(HELP_TOPICS),
  request: z.string(),
  askedAt: instant,
  /** Until when the first answer was promised. */
  dueAt: instant,
  personName: z.string(),
  /** Without an account. */
  isGuest: z.boolean(),
  /** Where they want to be called, as typed; empty: they want it written. */
  phone: textOrNone,
  visitAt: instant.nullable(),
  visitStatus: z.enum(APPOINTMENT_STATUSES).nullable(),
  patientName: textOrNone,
  specialistName: textOrNone,
  answer: textOrNone,
  answeredAt: instant.nullable(),
  /** Of the visit's payment, e.g. `R2026-000123`; empty: nothing was paid. */
  receipt: textOrNone,
});
export type HelpCase = z.output<typeof helpCase>;

/** A visit recorded as missed that can still be corrected, or that the evidence left undecided. */
export const missedVisit = rowSchema<'no_shows_to_review'>()({
  appointmentId: uuid,
  status: z.enum(['no_show_patient', 'no_show_specialist', 'booked', 'waiting']),
  startsAt: instant,
  endsAt: instant,
  patientName: z.string(),
  specialistName: z.string(),
  recordedAt: instant,
  /** Null: nothing was decided about it. */
  correctableUntil: instant.nullable(),
});
export type MissedVisit = z.output<typeof missedVisit>;

export const visitEvidence = rowSchema<'no_show_evidence'>()({
  id: whole,
  side: z.enum(['patient', 'delegate', 'specialist', 'covering', 'guest']),
  kind: z.enum(['join', 'leave', 'drop', 'callback']),
  detail: z.string(),
  at: instant,
});
export type VisitEvidence = z.output<typeof visitEvidence>;

/** A payment that its payer disputes at the bank. */
export const disputedPayment = rowSchema<'disputed_payments'>()({
  disputeRef: z.string(),
  state: z.enum(['inquiry', 'open', 'won', 'lost']),
  money: money('amount_minor'),
  isRefundWaiting: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  provider: z.string(),
  bookedAt: instant.nullable(),
  visitAt: instant,
  visitStatus: z.string(),
  /** Null: the visit was never begun, or never ended. */
  heldFrom: instant.nullable(),
  heldUntil: instant.nullable(),
});
export type DisputedPayment = z.output<typeof disputedPayment>;

/** A refund that the provider refused until the retries ended. */
export const failedRefund = rowSchema<'failed_refunds'>()({
  refundId: uuid,
  money: money('amount_minor'),
  attempts: whole,
  createdAt: instant,
  visitAt: instant,
  /** The provider's charge id; empty if it never named one. */
  providerRef: textOrNone,
});
export type FailedRefund = z.output<typeof failedRefund>;

export const jobState = rowSchema<'job_state'>()({
  name: z.string(),
  lastOkAt: instant.nullable(),
  lastErrorAt: instant.nullable(),
  /** SQLSTATE; empty when it never failed. */
  lastErrorCode: textOrNone,
  runs: whole,
  failures: whole,
  overdue: z.boolean(),
});
export type JobState = z.output<typeof jobState>;

/** A mail or text that failed permanently. */
export const lostMail = rowSchema<'mails_that_failed'>()({
  id: whole,
  /** The event behind it, e.g. `booking.confirmed`. */
  about: z.string(),
  channel: z.enum(['email', 'sms', 'whatsapp']),
  /** Masked but for its first character and its server, or for the country and the last two digits. */
  address: z.string(),
  failedAt: instant,
  attempts: whole,
  /** The worker's reason, e.g. `refused 550`; `undelivered`: the provider said so later. */
  reason: z.string(),
  maySendAgain: z.boolean(),
});
export type LostMail = z.output<typeof lostMail>;

export const mailState = rowSchema<'mail_state'>()({
  waiting: whole,
  oldestWaitingAt: instant.nullable(),
  sentLastDay: whole,
  failedLastDay: whole,
  lastSentAt: instant.nullable(),
});
export type MailState = z.output<typeof mailState>;

const sum = z.object({ amountMinor: whole, currency: z.string() });
/** The effects of a suspension: whose visits are cancelled, and how much is refunded. */
export const suspensionEffects = z.object({
  /** The first 200, soonest first. */
  visits: z.array(
    z.object({ id: uuid, patientName: z.string(), startsAt: instant, refundMinor: whole, currency: z.string() }),
  ),
  count: whole,
  people: whole,
  /** One per currency; none where nothing was paid. */
  refunds: z.array(sum),
});
export type SuspensionEffects = z.output<typeof suspensionEffects>;

/** The newest row of a flag: who has an ability that not everybody has yet. */
export const flagState = rowSchema<'flag_state'>()({
  id: whole,
  name: z.string(),
  /** The team that answers for it. */
  owner: z.string(),
  /** Of a hundred people; 0: it was ended. */
  share: whole,
  /** Its last day, `yyyy-mm-dd`, in South Africa. */
  endsOn: z.string(),
  setByName: z.string(),
  setAt: instant,
  /** Its last day is over and nobody ended it: it is off for people. */
  overdue: z.boolean(),
});
export type FlagState = z.output<typeof flagState>;
