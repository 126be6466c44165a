import type { IdentityCore } from './identity-core';
import type { UserRow } from './identity-rows';
import { backendUserJson, type UserFacts, userJson } from './user-json';

/** Reads what is known of a person beyond their row. */
async function factsOf(_core: IdentityCore, _user: UserRow): Promise<UserFacts> {
  return { organizationMemberships: [] };
}

/** A person as the browser may see them. */
export async function describeUser(core: IdentityCore, user: UserRow) {
  return userJson(user, core.origin, await factsOf(core, user));
}

/** A person as our own servers may see them. */
export async function describeUserForServers(core: IdentityCore, user: UserRow) {
  return backendUserJson(user, core.origin, await factsOf(core, user));
}
