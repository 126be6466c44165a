import type { ResendSignup } from './backend/auth/auth-routes';
import type { Identity } from './identity/identity-server';

/** Passes the backend's `resend` to the identity, which owns the sign-up codes. */
export function resendThrough(identity: Identity): ResendSignup {
  return async (email) => {
    try {
      await identity.resendSignUpCode(email);
      return 'sent';
    } catch (cause) {
      if (cause instanceof Error && 'status' in cause && cause.status === 429) return 'too many';
      throw cause;
    }
  };
}
