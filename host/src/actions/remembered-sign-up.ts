import { type Role, STORAGE_KEYS } from '@telehealth/contracts';
import { removeStored, store } from '../browser-storage';
import { rememberRole } from '../identity/identity';

/** Keeps what the verification screen needs when the page is loaded anew or in another tab. */
export function rememberSignUp(email: string, role: Role): void {
  rememberRole(role);
  store(STORAGE_KEYS.verificationEmail, email);
}

/** The address is proven: nobody needs to be written to any more. */
export function forgetVerificationEmail(): void {
  removeStored(STORAGE_KEYS.verificationEmail);
}
