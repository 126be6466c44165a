/** The part of Clerk's client that the host uses; test doubles implement it too. */
export interface ClerkLike {
  loaded: boolean;
  client: { signIn: SignInAttempt; signUp: SignUpAttempt } | undefined;
  user: ClerkUser | null | undefined;
  session: { getToken(options: { template: string }): Promise<string | null> } | null | undefined;
  setActive(target: { session: string | null }): Promise<void>;
  /** With a callback, the client does not navigate by itself. */
  signOut(callback: () => void): Promise<void>;
}

export interface SignInAttempt {
  /** Id of the current attempt; a new attempt has another one. */
  id?: string;
  status: string | null;
  createdSessionId: string | null;
  /** Second factors of the account; null while none is required. */
  supportedSecondFactors: readonly { strategy: string }[] | null;
  create(params: SignInStart): Promise<SignInAttempt>;
  supportedFirstFactors: readonly FirstFactor[] | null;
  prepareFirstFactor(params: { strategy: 'phone_code'; phoneNumberId: string }): Promise<SignInAttempt>;
  attemptFirstFactor(params: {
    strategy: 'reset_password_email_code' | 'phone_code';
    code: string;
  }): Promise<SignInAttempt>;
  resetPassword(params: { password: string; signOutOfOtherSessions: boolean }): Promise<SignInAttempt>;
  attemptSecondFactor(params: { strategy: 'totp' | 'backup_code'; code: string }): Promise<SignInAttempt>;
}
interface FirstFactor {
  strategy: string;
  /** Of the strategy `phone_code`. */
  phoneNumberId?: string;
}
type SignInStart =
  | { identifier: string }
  | { strategy: 'password'; identifier: string; password: string }
  | { strategy: 'reset_password_email_code'; identifier: string }
  | { strategy: 'ticket'; ticket: string };

export interface SignUpAttempt {
  /** As for a sign-in. */
  id?: string;
  status: string | null;
  /** Required fields that the sign-up lacks, besides verification. */
  missingFields: readonly string[];
  emailAddress: string | null;
  createdSessionId: string | null;
  create(params: {
    emailAddress?: string;
    phoneNumber?: string;
    password?: string;
    firstName: string;
    lastName: string;
    unsafeMetadata: Record<string, unknown>;
  }): Promise<SignUpAttempt>;
  prepareEmailAddressVerification(params: { strategy: 'email_code' }): Promise<SignUpAttempt>;
  attemptEmailAddressVerification(params: { code: string }): Promise<SignUpAttempt>;
  preparePhoneNumberVerification(params: { strategy: 'phone_code' }): Promise<SignUpAttempt>;
  attemptPhoneNumberVerification(params: { code: string }): Promise<SignUpAttempt>;
}

export interface ClerkEmailAddress {
  emailAddress: string;
  verification: { status: string | null };
  prepareVerification(params: { strategy: 'email_code' }): Promise<unknown>;
  attemptVerification(params: { code: string }): Promise<{ verification: { status: string | null } }>;
}

export interface ClerkUser {
  id: string;
  firstName: string | null;
  lastName: string | null;
  username: string | null;
  primaryEmailAddress: ClerkEmailAddress | null;
  primaryPhoneNumber: { phoneNumber: string } | null;
  /** Whether an authenticator app is set up, so that signing in asks for its code. */
  twoFactorEnabled?: boolean;
  publicMetadata: Record<string, unknown>;
  unsafeMetadata: Record<string, unknown>;
  /** Refetches the user, whom another tab or device may have changed. */
  reload?(): Promise<unknown>;
  /** Merges; `update` would replace the metadata. */
  updateMetadata(params: { unsafeMetadata: Record<string, unknown> }): Promise<unknown>;
}
