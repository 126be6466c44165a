import { type BackendCall, changedMetadata, deletedJson } from './backend-call';
import { addMember } from './backend-memberships';
import { badField, badState } from './clerk-error';
import { isTrue, type Route, textField } from './exchange';
import type { Db } from './identity-rows';
import { newId } from './opaque-ids';
import { backendOrganizationJson } from './organization-json';
import { countMembers, getOrganization, type OrganizationRow, paged, readPage } from './organizations';
import { getUser } from './users';

const KINDS = ['public_metadata', 'private_metadata'] as const;

const described = async ({ core }: BackendCall, work: Promise<OrganizationRow>) => {
  const organization = await work;
  return backendOrganizationJson(organization, await countMembers(core.sql, organization.id), core.origin);
};

const ORDERS = ['name', 'created_at', 'members_count'];

async function listOrganizations(call: BackendCall) {
  const { core, query } = call;
  const order = query.get('order_by') ?? '-created_at';
  const by = order.replace(/^[+-]/, '');
  if (!ORDERS.includes(by)) throw badField('form_param_value_invalid', 'order_by', 'This order is not supported.');
  const text = `%${(query.get('query') ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await core.sql<OrganizationRow[]>`
    select * from identity.organizations where name ilike ${text} or slug ilike ${text} or id = ${query.get('query') ?? ''}
    order by created_at desc, id`;
  const all = await Promise.all(rows.map((row) => described(call, Promise.resolve(row))));
  const compare = (a: (typeof all)[number], b: (typeof all)[number]) =>
    by === 'name'
      ? a.name.localeCompare(b.name)
      : by === 'members_count'
        ? a.members_count - b.members_count
        : a.created_at - b.created_at;
  return paged(order.startsWith('-') ? all.sort((a, b) => compare(b, a)) : all.sort(compare), readPage(query));
}

function readSlug(body: BackendCall['body']): string | undefined {
  const slug = textField(body, 'slug');
  if (slug === undefined || /^[a-z0-9-]{1,64}$/.test(slug)) return slug;
  throw badField('form_param_format_invalid', 'slug', 'A slug has small letters, digits and dashes.');
}

function readName(body: BackendCall['body']): string | undefined {
  const name = textField(body, 'name')?.trim();
  if (name === undefined || (name.length >= 1 && name.length <= 256)) return name;
  throw badField('form_param_format_invalid', 'name', 'A name has 1 to 256 characters.');
}

function readLimit(body: BackendCall['body']): number | undefined {
  const limit = body.max_allowed_memberships;
  if (limit === undefined || limit === null) return undefined;
  if (typeof limit === 'number' && Number.isInteger(limit) && limit >= 0) return limit;
  throw badField('form_param_value_invalid', 'max_allowed_memberships', 'The limit is a whole number; 0 is none.');
}

async function refuseTakenSlug(db: Db, slug: string, except: string | null): Promise<void> {
  const [taken] = await db`select from identity.organizations where slug = ${slug} and id is distinct from ${except}`;
  if (taken) throw badField('form_identifier_exists', 'slug', 'That slug is taken. Please try another.');
}

/** The one who founds it becomes its operator; that means nothing to the clinic or to the database. */
async function createOrganization(call: BackendCall): Promise<OrganizationRow> {
  const { core, body } = call;
  const name = readName(body);
  if (name === undefined) throw badField('form_param_missing', 'name', 'A name is required.');
  const id = newId('org');
  const slug = readSlug(body) ?? id.slice(4).toLowerCase();
  const [founder, now] = [textField(body, 'created_by'), core.now()];
  const empty = { public_metadata: {}, private_metadata: {} };
  const metadata = { ...empty, ...changedMetadata(call, KINDS, empty, 'replace') };
  return core.sql.begin(async (tx) => {
    await refuseTakenSlug(tx, slug, null);
    if (founder !== undefined) await getUser(tx, founder);
    const [row] = await tx<OrganizationRow[]>`
      insert into identity.organizations (id, name, slug, max_allowed_memberships, created_by, public_metadata,
        private_metadata, created_at, updated_at)
      values (${id}, ${name}, ${slug}, ${readLimit(body) ?? 0}, ${founder ?? null},
        ${JSON.stringify(metadata.public_metadata)}::text::jsonb, ${JSON.stringify(metadata.private_metadata)}::text::jsonb,
        ${now}, ${now}) returning *`;
    if (!row) throw new Error('The organization was not stored.');
    if (founder !== undefined) await addMember(tx, row, founder, 'org:operator', now);
    return row;
  });
}

async function changeOrganization({ core, body }: BackendCall, idOrSlug: string): Promise<OrganizationRow> {
  if (isTrue(body.admin_delete_enabled)) throw badState('not_allowed', 'Members delete no organization here.');
  return core.sql.begin(async (tx) => {
    const before = await getOrganization(tx, idOrSlug);
    const slug = readSlug(body) ?? before.slug;
    await refuseTakenSlug(tx, slug, before.id);
    await tx`update identity.organizations set name = ${readName(body) ?? before.name}, slug = ${slug},
      max_allowed_memberships = ${readLimit(body) ?? before.max_allowed_memberships}, updated_at = ${core.now()}
      where id = ${before.id}`;
    return getOrganization(tx, before.id);
  });
}

async function changeMetadata(call: BackendCall, id: string, how: 'merge' | 'replace'): Promise<OrganizationRow> {
  const { sql, now } = call.core;
  return sql.begin(async (tx) => {
    const before = await getOrganization(tx, id);
    await tx`select from identity.organizations where id = ${before.id} for update`;
    const current = await getOrganization(tx, before.id);
    const after = { ...current, ...changedMetadata(call, KINDS, current, how) };
    await tx`update identity.organizations set updated_at = ${now()},
      public_metadata = ${JSON.stringify(after.public_metadata)}::text::jsonb,
      private_metadata = ${JSON.stringify(after.private_metadata)}::text::jsonb where id = ${before.id}`;
    return getOrganization(tx, before.id);
  });
}

async function removeOrganization({ core }: BackendCall, id: string) {
  const organization = await getOrganization(core.sql, id);
  if (organization.mirrors_clinic) throw badState('not_allowed', 'The clinic stays: the product is about it.');
  await core.sql`delete from identity.organizations where id = ${organization.id}`;
  return deletedJson('organization', organization.id);
}

export const BACKEND_ORGANIZATION_ROUTES: readonly Route<BackendCall>[] = [
  { method: 'GET', pattern: '/organizations', handle: listOrganizations },
  { method: 'POST', pattern: '/organizations', handle: (call) => described(call, createOrganization(call)) },
  {
    method: 'GET',
    pattern: '/organizations/:id',
    handle: (call, id) => described(call, getOrganization(call.core.sql, id)),
  },
  {
    method: 'PATCH',
    pattern: '/organizations/:id',
    handle: (call, id) => described(call, changeOrganization(call, id)),
  },
  { method: 'DELETE', pattern: '/organizations/:id', handle: removeOrganization },
  {
    method: 'PATCH',
    pattern: '/organizations/:id/metadata',
    handle: (call, id) => described(call, changeMetadata(call, id, 'merge')),
  },
  {
    method: 'PUT',
    pattern: '/organizations/:id/metadata',
    handle: (call, id) => described(call, changeMetadata(call, id, 'replace')),
  },
];
