import { type BackendCall, changedMetadata, valuesOf } from './backend-call';
import { badField, badState, notFound } from './clerk-error';
import { roleOf } from './clinic-roles';
import { type Route, textField } from './exchange';
import type { Db } from './identity-rows';
import { newId } from './opaque-ids';
import { membershipJson } from './organization-json';
import {
  countMembers,
  getOrganization,
  listMemberships,
  type Membership,
  type MembershipFilter,
  type OrganizationRow,
  paged,
  readPage,
} from './organizations';
import { findUsers, getUser } from './users';

/** Memberships as our own servers see them: with the person and what only servers may read. */
async function describeAll({ core }: BackendCall, memberships: readonly Membership[]) {
  const people = new Map(
    (
      await findUsers(
        core.sql,
        memberships.map(({ user_id }) => user_id),
      )
    ).map((user) => [user.id, user]),
  );
  return Promise.all(
    memberships.map(async (one) => ({
      ...membershipJson(one, await countMembers(core.sql, one.organization.id), core.origin, people.get(one.user_id)),
      private_metadata: one.private_metadata,
    })),
  );
}

async function list(call: BackendCall, filter: MembershipFilter) {
  const [roles, users] = [valuesOf(call, 'role'), valuesOf(call, 'user_id')];
  const found = (await listMemberships(call.core.sql, filter)).filter(
    ({ role, user_id }) => (roles?.includes(role) ?? true) && (users?.includes(user_id) ?? true),
  );
  const { data, total_count } = paged(found, readPage(call.query));
  return { data: await describeAll(call, data), total_count };
}

async function one(call: BackendCall, organization: string, user: string) {
  const [membership] = await listMemberships(call.core.sql, { organization, user });
  if (!membership) throw notFound('OrganizationMembership');
  const [described] = await describeAll(call, [membership]);
  return described;
}

function readRole({ body }: BackendCall): string {
  const role = textField(body, 'role') ?? '';
  if (!roleOf(role)) throw badField('form_param_value_invalid', 'role', 'This instance has no such role.');
  return role;
}

/** Throws 400 for the clinic: who belongs to it is decided in the database, by appointment and by registration. */
function refuseMirror({ mirrors_clinic }: OrganizationRow): void {
  if (!mirrors_clinic) return;
  const text = 'Members of the clinic follow the database: appoint_operator, dismiss_operator, decide_registration.';
  throw badState('organization_membership_mirrored', 'The members of the clinic are not kept here.', text);
}

/** Throws 400 when the person is a member already or the organization is full. */
export async function addMember(tx: Db, organization: OrganizationRow, user: string, role: string, now: Date) {
  const { id, max_allowed_memberships: limit } = organization;
  await tx`select from identity.organizations where id = ${id} for update`;
  if (limit > 0 && (await countMembers(tx, id)) >= limit) {
    throw badState('organization_membership_quota_exceeded', 'The organization has as many members as it may.');
  }
  const [added] = await tx`
    insert into identity.organization_memberships (id, organization_id, user_id, role, created_at, updated_at)
    values (${newId('orgmem')}, ${id}, ${user}, ${role}, ${now}, ${now}) on conflict do nothing returning id`;
  if (!added) throw badState('already_a_member_in_organization', 'This person is a member already.');
}

async function createMembership(call: BackendCall, id: string) {
  const { core, body } = call;
  const organization = await getOrganization(core.sql, id);
  refuseMirror(organization);
  const role = readRole(call);
  const user = await getUser(core.sql, textField(body, 'user_id') ?? '');
  await core.sql.begin((tx) => addMember(tx, organization, user.id, role, core.now()));
  return one(call, organization.id, user.id);
}

async function changeRole(call: BackendCall, id: string, user: string) {
  const { core } = call;
  const organization = await getOrganization(core.sql, id);
  refuseMirror(organization);
  const role = readRole(call);
  await core.sql`update identity.organization_memberships set role = ${role}, updated_at = ${core.now()}
    where organization_id = ${organization.id} and user_id = ${user}`;
  return one(call, organization.id, user);
}

const KINDS = ['public_metadata', 'private_metadata'] as const;

async function changeMetadata(call: BackendCall, id: string, user: string) {
  const { core } = call;
  const organization = await getOrganization(core.sql, id);
  refuseMirror(organization);
  await core.sql.begin(async (tx) => {
    await tx`select from identity.organization_memberships where organization_id = ${organization.id} and user_id = ${user} for update`;
    const [before] = await listMemberships(tx, { organization: organization.id, user });
    if (!before) throw notFound('OrganizationMembership');
    const after = { ...before, ...changedMetadata(call, KINDS, before, 'merge') };
    await tx`update identity.organization_memberships set updated_at = ${core.now()},
      public_metadata = ${JSON.stringify(after.public_metadata)}::text::jsonb,
      private_metadata = ${JSON.stringify(after.private_metadata)}::text::jsonb where id = ${before.id}`;
  });
  return one(call, organization.id, user);
}

async function removeMembership(call: BackendCall, id: string, user: string) {
  const { core } = call;
  const organization = await getOrganization(core.sql, id);
  refuseMirror(organization);
  const described = await one(call, organization.id, user);
  await core.sql`delete from identity.organization_memberships where organization_id = ${organization.id} and user_id = ${user}`;
  return described;
}

async function listOf(call: BackendCall, idOrSlug: string) {
  return list(call, { organization: (await getOrganization(call.core.sql, idOrSlug)).id });
}

async function listOfUser(call: BackendCall, id: string) {
  return list(call, { user: (await getUser(call.core.sql, id)).id });
}

export const BACKEND_MEMBERSHIP_ROUTES: readonly Route<BackendCall>[] = [
  { method: 'GET', pattern: '/organization_memberships', handle: (call) => list(call, {}) },
  { method: 'GET', pattern: '/users/:id/organization_memberships', handle: listOfUser },
  { method: 'GET', pattern: '/organizations/:id/memberships', handle: listOf },
  { method: 'POST', pattern: '/organizations/:id/memberships', handle: createMembership },
  { method: 'PATCH', pattern: '/organizations/:id/memberships/:user', handle: changeRole },
  { method: 'DELETE', pattern: '/organizations/:id/memberships/:user', handle: removeMembership },
  { method: 'PATCH', pattern: '/organizations/:id/memberships/:user/metadata', handle: changeMetadata },
];
