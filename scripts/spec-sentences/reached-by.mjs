/**
 * Where a test reaches each sentence of the specification's sections 5 and 8 by its cause: file, title of the test, message ids.
 * Of several tests, the one nearest to a person's actions is listed.
 */
export const REACHED_BY = [
  [
    'remote-auth/src/pages/unified-sign-up-page.test.tsx',
    'says everything that is missing and moves the focus to the first field',
    [
      'validation.firstName',
      'validation.lastName',
      'validation.email',
      'validation.passwordLength',
      'validation.confirmPassword',
    ],
  ],
  [
    'remote-auth/src/pages/unified-sign-up-page.test.tsx',
    'says at its field what a password lacks, and stops once it is mended',
    [
      'validation.passwordUppercase',
      'validation.passwordLowercase',
      'validation.passwordNumber',
      'validation.passwordsDiffer',
    ],
  ],
  [
    'remote-patient/src/features/onboarding/patient-onboarding-form.test.tsx',
    'says at its field everything that is missing, and sends nothing',
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
    'e2e/journeys/registration-evidence.spec.ts',
    'a new specialist joins and gives evidence, is not listed before, an operator asks for more, gets it and confirms',
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
    'remote-auth/src/pages/unified-sign-in-page.test.tsx',
    'says what is missing, moves the focus there and asks nobody',
    ['validation.passwordRequired'],
  ],
  [
    'remote-auth/src/pages/unified-sign-in-page.test.tsx',
    'shows the message or the default (%s) and keeps what was typed',
    ['signIn.failed'],
  ],
  [
    'remote-auth/src/pages/unified-sign-in-page.test.tsx',
    'offers to send the mail again and says that it went',
    ['verification.sentCheckInbox'],
  ],
  [
    'remote-auth/src/pages/unified-sign-in-page.test.tsx',
    'asks for the address when it was taken out again, and says when sending failed',
    ['verification.emailFirst', 'verification.sendFailed'],
  ],
  [
    'remote-auth/src/pages/unified-sign-in-page.test.tsx',
    'sends the mail, then takes its code and a new password',
    ['forgotPassword.sent'],
  ],
  [
    'remote-auth/src/pages/unified-sign-up-page.test.tsx',
    'shows the message or the default (%s) and keeps what was typed',
    ['signUp.failed'],
  ],
  [
    'remote-auth/src/pages/unified-sign-up-page.test.tsx',
    'creates the account and goes to the pending page',
    ['signUp.done'],
  ],
  ['remote-auth/src/pages/verify-email-page.test.tsx', 'sends again and says so', ['verification.sent']],
  [
    'remote-auth/src/pages/verify-email-page.test.tsx',
    'says when nobody knows the address',
    ['verification.emailMissing'],
  ],
  [
    'remote-auth/src/pages/callback-page.test.tsx',
    'waits with a spinner and its words, then says welcome and goes home',
    ['callback.working'],
  ],
  [
    'remote-auth/src/pages/callback-page.test.tsx',
    'says that signing in failed and goes to sign-in',
    ['callback.failed'],
  ],
  ['remote-auth/src/pages/role-selection-page.test.tsx', 'offers two cards and asks for one', ['role.required']],
  [
    'remote-auth/src/pages/role-selection-page.test.tsx',
    'keeps the choice when it could not be stored',
    ['role.failed'],
  ],
  [
    'remote-auth/src/pages/role-selection-page.test.tsx',
    'stores the role, says thank you and goes to onboarding after half a second',
    ['role.chosen'],
  ],
  [
    'host/src/actions/auth-catalogue.test.ts',
    '$id is given back',
    [
      'auth.signInFailed',
      'signIn.emailNotVerified',
      'auth.forgotPasswordFailed',
      'auth.resetPasswordFailed',
      'auth.signUpFailed',
      'verification.resendFailed',
      'auth.verifyEmailFailed',
      'auth.enterDemoFailed',
    ],
  ],
  [
    'host/src/actions/auth-catalogue.test.ts',
    '$id is shown',
    [
      'toast.resetLinkFailed',
      'toast.passwordResetLinkSent',
      'toast.resetPasswordFailed',
      'toast.passwordReset',
      'toast.signInHandled',
      'toast.signUpHandled',
    ],
  ],
  [
    'e2e/journeys/auth-errors.spec.ts',
    'onboarding that fails in its first half or in its second loses nothing; so does a sign-out',
    ['onboarding.failed', 'toast.onboardingFailed', 'onboarding.complete', 'auth.signOutFailed', 'toast.signedOut'],
  ],
  [
    'e2e/journeys/session-sync.spec.ts',
    'whatever fails on the way to the data is said, and passes by itself or by trying again in place',
    ['sync.noToken'],
  ],
  [
    'host/src/connection/connect-backend.unit.test.ts',
    'a refusal keeps its message, a profile that cannot be made is a failed sync',
    ['sync.refused', 'sync.failed'],
  ],
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
