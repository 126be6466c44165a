import { expect, it } from 'vitest';
import { MESSAGES, type MessageId } from './catalogue';

/** Sentences of the specification, literally. Changing a wording is a deliberate act in two places. */
const SPECIFIED: readonly [id: MessageId, sentence: string][] = [
  ['validation.email', 'Please enter a valid email address'],
  ['validation.passwordRequired', 'Password is required'],
  ['validation.firstName', 'First name is required'],
  ['validation.lastName', 'Last name is required'],
  ['validation.passwordLength', 'Password must be at least 8 characters'],
  ['validation.passwordUppercase', 'Password must contain at least one uppercase letter'],
  ['validation.passwordLowercase', 'Password must contain at least one lowercase letter'],
  ['validation.passwordNumber', 'Password must contain at least one number'],
  ['validation.confirmPassword', 'Please confirm your password'],
  ['validation.passwordsDiffer', "Passwords don't match"],
  ['validation.specialty', 'Specialty is required'],
  ['validation.licenseNumber', 'License number is required'],
  ['validation.yearsOfExperience', 'Years of experience is required'],
  ['validation.education', 'Education information is required'],
  ['validation.hospitalAffiliation', 'Hospital affiliation is required'],
  ['validation.phone', 'Phone number must be at least 10 digits'],
  ['validation.bio', 'Bio must be at least 10 characters'],
  ['validation.languages', 'At least one language is required'],
  ['validation.consultationRate', 'Consultation rate is required'],
  ['validation.terms', 'You must accept the terms and conditions'],
  ['validation.dateOfBirth', 'Date of birth is required'],
  ['validation.gender', 'Gender is required'],
  ['validation.address', 'Address is required'],
  ['validation.emergencyName', 'Emergency contact name is required'],
  ['validation.emergencyRelationship', 'Relationship is required'],
  ['signIn.failed', 'Authentication failed. Please check your credentials and try again.'],
  [
    'signIn.emailNotVerified',
    'Email not verified. Please check your inbox for the verification link or request a new one.',
  ],
  ['verification.emailFirst', 'Please enter your email address first'],
  ['verification.sendFailed', 'Failed to send verification email'],
  ['verification.sentCheckInbox', 'Verification email sent! Please check your inbox.'],
  ['verification.sent', 'Verification email sent'],
  ['verification.resendFailed', 'Failed to resend verification email. Please try again.'],
  ['verification.emailMissing', 'Email address is missing. Please go back and try again.'],
  ['signUp.failed', 'Registration failed. Please try again.'],
  ['signUp.done', 'Account created successfully! Please check your email to verify your account.'],
  ['forgotPassword.sent', 'Password reset link sent to your email.'],
  ['callback.working', 'Completing your sign in...'],
  ['callback.failed', 'Authentication error. Please try again.'],
  ['role.required', 'Please select a role to continue'],
  ['role.failed', 'Failed to set your role. Please try again.'],
  ['role.chosen', 'Thank you for selecting your role as a {role}'],
  ['onboarding.failed', 'There was an error completing your onboarding. Please try again.'],
  ['onboarding.complete', 'Onboarding completed successfully'],
  ['auth.signUpFailed', 'Failed to sign up. Please check your credentials.'],
  ['auth.signInFailed', 'Failed to sign in. Please check your credentials.'],
  ['auth.signOutFailed', 'Failed to log out. Please try again.'],
  ['auth.onboardingFailed', 'Failed to complete onboarding. Please try again.'],
  ['auth.medicalInfoFailed', 'Failed to update medical information. Please try again.'],
  ['auth.verifyEmailFailed', 'Failed to verify email. Please try again.'],
  ['auth.keckTokenFailed', 'Failed to generate Keck token. Please try again.'],
  ['auth.preferencesFailed', 'Failed to update preferences. Please try again.'],
  ['auth.enterDemoFailed', 'Failed to enter as {role}. Please try again.'],
  ['auth.resetPasswordFailed', 'Failed to reset password. Please try again.'],
  ['auth.forgotPasswordFailed', 'Failed to process forgot password request. Please try again.'],
  ['sync.noToken', 'Failed to get authentication token'],
  ['sync.refused', 'Failed to authenticate with Supabase'],
  ['sync.failed', 'Error syncing authentication'],
  ['sync.signInRequired', 'Authentication required to display personalized content.'],
  ['toast.signUpHandled', 'Sign up is handled through the Clerk UI'],
  ['toast.signInHandled', 'Sign in is handled through the Clerk UI'],
  ['toast.signedOut', 'Signed out successfully'],
  ['toast.onboardingFailed', 'Failed to complete onboarding'],
  ['toast.medicalInfoUpdated', 'Medical information updated'],
  ['toast.medicalInfoFailed', 'Failed to update medical information'],
  ['toast.preferencesUpdated', 'Preferences updated successfully'],
  ['toast.preferencesFailed', 'Failed to update preferences'],
  ['toast.enteredDemo', 'Entered as {role} for demo purposes'],
  ['toast.passwordReset', 'Password has been reset'],
  ['toast.passwordResetLinkSent', 'Password reset link sent to your email'],
  ['toast.resetPasswordFailed', 'Failed to reset password'],
  ['toast.resetLinkFailed', 'Failed to send password reset link'],
];

it.each(SPECIFIED)('%s says "%s"', (id, sentence) => expect(MESSAGES[id].text).toBe(sentence));

it('gives both ends of onboarding their titles and the sign-up toast its six seconds', () => {
  expect(MESSAGES['onboarding.failed'].title).toBe('Onboarding Failed');
  expect(MESSAGES['onboarding.complete'].title).toBe('Onboarding Complete');
  expect(MESSAGES['signUp.done'].durationMs).toBe(6000);
});

it('writes plainly: no empty text, no "Oops", no markup', () => {
  for (const [id, entry] of Object.entries(MESSAGES)) {
    expect(entry.text.trim(), id).not.toBe('');
    expect(entry.text, id).not.toMatch(/oops|<[a-z]/i);
  }
});
