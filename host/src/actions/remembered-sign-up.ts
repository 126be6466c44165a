import type { Role } from '@telehealth/contracts/access';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { removeStored, store } from '../browser-storage';
import { rememberRole } from '../identity/identity';

/** Stores what the verification page needs after a reload or in another tab. */
export function rememberSignUp(email: string, role: Role): void {
  rememberRole(role);
  store(STORAGE_KEYS.verificationEmail, email);
}

/** The address is verified, so no more codes are mailed to it. */
export function forgetVerificationEmail(): void {
  removeStored(STORAGE_KEYS.verificationEmail);
}
