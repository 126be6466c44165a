import { badField, notFound } from './clerk-error';
import type { Db, Metadata, SessionRow } from './identity-rows';

export interface OrganizationRow {
  id: string;
  name: string;
  slug: string;
  /** The clinic: its members are those of the database. */
  mirrors_clinic: boolean;
  /** 0: no limit. */
  max_allowed_memberships: number;
  public_metadata: Metadata;
  private_metadata: Metadata;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
}

/** A membership with its organization. */
export interface Membership {
  id: string;
  user_id: string;
  role: string;
  public_metadata: Metadata;
  private_metadata: Metadata;
  created_at: Date;
  updated_at: Date;
  organization: OrganizationRow;
}

/** Which memberships; what is absent is left open. */
export interface MembershipFilter {
  organization?: string;
  user?: string;
}

/** Memberships, oldest first. Those of the clinic are what the database says at this moment. */
export async function listMemberships(db: Db, { organization, user }: MembershipFilter): Promise<Membership[]> {
  return db<Membership[]>`
    select m.id, m.user_id, m.role, m.public_metadata, m.private_metadata, m.created_at, m.updated_at, o as organization
    from identity.memberships(${organization ?? null}, ${user ?? null}) m
    cross join lateral (select to_jsonb(x) as o from identity.organizations x where x.id = m.organization_id) joined
    order by m.created_at, m.id`.then((rows) => rows.map(withDates));
}

const withDates = (row: Membership): Membership => ({
  ...row,
  organization: {
    ...row.organization,
    created_at: new Date(row.organization.created_at),
    updated_at: new Date(row.organization.updated_at),
  },
});

export async function countMembers(db: Db, organization: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from identity.memberships(${organization}, null)`;
  return row?.count ?? 0;
}

/** By id or slug. Throws 404. */
export async function getOrganization(db: Db, idOrSlug: string): Promise<OrganizationRow> {
  const [row] = await db<OrganizationRow[]>`
    select * from identity.organizations where id = ${idOrSlug} or slug = ${idOrSlug} order by id = ${idOrSlug} desc limit 1`;
  if (!row) throw notFound('Organization');
  return row;
}

/**
 * The membership a session acts with: that of the chosen organization while the person belongs to it, nothing when they
 * chose their personal account, else the only one they have.
 */
export async function activeMembership(
  db: Db,
  { user_id, active_organization_id: chosen }: Pick<SessionRow, 'user_id' | 'active_organization_id'>,
): Promise<Membership | null> {
  if (chosen === '') return null;
  const memberships = await listMemberships(db, { user: user_id });
  if (chosen !== null) return memberships.find(({ organization }) => organization.id === chosen) ?? null;
  const [only, another] = memberships;
  return only && !another ? only : null;
}

/** Throws 404 unless the person belongs to the organization: whoever does not learns nothing about it. */
export async function requireMembership(db: Db, organization: string, user: string): Promise<Membership> {
  const [membership] = await listMemberships(db, { organization, user });
  if (!membership) throw notFound('Organization');
  return membership;
}

/** Keeps which organization a session acts for; empty: the personal account. */
export async function chooseOrganization(db: Db, session: string, organization: string): Promise<void> {
  await db`update identity.sessions set active_organization_id = ${organization} where id = ${session}`;
}

/** A page of a list: how many, and after how many others. */
export interface Page {
  limit: number;
  offset: number;
}

const LIMIT = 500;

/** `limit` (1 to 500, default 10) and `offset` of a query. Throws 422 for anything else. */
export function readPage(query: URLSearchParams): Page {
  const read = (name: keyof Page, fallback: number, least: number, most: number): number => {
    const text = query.get(name);
    if (text === null || text === '') return fallback;
    const value = Number(text);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw badField('form_param_value_invalid', name, `${name} must be a whole number from ${least} to ${most}.`);
  };
  return { limit: read('limit', 10, 1, LIMIT), offset: read('offset', 0, 0, Number.MAX_SAFE_INTEGER) };
}

/** One page of a list in the vendor's shape. */
export const paged = <Item>(items: readonly Item[], { limit, offset }: Page) => ({
  data: items.slice(offset, offset + limit),
  total_count: items.length,
});
