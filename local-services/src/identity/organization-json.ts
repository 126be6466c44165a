import type { OrganizationJSON, OrganizationMembershipJSON, RoleJSON } from '@clerk/shared/types';
import { type ClinicRole, permissionKeysOf, roleOf } from './clinic-roles';
import { FRONTEND_PATH, type IdentityCore } from './identity-core';
import type { UserRow } from './identity-rows';
import { countMembers, type Membership, type OrganizationRow } from './organizations';
import { publicPersonJson } from './user-json';

/** An organization as its members see it. */
export function organizationJson(organization: OrganizationRow, members: number, origin: string) {
  return {
    object: 'organization',
    id: organization.id,
    name: organization.name,
    slug: organization.slug,
    image_url: `${origin}${FRONTEND_PATH}/avatar.svg?n=${encodeURIComponent(organization.name[0] ?? '')}`,
    has_image: false,
    public_metadata: organization.public_metadata,
    members_count: members,
    pending_invitations_count: 0,
    admin_delete_enabled: false,
    max_allowed_memberships: organization.max_allowed_memberships,
    created_at: organization.created_at.getTime(),
    updated_at: organization.updated_at.getTime(),
  } satisfies OrganizationJSON;
}

/** An organization as our own servers see it. */
export function backendOrganizationJson(organization: OrganizationRow, members: number, origin: string) {
  return {
    ...organizationJson(organization, members, origin),
    private_metadata: organization.private_metadata,
    created_by: organization.created_by ?? '',
  };
}

/** A membership; `person` when the answer names who it is. */
export function membershipJson(membership: Membership, members: number, origin: string, person?: UserRow) {
  return {
    object: 'organization_membership',
    id: membership.id,
    role: membership.role,
    role_name: roleOf(membership.role)?.name ?? membership.role,
    permissions: permissionKeysOf(membership.role) as OrganizationMembershipJSON['permissions'],
    public_metadata: membership.public_metadata,
    organization: organizationJson(membership.organization, members, origin),
    ...(person && { public_user_data: publicPersonJson(person, origin) }),
    created_at: membership.created_at.getTime(),
    updated_at: membership.updated_at.getTime(),
  } satisfies OrganizationMembershipJSON;
}

/** Memberships with the numbers of members, as the browser sees them. */
export async function describeMemberships({ sql, origin }: IdentityCore, memberships: readonly Membership[]) {
  return Promise.all(
    memberships.map(async (one) => membershipJson(one, await countMembers(sql, one.organization.id), origin)),
  );
}

/** A role with what it may do. `at`: since when, for fields that only have to be there. */
export function roleJson(role: ClinicRole, at: Date) {
  const times = { created_at: at.getTime(), updated_at: at.getTime() };
  return {
    object: 'role',
    id: `role_${role.key.slice(4)}`,
    key: role.key,
    name: role.name,
    description: role.description,
    permissions: role.permissions.map(({ key, name, description }) => ({
      ...{ object: 'permission' as const, id: `perm_${key.slice(4).replace(':', '_')}`, key, name, description },
      type: key.startsWith('org:sys_') ? ('system' as const) : ('user' as const),
      ...times,
    })),
    ...times,
  } satisfies RoleJSON;
}
