import { type BackendCall, momentOf, valuesOf } from './backend-call';
import { badField } from './clerk-error';
import type { UserRow } from './identity-rows';
import { readPage } from './organizations';
import { normaliseEmail } from './users';

const ORDERS = {
  created_at: 'created_at',
  updated_at: 'updated_at',
  email_address: 'email',
  first_name: 'first_name',
  last_name: 'last_name',
  last_active_at: 'last_sign_in_at',
  last_sign_in_at: 'last_sign_in_at',
} as const;
const isOrder = (text: string): text is keyof typeof ORDERS => Object.hasOwn(ORDERS, text);

/** Nobody here has any of these, so that asking for one finds nobody. */
const KINDS_NOBODY_HAS = ['phone_number', 'username', 'web3_wallet', 'external_id'];

/** The people a query asks for. Letter case of addresses does not matter. */
function matching(call: BackendCall) {
  const { sql } = call.core;
  const emails = valuesOf(call, 'email_address')?.map(normaliseEmail);
  const ids = valuesOf(call, 'user_id');
  const organizations = valuesOf(call, 'organization_id');
  const text = call.query.get('query')?.trim();
  const like = text && `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const since = momentOf(call, 'last_active_at_since') ?? momentOf(call, 'last_active_at_after');
  const until = momentOf(call, 'last_active_at_before');
  const [createdAfter, createdBefore] = [momentOf(call, 'created_at_after'), momentOf(call, 'created_at_before')];
  const [signedInAfter, signedInBefore] = [
    momentOf(call, 'last_sign_in_at_after'),
    momentOf(call, 'last_sign_in_at_before'),
  ];
  const nobody = KINDS_NOBODY_HAS.some((name) => valuesOf(call, name));
  return sql`not ${nobody}
    ${emails ? sql`and exists (select from identity.email_addresses e where e.user_id = u.id and e.address = any(${emails}) and e.verified_at is not null)` : sql``}
    ${ids ? sql`and u.id = any(${ids})` : sql``}
    ${organizations ? sql`and exists (select from identity.memberships(null, u.id) m where m.organization_id = any(${organizations}))` : sql``}
    ${like ? sql`and (concat_ws(' ', u.first_name, u.last_name) ilike ${like} or u.id = ${text ?? ''} or exists (select from identity.email_addresses e where e.user_id = u.id and e.address ilike ${like}))` : sql``}
    ${since ? sql`and u.last_sign_in_at >= ${since}` : sql``}
    ${until ? sql`and u.last_sign_in_at < ${until}` : sql``}
    ${signedInAfter ? sql`and u.last_sign_in_at >= ${signedInAfter}` : sql``}
    ${signedInBefore ? sql`and u.last_sign_in_at < ${signedInBefore}` : sql``}
    ${createdAfter ? sql`and u.created_at >= ${createdAfter}` : sql``}
    ${createdBefore ? sql`and u.created_at < ${createdBefore}` : sql``}`;
}

function orderOf({ query }: BackendCall) {
  const given = query.get('order_by') ?? '-created_at';
  const name = given.replace(/^[+-]/, '');
  if (!isOrder(name)) throw badField('form_param_value_invalid', 'order_by', 'This order is not supported.');
  return { column: ORDERS[name], isDescending: given.startsWith('-') };
}

/** One page of the people a query asks for; newest first unless `order_by` (`+name`, `-name`) says otherwise. */
export async function listUsers(call: BackendCall): Promise<UserRow[]> {
  const { sql } = call.core;
  const { limit, offset } = readPage(call.query);
  const { column, isDescending } = orderOf(call);
  return sql<UserRow[]>`
    select u.* from identity.users u where ${matching(call)}
    order by ${sql(column)} ${isDescending ? sql`desc nulls last` : sql`asc nulls first`}, id limit ${limit} offset ${offset}`;
}

export async function countUsers(call: BackendCall): Promise<number> {
  const [row] = await call.core.sql<{ count: number }[]>`
    select count(*)::int as count from identity.users u where ${matching(call)}`;
  return row?.count ?? 0;
}
