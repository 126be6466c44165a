import type { PhoneNumberJSON } from '@clerk/shared/types';
import type { Answer } from './answer-shape';
import { badField, type ClerkError } from './clerk-error';
import type { Db, UserRow } from './identity-rows';

/** E.164: with the country's code, as it is dialled. */
const DIALLED = /^\+[1-9]\d{7,14}$/;
/** Signs between which people and widgets write digits. */
const BETWEEN = /[\s().-]/g;

/** Returns the number as it is dialled; null when the text is none. */
export function readDialled(given: string): string | null {
  const dialled = given.replace(BETWEEN, '');
  return DIALLED.test(dialled) ? dialled : null;
}

/** Throws 422 when it is not with its country's code. */
export function requirePhone(given: string): string {
  const phone = readDialled(given);
  if (phone) return phone;
  const text = 'Phone number must be a valid phone number, with its country code.';
  throw badField('form_param_format_invalid', 'phone_number', 'is invalid', text);
}

export const phoneTaken = (): ClerkError =>
  badField('form_identifier_exists', 'phone_number', 'That phone number is taken. Please try another.');

export async function findUserByPhone(db: Db, phone: string): Promise<UserRow | null> {
  const [row] = await db<UserRow[]>`select * from identity.users where phone = ${phone}`;
  return row ?? null;
}

/** The user's number in the form for themselves; empty without one. */
export function phonesJson({ phone_id: id, phone, created_at }: UserRow) {
  if (id === null || phone === null) return [];
  return [
    {
      object: 'phone_number',
      id,
      phone_number: phone,
      reserved: false,
      reserved_for_second_factor: false,
      default_second_factor: false,
      linked_to: [],
      verification: {
        object: 'verification',
        status: 'verified',
        strategy: 'phone_code',
        attempts: null,
        expire_at: null,
      },
      created_at: created_at.getTime(),
      updated_at: created_at.getTime(),
    } satisfies Answer<PhoneNumberJSON>,
  ];
}
