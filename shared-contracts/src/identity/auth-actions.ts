import type { Role } from '../access/access';
import type { AppError } from '../errors/app-error';
import type { Result } from '../errors/result';
import type { PatientOnboarding, SpecialistOnboarding } from '../people/onboarding';
import type { Preferences } from './app-user';

/** What a patient's onboarding saves as medical info. `bloodType` is sent empty by specification and shown as unknown. */
export interface MedicalInfo {
  allergies: readonly string[];
  chronicConditions: readonly string[];
  medications: readonly string[];
  emergencyContact: { name: string; relationship: string; phone: string };
  bloodType: string;
}

/** How far a sign-in came: the session started, or the account's second factor is asked for first. */
export type SignInProgress = 'complete' | 'secondFactor';
/** A time-based one-time password of an authenticator app (RFC 6238), or one of the codes kept for when it is lost. */
export type SecondFactor = 'totp' | 'backupCode';

/** With what somebody proves again who they are: the password, a code by mail, or one of the authenticator app. */
export type IdentityProof = { password: string } | { mailedCode: string } | { appCode: string };

/** The auth layer of the specification. Implemented by the host; nothing throws across the border. */
export interface AuthActions {
  signIn(email: string, password: string): Promise<Result<SignInProgress, AppError>>;
  /** Second step of the sign-in or the reset under way; starts the session. */
  confirmSecondFactor(kind: SecondFactor, code: string): Promise<Result<void, AppError>>;
  signUp(
    email: string,
    password: string,
    about: { firstName: string; lastName: string; role: Role },
  ): Promise<Result<void, AppError>>;
  forgotPassword(email: string): Promise<Result<void, AppError>>;
  /** Second half of a forgotten password: the emailed code and the new password. */
  resetPassword(code: string, newPassword: string): Promise<Result<SignInProgress, AppError>>;
  /**
   * Confirms the emailed code: of the sign-up under way, whose session it starts, or of the signed-in person's primary
   * address.
   */
  verifyEmail(code: string): Promise<Result<void, AppError>>;
  resendVerification(email: string): Promise<Result<void, AppError>>;
  /** Begins a sign-in by number (E.164) and has a code texted to it. */
  signInByPhone(number: string): Promise<Result<void, AppError>>;
  /** Begins a sign-up by number; `password` only where the instance asks for one. */
  signUpByPhone(
    number: string,
    about: { firstName: string; lastName: string; role: Role; password?: string | undefined },
  ): Promise<Result<void, AppError>>;
  /** Has another code texted, for what is under way. */
  textCodeAgain(to: 'signIn' | 'signUp'): Promise<Result<void, AppError>>;
  /** Confirms the texted code; starts the session, unless a second factor is asked for first. */
  confirmTextedCode(to: 'signIn' | 'signUp', code: string): Promise<Result<SignInProgress, AppError>>;
  chooseRole(role: Role): Promise<Result<void, AppError>>;
  /** With a code the account becomes that of the person who had a record before; afterwards the document must be loaded anew. */
  completeOnboarding(
    form:
      | { role: 'patient'; values: PatientOnboarding }
      | { role: 'patient'; handoverCode: string }
      | { role: 'specialist'; values: SpecialistOnboarding },
  ): Promise<Result<void, AppError>>;
  updateMedicalInfo(info: MedicalInfo): Promise<Result<void, AppError>>;
  updatePreferences(preferences: Preferences): Promise<Result<void, AppError>>;
  /** Enters a prepared demo account; only where the environment offers it. */
  enterDemo(role: Role): Promise<Result<void, AppError>>;
  getKeckToken(): Promise<Result<string, AppError>>;
  signOut(): Promise<Result<void, AppError>>;
  /** Mails a code for `proveIdentity`. @returns the address, partly hidden; null: this account gets none by mail */
  mailIdentityCode(): Promise<Result<string | null, AppError>>;
  /** Proves within the session who one is, for what asks for a fresh sign-in; the page stays as it is. */
  proveIdentity(proof: IdentityProof): Promise<Result<void, AppError>>;
}
export type AuthActionName = keyof AuthActions;
