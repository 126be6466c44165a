import type { Role } from '../access/access';
import type { Preferences } from '../entities/app-user';
import type { PatientOnboarding, SpecialistOnboarding } from '../entities/onboarding';
import type { AppError } from '../errors/app-error';
import type { Result } from '../errors/result';

/** What a patient's onboarding saves as medical info. `bloodType` is sent empty by specification and shown as unknown. */
export interface MedicalInfo {
  allergies: readonly string[];
  chronicConditions: readonly string[];
  medications: readonly string[];
  emergencyContact: { name: string; relationship: string; phone: string };
  bloodType: string;
}

/** The auth layer of the specification. Implemented by the host; nothing throws across the border. */
export interface AuthActions {
  signIn(email: string, password: string): Promise<Result<void, AppError>>;
  signUp(
    email: string,
    password: string,
    about: { firstName: string; lastName: string; role: Role },
  ): Promise<Result<void, AppError>>;
  forgotPassword(email: string): Promise<Result<void, AppError>>;
  /** Second half of a forgotten password: the emailed code and the new password. */
  resetPassword(code: string, newPassword: string): Promise<Result<void, AppError>>;
  /** Confirms the emailed code of the sign-up under way and starts the session. */
  verifyEmail(code: string): Promise<Result<void, AppError>>;
  resendVerification(email: string): Promise<Result<void, AppError>>;
  chooseRole(role: Role): Promise<Result<void, AppError>>;
  completeOnboarding(
    form: { role: 'patient'; values: PatientOnboarding } | { role: 'specialist'; values: SpecialistOnboarding },
  ): Promise<Result<void, AppError>>;
  updateMedicalInfo(info: MedicalInfo): Promise<Result<void, AppError>>;
  updatePreferences(preferences: Preferences): Promise<Result<void, AppError>>;
  /** Enters a prepared demo account; only where the environment offers it. */
  enterDemo(role: Role): Promise<Result<void, AppError>>;
  getKeckToken(): Promise<Result<string, AppError>>;
  signOut(): Promise<Result<void, AppError>>;
}
export type AuthActionName = keyof AuthActions;
