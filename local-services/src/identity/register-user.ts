import { badField } from './clerk-error';
import type { IdentityCore } from './identity-core';
import type { Metadata } from './identity-rows';
import { refusePassword } from './password-rules';
import { emailTaken, findUserByEmail, insertUser, isEmailAddress, normaliseEmail } from './users';

/**
 * An account made by the product rather than its owner: for the demo, tests and the Backend API. The address counts as verified.
 */
export interface Registration {
  id?: string | undefined;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** The password's hash, made once when many demo accounts share one password. */
  passwordHash?: string | undefined;
  publicMetadata?: Metadata | undefined;
  unsafeMetadata?: Metadata | undefined;
}

/** Throws as the sign-up form would: address invalid or taken, password refused. */
export async function registerUser(core: IdentityCore, person: Registration): Promise<{ id: string }> {
  const email = normaliseEmail(person.email);
  if (!isEmailAddress(email)) throw badField('form_param_format_invalid', 'email_address', 'is invalid');
  const refusal = refusePassword(person.password, 'password', email);
  if (refusal) throw refusal;
  if (await findUserByEmail(core.sql, email)) throw emailTaken();
  const user = {
    id: person.id,
    email,
    firstName: person.firstName,
    lastName: person.lastName,
    passwordHash: person.passwordHash ?? (await core.passwords.hash(person.password)),
    publicMetadata: person.publicMetadata,
    unsafeMetadata: person.unsafeMetadata,
  };
  const { id } = await core.sql.begin((tx) => insertUser(tx, user, core.now()));
  return { id };
}
