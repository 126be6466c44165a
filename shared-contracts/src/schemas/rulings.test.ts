import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { isMessageId } from '../messages/message';
import { CLOSE_ACCOUNT_RULINGS } from '../rulings/account.rulings';
import { BOOKING_RULINGS } from '../rulings/booking.rulings';
import {
  ALLERGY_RULINGS,
  CONDITION_RULINGS,
  CORRECTION_RULINGS,
  DOCUMENT_RULINGS,
  MEDICATION_RULINGS,
  PATIENT_FACTS_RULINGS,
} from '../rulings/chart.rulings';
import { ACCESS_REQUEST_RULINGS, DELEGATE_RULINGS, EMERGENCY_RULINGS } from '../rulings/chart-access.rulings';
import { INTAKE_RULINGS, WAITING_ROOM_RULINGS } from '../rulings/consultation.rulings';
import { NOTE_RULINGS, VISIT_MESSAGE_RULINGS } from '../rulings/notes.rulings';
import { NOTIFICATION_SETTINGS_RULINGS } from '../rulings/notification-settings.rulings';
import { GOOD_PATIENT_ONBOARDING, PATIENT_ONBOARDING_RULINGS } from '../rulings/patient-onboarding.rulings';
import {
  EXCEPTION_RULINGS,
  MY_PROFILE_RULINGS,
  SPECIALIST_PROFILE_RULINGS,
  SQUEEZE_REASON_RULINGS,
  VISIT_TYPE_RULINGS,
  WEEK_HOURS_RULINGS,
  WEEKDAYS_RULINGS,
} from '../rulings/practice.rulings';
import { PRESCRIPTION_RULINGS } from '../rulings/prescription.rulings';
import {
  EMERGENCY_NUMBER_RULINGS,
  REVIEW_RULINGS,
  TERMS_RULINGS,
  TRIAGE_REVIEW_RULINGS,
} from '../rulings/registration.rulings';
import { RELATED_PERSON_RULINGS } from '../rulings/related-person.rulings';
import type { Ruling } from '../rulings/ruling';
import { SIGN_IN_RULINGS } from '../rulings/sign-in.rulings';
import { SIGN_UP_RULINGS } from '../rulings/sign-up.rulings';
import { GOOD_SPECIALIST_ONBOARDING, SPECIALIST_ONBOARDING_RULINGS } from '../rulings/specialist-onboarding.rulings';
import { WAITLIST_RULINGS } from '../rulings/waitlist.rulings';
import { INITIAL_PATIENT_ONBOARDING, INITIAL_SPECIALIST_ONBOARDING } from '../settings/initial-forms';
import { closeAccountSchema } from './account';
import { bookingDetailsSchema } from './booking';
import {
  allergyEntrySchema,
  conditionEntrySchema,
  correctionSchema,
  documentSchema,
  medicationEntrySchema,
  patientFactsSchema,
} from './chart';
import { accessRequestSchema, delegateSchema, emergencySchema } from './chart-access';
import { intakeSchema, waitingRoomSchema } from './consultation';
import { noteToSignSchema, visitMessageSchema } from './notes';
import { notificationSettingsSchema } from './notification-settings';
import { patientOnboardingSchema } from './patient-onboarding';
import {
  exceptionSchema,
  myProfileSchema,
  specialistProfileSchema,
  squeezeReasonSchema,
  visitTypeSchema,
  weekdaysSchema,
  weekHoursSchema,
} from './practice';
import { prescriptionSchema } from './prescription';
import { emergencyNumberSchema, reviewSchema, termsSchema, triageReviewSchema } from './registration';
import { relatedPersonSchema } from './related-person';
import { resetPasswordSchema, signInSchema, verifyEmailSchema } from './sign-in';
import { signUpSchema } from './sign-up';
import { specialistOnboardingSchema } from './specialist-onboarding';
import { waitlistSchema } from './waitlist';

function issuesOf(schema: z.ZodType, values: unknown): { path: string; id: string }[] {
  const result = schema.safeParse(values);
  return result.success ? [] : result.error.issues.map(({ path, message }) => ({ path: path.join('.'), id: message }));
}

function run(name: string, schema: z.ZodType, rulings: readonly Ruling<unknown>[]): void {
  describe(name, () => {
    it.each(rulings)('$name', ({ values, refused }) => {
      expect(issuesOf(schema, values)).toEqual(refused === undefined ? [] : [refused]);
    });
  });
}

run('signInSchema', signInSchema, SIGN_IN_RULINGS);
run('signUpSchema', signUpSchema, SIGN_UP_RULINGS);
run('patientOnboardingSchema', patientOnboardingSchema, PATIENT_ONBOARDING_RULINGS);
run('specialistOnboardingSchema', specialistOnboardingSchema, SPECIALIST_ONBOARDING_RULINGS);
run('bookingDetailsSchema', bookingDetailsSchema, BOOKING_RULINGS);
run('relatedPersonSchema', relatedPersonSchema, RELATED_PERSON_RULINGS);
run('conditionEntrySchema', conditionEntrySchema, CONDITION_RULINGS);
run('allergyEntrySchema', allergyEntrySchema, ALLERGY_RULINGS);
run('medicationEntrySchema', medicationEntrySchema, MEDICATION_RULINGS);
run('patientFactsSchema', patientFactsSchema, PATIENT_FACTS_RULINGS);
run('documentSchema', documentSchema, DOCUMENT_RULINGS);
run('correctionSchema', correctionSchema, CORRECTION_RULINGS);
run('visitTypeSchema', visitTypeSchema, VISIT_TYPE_RULINGS);
run('weekHoursSchema', weekHoursSchema, WEEK_HOURS_RULINGS);
run('weekdaysSchema', weekdaysSchema, WEEKDAYS_RULINGS);
run('exceptionSchema', exceptionSchema, EXCEPTION_RULINGS);
run('specialistProfileSchema', specialistProfileSchema, SPECIALIST_PROFILE_RULINGS);
run('myProfileSchema', myProfileSchema, MY_PROFILE_RULINGS);
run('squeezeReasonSchema', squeezeReasonSchema, SQUEEZE_REASON_RULINGS);
run('accessRequestSchema', accessRequestSchema, ACCESS_REQUEST_RULINGS);
run('delegateSchema', delegateSchema, DELEGATE_RULINGS);
run('emergencySchema', emergencySchema, EMERGENCY_RULINGS);
run('waitingRoomSchema', waitingRoomSchema, WAITING_ROOM_RULINGS);
run('intakeSchema', intakeSchema, INTAKE_RULINGS);
run('emergencyNumberSchema', emergencyNumberSchema, EMERGENCY_NUMBER_RULINGS);
run('triageReviewSchema', triageReviewSchema, TRIAGE_REVIEW_RULINGS);
run('termsSchema', termsSchema, TERMS_RULINGS);
run('reviewSchema', reviewSchema, REVIEW_RULINGS);
run('notificationSettingsSchema', notificationSettingsSchema, NOTIFICATION_SETTINGS_RULINGS);
run('visitMessageSchema', visitMessageSchema, VISIT_MESSAGE_RULINGS);
run('noteToSignSchema', noteToSignSchema, NOTE_RULINGS);
run('prescriptionSchema', prescriptionSchema, PRESCRIPTION_RULINGS);
run('closeAccountSchema', closeAccountSchema, CLOSE_ACCOUNT_RULINGS);
run('waitlistSchema', waitlistSchema, WAITLIST_RULINGS);

it('reports every empty field of a form at once, each by the id of a message', () => {
  const patient = issuesOf(patientOnboardingSchema, INITIAL_PATIENT_ONBOARDING);
  expect(patient.map((issue) => issue.path)).toEqual([
    'dateOfBirth',
    'gender',
    'phoneNumber',
    'address',
    'emergencyContact.name',
    'emergencyContact.relationship',
    'emergencyContact.phone',
    'termsAccepted',
  ]);
  const specialist = issuesOf(specialistOnboardingSchema, INITIAL_SPECIALIST_ONBOARDING);
  expect(specialist).toHaveLength(9);
  expect([...patient, ...specialist].every((issue) => isMessageId(issue.id))).toBe(true);
});

it('says by message, too, when a whole field is missing', () => {
  for (const issue of issuesOf(signUpSchema, {}))
    expect(isMessageId(issue.id), `${issue.path}: ${issue.id}`).toBe(true);
});

it('reports differing passwords although another field is wrong', () => {
  const values = {
    firstName: '',
    lastName: 'N',
    email: 'a@example.com',
    role: 'patient',
    password: 'Abcdef12',
    confirmPassword: 'x',
  };
  expect(issuesOf(signUpSchema, values).map((issue) => issue.id)).toEqual([
    'validation.firstName',
    'validation.passwordsDiffer',
  ]);
});

it('trims texts but never passwords', () => {
  expect(patientOnboardingSchema.parse({ ...GOOD_PATIENT_ONBOARDING, address: ' Home ' }).address).toBe('Home');
  const password = ' Abcdef12 ';
  const values = {
    firstName: 'T',
    lastName: 'N',
    email: 'a@example.com',
    role: 'patient',
    password,
    confirmPassword: password,
  };
  expect(signUpSchema.parse(values).password).toBe(password);
});

it('takes pictures of the listed types and sizes only', () => {
  const withPicture = (type: string, size: number) => {
    const picture = new File([new Uint8Array(size)], 'me', { type });
    return issuesOf(specialistOnboardingSchema, { ...GOOD_SPECIALIST_ONBOARDING, profileImage: picture });
  };
  expect(withPicture('image/png', 10)).toEqual([]);
  expect(withPicture('image/svg+xml', 10)).toEqual([{ path: 'profileImage', id: 'validation.picture' }]);
  expect(withPicture('image/png', 5 * 1024 * 1024 + 1)).toEqual([{ path: 'profileImage', id: 'validation.picture' }]);
});

it('reads codes with spaces and refuses the rest', () => {
  expect(verifyEmailSchema.parse({ code: ' 123 456 ' }).code).toBe('123456');
  expect(issuesOf(verifyEmailSchema, { code: '12345' })).toEqual([{ path: 'code', id: 'verification.codeRequired' }]);
  expect(issuesOf(resetPasswordSchema, { code: '123456', password: 'Abcdef12', confirmPassword: 'Abcdef13' })).toEqual([
    { path: 'confirmPassword', id: 'validation.passwordsDiffer' },
  ]);
});
