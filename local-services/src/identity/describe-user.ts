import { addressesOf } from './email-addresses';
import { findCodes } from './email-codes';
import { secondFactors } from './factors';
import { lockoutSeconds } from './guess-limits';
import type { IdentityCore } from './identity-core';
import type { UserRow } from './identity-rows';
import { databaseRole } from './two-step';
import { backendUserJson, emailJson, type UserFacts, userJson } from './user-json';

/** Returns a user's addresses, oldest first, each with the state of its verification. */
async function describeAddresses(core: IdentityCore, userId: string) {
  const addresses = await addressesOf(core.sql, userId);
  const open = addresses.filter(({ verified_at }) => verified_at === null).map(({ id }) => id);
  const codes = open.length > 0 ? await findCodes(core.sql, open) : [];
  const codeOf = (id: string) => codes.find(({ attempt_id }) => attempt_id === id) ?? null;
  return addresses.map((address) => emailJson(address, codeOf(address.id), core.now()));
}

/** Reads the facts about a user beyond their row. */
async function factsOf(core: IdentityCore, user: UserRow): Promise<UserFacts> {
  return {
    emailAddresses: await describeAddresses(core, user.id),
    deleteSelf: core.deleteSelf,
    secondFactors: await secondFactors(core.sql, user.id),
    isOperator: (await databaseRole(core.sql, user.id)) === 'operator',
  };
}

/** A user in the form for their own browser. */
export async function describeUser(core: IdentityCore, user: UserRow) {
  return userJson(user, core.origin, await factsOf(core, user));
}

/** A user in the form for our own servers. */
export async function describeUserForServers(core: IdentityCore, user: UserRow) {
  const seconds = await lockoutSeconds(core, user);
  const lockout = { locked: seconds !== null, lockout_expires_in_seconds: seconds };
  return { ...backendUserJson(user, core.origin, await factsOf(core, user)), ...lockout };
}
