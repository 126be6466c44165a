import { ClerkError } from './clerk-error';
import { CLINIC_ROLES, permissionKeysOf } from './clinic-roles';
import { type Exchange, myActiveSession, type Route } from './exchange';
import type { UserRow } from './identity-rows';
import { describeMemberships, membershipJson, organizationJson, roleJson } from './organization-json';
import { countMembers, listMemberships, type Membership, paged, readPage, requireMembership } from './organizations';
import { findUsers } from './users';

const notAllowed = (longMessage: string) =>
  new ClerkError({
    status: 403,
    code: 'authorization_invalid',
    message: 'You are not allowed to do this.',
    longMessage,
  });

async function listMine(exchange: Exchange) {
  const { user_id: user } = await myActiveSession(exchange);
  const page = readPage(exchange.query);
  const { data, total_count } = paged(await listMemberships(exchange.core.sql, { user }), page);
  return { data: await describeMemberships(exchange.core, data), total_count };
}

/** The caller's membership of the named organization. */
async function mine(exchange: Exchange, organization: string): Promise<Membership> {
  const session = await myActiveSession(exchange);
  return requireMembership(exchange.core.sql, organization, session.user_id);
}

async function readOne(exchange: Exchange, id: string) {
  const { organization } = await mine(exchange, id);
  return organizationJson(organization, await countMembers(exchange.core.sql, id), exchange.core.origin);
}

/** The caller's membership. Throws 403 when their role does not show the members. */
async function mineSeeingMembers(exchange: Exchange, id: string): Promise<Membership> {
  const membership = await mine(exchange, id);
  if (permissionKeysOf(membership.role).includes('org:sys_memberships:read')) return membership;
  throw notAllowed('Your role in this organization does not show its members.');
}

const named = (user: UserRow, wanted: string): boolean =>
  `${user.first_name ?? ''} ${user.last_name ?? ''} ${user.email}`.toLowerCase().includes(wanted);

async function listMembers(exchange: Exchange, id: string) {
  const { core, query } = exchange;
  await mineSeeingMembers(exchange, id);
  const roles = [...query.getAll('role'), ...query.getAll('role[]')];
  const wanted = query.get('query')?.toLowerCase() ?? '';
  const all = (await listMemberships(core.sql, { organization: id })).filter(
    ({ role }) => roles.length === 0 || roles.includes(role),
  );
  const people = new Map(
    (
      await findUsers(
        core.sql,
        all.map(({ user_id }) => user_id),
      )
    ).map((user) => [user.id, user]),
  );
  const members = await countMembers(core.sql, id);
  const found = all.flatMap((one) => {
    const user = people.get(one.user_id);
    return user && named(user, wanted) ? [{ one, user }] : [];
  });
  const { data, total_count } = paged(found, readPage(query));
  return { data: data.map(({ one, user }) => membershipJson(one, members, core.origin, user)), total_count };
}

async function listRoles(exchange: Exchange, id: string) {
  const { organization } = await mineSeeingMembers(exchange, id);
  const { data, total_count } = paged(CLINIC_ROLES, readPage(exchange.query));
  return {
    data: data.map((role) => roleJson(role, organization.created_at)),
    total_count,
    has_role_set_migration: false,
  };
}

/** Invitations, suggestions and domains are switched off: the lists are there and empty. */
async function nothingOfMine(exchange: Exchange) {
  await myActiveSession(exchange);
  return paged([], readPage(exchange.query));
}

async function nothingOf(exchange: Exchange, id: string) {
  await mineSeeingMembers(exchange, id);
  return paged([], readPage(exchange.query));
}

async function refuseCreation(exchange: Exchange) {
  await myActiveSession(exchange);
  throw notAllowed('Organizations are not created by people of this instance.');
}

async function refuseChange(exchange: Exchange, id: string) {
  await mine(exchange, id);
  throw notAllowed('Who belongs to the clinic is decided in its records.');
}

/** Organizations as members use them. Who belongs to which is read from the database with every call. */
export const ORGANIZATION_ROUTES: readonly Route<Exchange>[] = [
  { method: 'GET', pattern: '/me/organization_memberships', handle: listMine },
  { method: 'DELETE', pattern: '/me/organization_memberships/:id', handle: refuseChange },
  { method: 'GET', pattern: '/me/organization_invitations', handle: nothingOfMine },
  { method: 'GET', pattern: '/me/organization_suggestions', handle: nothingOfMine },
  { method: 'POST', pattern: '/organizations', handle: refuseCreation },
  { method: 'GET', pattern: '/organizations/:id', handle: readOne },
  { method: 'PATCH', pattern: '/organizations/:id', handle: refuseChange },
  { method: 'DELETE', pattern: '/organizations/:id', handle: refuseChange },
  { method: 'GET', pattern: '/organizations/:id/memberships', handle: listMembers },
  { method: 'POST', pattern: '/organizations/:id/memberships', handle: refuseChange },
  { method: 'PATCH', pattern: '/organizations/:id/memberships/:user', handle: refuseChange },
  { method: 'DELETE', pattern: '/organizations/:id/memberships/:user', handle: refuseChange },
  { method: 'GET', pattern: '/organizations/:id/roles', handle: listRoles },
  { method: 'GET', pattern: '/organizations/:id/invitations', handle: nothingOf },
  { method: 'GET', pattern: '/organizations/:id/domains', handle: nothingOf },
  { method: 'GET', pattern: '/organizations/:id/membership_requests', handle: nothingOf },
];
