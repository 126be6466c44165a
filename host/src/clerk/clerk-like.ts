/** The part of the identity provider's client that the host uses; the real one fits it, and so does a test's double. */
export interface ClerkLike {
  loaded: boolean;
  client: { signIn: SignInAttempt; signUp: SignUpAttempt } | undefined;
  user: ClerkUser | null | undefined;
  session: { getToken(options: { template: string }): Promise<string | null> } | null | undefined;
  setActive(target: { session: string | null }): Promise<void>;
  /** With a callback the client does not navigate by itself. */
  signOut(callback: () => void): Promise<void>;
}

export interface SignInAttempt {
  /** Of the attempt under way; beginning another one gives another id. */
  id?: string;
  status: string | null;
  createdSessionId: string | null;
  /** What the account's second step takes; null while none is asked for. */
  supportedSecondFactors: readonly { strategy: string }[] | null;
  create(params: SignInStart): Promise<SignInAttempt>;
  attemptFirstFactor(params: { strategy: 'reset_password_email_code'; code: string }): Promise<SignInAttempt>;
  resetPassword(params: { password: string; signOutOfOtherSessions: boolean }): Promise<SignInAttempt>;
  attemptSecondFactor(params: { strategy: 'totp' | 'backup_code'; code: string }): Promise<SignInAttempt>;
}
type SignInStart =
  | { strategy: 'password'; identifier: string; password: string }
  | { strategy: 'reset_password_email_code'; identifier: string }
  | { strategy: 'ticket'; ticket: string };

export interface SignUpAttempt {
  /** As with a sign-in. */
  id?: string;
  status: string | null;
  /** What the account still lacks, beside a proof of its address. */
  missingFields: readonly string[];
  emailAddress: string | null;
  createdSessionId: string | null;
  create(params: {
    emailAddress: string;
    password: string;
    firstName: string;
    lastName: string;
    unsafeMetadata: Record<string, unknown>;
  }): Promise<SignUpAttempt>;
  prepareEmailAddressVerification(params: { strategy: 'email_code' }): Promise<SignUpAttempt>;
  attemptEmailAddressVerification(params: { code: string }): Promise<SignUpAttempt>;
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
  publicMetadata: Record<string, unknown>;
  unsafeMetadata: Record<string, unknown>;
  /** Asks for what is known of the person now, which another tab or device may have changed. */
  reload?(): Promise<unknown>;
  /** Merges; `update` would replace what is there. */
  updateMetadata(params: { unsafeMetadata: Record<string, unknown> }): Promise<unknown>;
}
