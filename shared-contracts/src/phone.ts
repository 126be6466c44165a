/** Door `@telehealth/contracts/phone`: reads a telephone number where it is typed. Its library comes when it is asked. */
import type { PhoneReading } from './phone/read-phone';

export type { PhoneReading } from './phone/read-phone';

/** @returns null where it is not certain which number is meant, or nothing could read it here */
export async function readPhone(typed: string): Promise<PhoneReading | null> {
  try {
    const { readPhoneNumber } = await import('./phone/read-phone');
    return readPhoneNumber(typed);
  } catch {
    // The number is kept as it was typed; it is only not offered for dialling.
    return null;
  }
}

/** The number of a typed text as it is kept for dialling. */
export const e164Of = async (typed: string): Promise<string | null> => (await readPhone(typed))?.e164 ?? null;
