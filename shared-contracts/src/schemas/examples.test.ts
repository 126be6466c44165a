import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { CLOSE_ACCOUNT_EXAMPLES } from '../examples/account.examples';
import { BOOKING_EXAMPLES } from '../examples/booking.examples';
import {
  ALLERGY_EXAMPLES,
  CONDITION_EXAMPLES,
  CORRECTION_ANSWER_EXAMPLES,
  CORRECTION_EXAMPLES,
  DOCUMENT_EXAMPLES,
  MEDICATION_EXAMPLES,
  PATIENT_FACTS_EXAMPLES,
  REMARK_EXAMPLES,
  VACCINATION_EXAMPLES,
} from '../examples/chart.examples';
import { ACCESS_REQUEST_EXAMPLES, DELEGATE_EXAMPLES, EMERGENCY_EXAMPLES } from '../examples/chart-access.examples';
import { INTAKE_EXAMPLES, WAITING_ROOM_EXAMPLES } from '../examples/consultation.examples';
import type { Example } from '../examples/example';
import { NOTIFICATION_SETTINGS_EXAMPLES } from '../examples/notification-settings.examples';
import { GOOD_PATIENT_ONBOARDING, PATIENT_ONBOARDING_EXAMPLES } from '../examples/patient-onboarding.examples';
import {
  EXCEPTION_EXAMPLES,
  MY_PROFILE_EXAMPLES,
  SPECIALIST_PROFILE_EXAMPLES,
  SQUEEZE_REASON_EXAMPLES,
  VISIT_TYPE_EXAMPLES,
  WEEK_HOURS_EXAMPLES,
  WEEKDAYS_EXAMPLES,
} from '../examples/practice.examples';
import { PRESCRIPTION_EXAMPLES } from '../examples/prescription.examples';
import {
  EMERGENCY_NUMBER_EXAMPLES,
  exchangeRateExamples,
  RESTORED_LOGS_EXAMPLES,
  REVIEW_EXAMPLES,
  TERMS_EXAMPLES,
  TRIAGE_REVIEW_EXAMPLES,
} from '../examples/registration.examples';
import { SIGN_IN_EXAMPLES } from '../examples/sign-in.examples';
import { SIGN_UP_EXAMPLES } from '../examples/sign-up.examples';
import { GOOD_SPECIALIST_ONBOARDING, SPECIALIST_ONBOARDING_EXAMPLES } from '../examples/specialist-onboarding.examples';
import { isMessageId } from '../messages/message';
import { INITIAL_PATIENT_ONBOARDING, INITIAL_SPECIALIST_ONBOARDING } from '../people/initial-forms';
import { closeAccountSchema } from './account';
import { bookingDetailsSchema } from './booking';
import {
  allergyEntrySchema,
  conditionEntrySchema,
  correctionAnswerSchema,
  correctionSchema,
  documentSchema,
  medicationEntrySchema,
  patientFactsSchema,
  remarkEntrySchema,
  vaccinationEntrySchema,
} from './chart';
import { accessRequestSchema, delegateSchema, emergencySchema } from './chart-access';
import { intakeSchema, waitingRoomSchema } from './consultation';
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
import {
  emergencyNumberSchema,
  exchangeRateSchema,
  restoredLogsSchema,
  reviewSchema,
  termsSchema,
  triageReviewSchema,
} from './registration';
import { resetPasswordSchema, signInSchema, verifyEmailSchema } from './sign-in';
import { signUpSchema } from './sign-up';
import { specialistOnboardingSchema } from './specialist-onboarding';

function issuesOf(schema: z.ZodType, values: unknown): { path: string; id: string }[] {
  const result = schema.safeParse(values);
  return result.success ? [] : result.error.issues.map(({ path, message }) => ({ path: path.join('.'), id: message }));
}

function run(name: string, schema: z.ZodType, examples: readonly Example<unknown>[]): void {
  describe(name, () => {
    it.each(examples)('$name', ({ values, refused }) => {
      expect(issuesOf(schema, values)).toEqual(refused === undefined ? [] : [refused]);
    });
  });
}

run('signInSchema', signInSchema, SIGN_IN_EXAMPLES);
run('signUpSchema', signUpSchema, SIGN_UP_EXAMPLES);
run('patientOnboardingSchema', patientOnboardingSchema, PATIENT_ONBOARDING_EXAMPLES);
run('specialistOnboardingSchema', specialistOnboardingSchema, SPECIALIST_ONBOARDING_EXAMPLES);
run('bookingDetailsSchema', bookingDetailsSchema, BOOKING_EXAMPLES);
run('conditionEntrySchema', conditionEntrySchema, CONDITION_EXAMPLES);
run('allergyEntrySchema', allergyEntrySchema, ALLERGY_EXAMPLES);
run('medicationEntrySchema', medicationEntrySchema, MEDICATION_EXAMPLES);
run('vaccinationEntrySchema', vaccinationEntrySchema, VACCINATION_EXAMPLES);
run('remarkEntrySchema', remarkEntrySchema, REMARK_EXAMPLES);
run('patientFactsSchema', patientFactsSchema, PATIENT_FACTS_EXAMPLES);
run('documentSchema', documentSchema, DOCUMENT_EXAMPLES);
run('correctionAnswerSchema', correctionAnswerSchema, CORRECTION_ANSWER_EXAMPLES);
run('correctionSchema', correctionSchema, CORRECTION_EXAMPLES);
run('visitTypeSchema', visitTypeSchema, VISIT_TYPE_EXAMPLES);
run('weekHoursSchema', weekHoursSchema, WEEK_HOURS_EXAMPLES);
run('weekdaysSchema', weekdaysSchema, WEEKDAYS_EXAMPLES);
run('exceptionSchema', exceptionSchema, EXCEPTION_EXAMPLES);
run('specialistProfileSchema', specialistProfileSchema, SPECIALIST_PROFILE_EXAMPLES);
run('myProfileSchema', myProfileSchema, MY_PROFILE_EXAMPLES);
run('squeezeReasonSchema', squeezeReasonSchema, SQUEEZE_REASON_EXAMPLES);
run('accessRequestSchema', accessRequestSchema, ACCESS_REQUEST_EXAMPLES);
run('delegateSchema', delegateSchema, DELEGATE_EXAMPLES);
run('emergencySchema', emergencySchema, EMERGENCY_EXAMPLES);
run('waitingRoomSchema', waitingRoomSchema, WAITING_ROOM_EXAMPLES);
run('intakeSchema', intakeSchema, INTAKE_EXAMPLES);
run('emergencyNumberSchema', emergencyNumberSchema, EMERGENCY_NUMBER_EXAMPLES);
run('exchangeRateSchema', exchangeRateSchema, exchangeRateExamples('2026-01-31'));
run('restoredLogsSchema', restoredLogsSchema, RESTORED_LOGS_EXAMPLES);
run('triageReviewSchema', triageReviewSchema, TRIAGE_REVIEW_EXAMPLES);
run('termsSchema', termsSchema, TERMS_EXAMPLES);
run('reviewSchema', reviewSchema, REVIEW_EXAMPLES);
run('notificationSettingsSchema', notificationSettingsSchema, NOTIFICATION_SETTINGS_EXAMPLES);
run('prescriptionSchema', prescriptionSchema, PRESCRIPTION_EXAMPLES);
run('closeAccountSchema', closeAccountSchema, CLOSE_ACCOUNT_EXAMPLES);

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
