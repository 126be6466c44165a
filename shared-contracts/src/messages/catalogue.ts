import { ACCESS_MESSAGES } from './access.messages';
import { ACCOUNT_MESSAGES } from './account.messages';
import { ARRIVAL_MESSAGES } from './arrival.messages';
import { AUTH_MESSAGES } from './auth.messages';
import { BOOKING_MESSAGES } from './booking.messages';
import { CHART_MESSAGES } from './chart.messages';
import { CHART_ACCESS_MESSAGES } from './chart-access.messages';
import { CONSULTATION_MESSAGES } from './consultation.messages';
import { DATA_MESSAGES } from './data.messages';
import { DESK_MESSAGES } from './desk.messages';
import { DEVICE_MESSAGES } from './device.messages';
import { EMERGENCY_PAGE_MESSAGES } from './emergency-page.messages';
import { ENDS_MESSAGES } from './ends.messages';
import { GUEST_MESSAGES } from './guests.messages';
import { LETTER_MESSAGES } from './letters.messages';
import { LOCK_MESSAGES } from './lock.messages';
import { NOTES_MESSAGES } from './notes.messages';
import { NOTIFICATION_MESSAGES } from './notifications.messages';
import { ONBOARDING_MESSAGES } from './onboarding.messages';
import { PAPER_MESSAGES } from './papers.messages';
import { PASSWORD_MESSAGES } from './password.messages';
import { PAYMENT_MESSAGES } from './payment.messages';
import { PERSON_MESSAGES } from './person.messages';
import { PRACTICE_MESSAGES } from './practice.messages';
import { PRESCRIPTION_MESSAGES } from './prescription.messages';
import { RECORDS_MESSAGES } from './records.messages';
import { FEEDBACK_MESSAGES, PUBLISHING_MESSAGES, REGISTRATION_MESSAGES } from './registration.messages';
import { SECURITY_MESSAGES } from './security.messages';
import { SESSION_MESSAGES } from './session.messages';
import { SHARING_MESSAGES } from './sharing.messages';
import { TEAM_MESSAGES } from './team.messages';
import { TOAST_MESSAGES } from './toast.messages';
import { VALIDATION_MESSAGES } from './validation.messages';
import { VERIFICATION_MESSAGES } from './verification.messages';
import { WAITLIST_MESSAGES } from './waitlist.messages';
import { WORK_MESSAGES } from './work.messages';

/**
 * Every sentence the product says, by id. Pages that must stay small import one area instead
 * (`messageFrom(BOOKING_MESSAGES, …)`), so that the others are left out of their build.
 */
export const MESSAGES = {
  ...ACCESS_MESSAGES,
  ...ACCOUNT_MESSAGES,
  ...ARRIVAL_MESSAGES,
  ...AUTH_MESSAGES,
  ...BOOKING_MESSAGES,
  ...CHART_ACCESS_MESSAGES,
  ...CHART_MESSAGES,
  ...DESK_MESSAGES,
  ...DEVICE_MESSAGES,
  ...CONSULTATION_MESSAGES,
  ...DATA_MESSAGES,
  ...EMERGENCY_PAGE_MESSAGES,
  ...ENDS_MESSAGES,
  ...GUEST_MESSAGES,
  ...LETTER_MESSAGES,
  ...LOCK_MESSAGES,
  ...NOTIFICATION_MESSAGES,
  ...NOTES_MESSAGES,
  ...ONBOARDING_MESSAGES,
  ...PAPER_MESSAGES,
  ...PASSWORD_MESSAGES,
  ...PAYMENT_MESSAGES,
  ...PERSON_MESSAGES,
  ...PRACTICE_MESSAGES,
  ...PRESCRIPTION_MESSAGES,
  ...RECORDS_MESSAGES,
  ...FEEDBACK_MESSAGES,
  ...PUBLISHING_MESSAGES,
  ...REGISTRATION_MESSAGES,
  ...SECURITY_MESSAGES,
  ...SESSION_MESSAGES,
  ...SHARING_MESSAGES,
  ...TEAM_MESSAGES,
  ...TOAST_MESSAGES,
  ...VALIDATION_MESSAGES,
  ...VERIFICATION_MESSAGES,
  ...WAITLIST_MESSAGES,
  ...WORK_MESSAGES,
} as const;

/** Id of a message, e.g. `booking.slotTaken`. Also the hint of a refusal by the database. */
export type MessageId = keyof typeof MESSAGES;
