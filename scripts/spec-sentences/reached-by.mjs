/**
 * Where a test reaches each sentence of the specification's sections 5 and 8 by its cause: file, title of the test, message ids.
 * Of several tests, the one nearest to a person's actions is listed.
 */
export const REACHED_BY = [
  [
    'e2e/journeys/validation.spec.ts',
    'our sign-up says what is missing or too weak, and stops saying it as it is mended',
    [
      'validation.firstName',
      'validation.lastName',
      'validation.email',
      'validation.passwordLength',
      'validation.passwordUppercase',
      'validation.passwordLowercase',
      'validation.passwordNumber',
      'validation.confirmPassword',
      'validation.passwordsDiffer',
    ],
  ],
  [
    'e2e/journeys/validation.spec.ts',
    'patient onboarding says what is missing at its field, and nothing typed is lost',
    [
      'validation.dateOfBirth',
      'validation.gender',
      'validation.phone',
      'validation.address',
      'validation.emergencyName',
      'validation.emergencyRelationship',
      'validation.terms',
    ],
  ],
  [
    'e2e/journeys/specialist-onboarding.spec.ts',
    'a healthcare provider joins, onboards, and is not listed before the registration is checked',
    [
      'validation.specialty',
      'validation.licenseNumber',
      'validation.yearsOfExperience',
      'validation.education',
      'validation.hospitalAffiliation',
      'validation.bio',
      'validation.consultationRate',
    ],
  ],
  ['shared-ui/src/forms/forms.test.tsx', 'gets the focus when it is the problem', ['validation.languages']],
  [
    'e2e/journeys/auth-errors.spec.ts',
    'sign-in: what is missing, what is refused, what is not verified',
    [
      'validation.passwordRequired',
      'signIn.failed',
      'auth.signInFailed',
      'signIn.emailNotVerified',
      'verification.emailFirst',
      'verification.sendFailed',
      'verification.sentCheckInbox',
    ],
  ],
  [
    'e2e/journeys/auth-errors.spec.ts',
    'a forgotten password: the mail that fails, the code that fails, the password that is set',
    [
      'forgotPassword.sent',
      'toast.resetLinkFailed',
      'auth.forgotPasswordFailed',
      'toast.passwordResetLinkSent',
      'toast.resetPasswordFailed',
      'auth.resetPasswordFailed',
      'toast.passwordReset',
    ],
  ],
  [
    'e2e/journeys/auth-errors.spec.ts',
    'sign-up: what is refused, and the verification that fails in every way',
    [
      'signUp.failed',
      'auth.signUpFailed',
      'signUp.done',
      'verification.resendFailed',
      'verification.sent',
      'auth.verifyEmailFailed',
    ],
  ],
  [
    'e2e/journeys/auth-errors.spec.ts',
    'where only the provider’s own form serves, both of ours say so and lead there',
    ['toast.signInHandled', 'toast.signUpHandled'],
  ],
  [
    'e2e/journeys/auth-errors.spec.ts',
    'the callback says what it does, and what failed; the verification screen when it knows no address',
    ['callback.working', 'callback.failed', 'verification.emailMissing'],
  ],
  [
    'e2e/journeys/auth-errors.spec.ts',
    'a role that cannot be stored is said, kept chosen, and stored at the next press',
    ['role.required', 'role.failed', 'role.chosen'],
  ],
  [
    'e2e/journeys/auth-errors.spec.ts',
    'onboarding that fails in its first half or in its second loses nothing; so does a sign-out',
    ['onboarding.failed', 'toast.onboardingFailed', 'onboarding.complete', 'auth.signOutFailed', 'toast.signedOut'],
  ],
  [
    'e2e/journeys/session-sync.spec.ts',
    'whatever fails on the way to the data is said, and trying again helps in place',
    ['sync.noToken', 'sync.refused', 'sync.failed'],
  ],
  ['e2e/journeys/demo-entry.spec.ts', 'a demo entry that fails says as whom', ['auth.enterDemoFailed']],
  [
    'e2e/journeys/demo-entry.spec.ts',
    'on the start page one enters as a demo patient, changes into a demo provider, and out again',
    ['toast.enteredDemo'],
  ],
  [
    'host/src/actions/auth-sentences.test.ts',
    '$sentence: $cause',
    ['auth.keckTokenFailed', 'auth.preferencesFailed', 'auth.onboardingFailed', 'sync.signInRequired'],
  ],
  [
    'host/src/actions/auth-actions.test.ts',
    'medical information and preferences say how it went',
    [
      'toast.medicalInfoUpdated',
      'toast.medicalInfoFailed',
      'auth.medicalInfoFailed',
      'toast.preferencesUpdated',
      'toast.preferencesFailed',
    ],
  ],
];
