import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with the only settings that every authenticator app understands: SHA-1, 30 seconds, 6 digits. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Accepted steps before and after the present one, for clock differences and typing time (RFC 6238, 5.2). */
const WINDOW_STEPS = 1;

const secretOf = (bytes: Uint8Array): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** Returns the time step since 1970 that the code belongs to; null when it is none of the accepted ones. */
export function matchingStep(secret: Uint8Array, given: string, now: Date): number | null {
  // The library compares bytes, and throws where six letters are more than six bytes.
  if (!/^\d{6}$/.test(given)) return null;
  const timestamp = now.getTime();
  const away = TOTP.validate({
    ...SETTINGS,
    secret: secretOf(secret),
    token: given,
    timestamp,
    window: WINDOW_STEPS,
  });
  return away === null ? null : TOTP.counter({ period: SETTINGS.period, timestamp }) + away;
}

/** The secret for an authenticator app, to be typed (RFC 4648 base 32 without padding) or as the URI in the QR code. */
export function forApp(issuer: string, account: string, bytes: Uint8Array): { secret: string; uri: string } {
  const secret = secretOf(bytes);
  return { secret: secret.base32, uri: new TOTP({ ...SETTINGS, issuer, label: account, secret }).toString() };
}
