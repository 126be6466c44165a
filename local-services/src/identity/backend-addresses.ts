import { type BackendCall, deletedJson } from './backend-call';
import { badField, badState, notFound } from './clerk-error';
import { deleteAddress, insertAddress, proveAddress, setPrimary } from './email-addresses';
import { isTrue, type Route, textField } from './exchange';
import type { Db, EmailRow } from './identity-rows';
import { emailJson } from './user-json';
import { emailTaken, findUserByEmail, isEmailAddress, lockUser, normaliseEmail } from './users';

const described = async ({ core }: BackendCall, work: Promise<EmailRow>) => emailJson(await work, null, core.now());

/** An address by id, whoever has it. Throws 404. */
async function anyAddress(db: Db, id: string): Promise<EmailRow> {
  const [row] = await db<EmailRow[]>`select * from identity.email_addresses where id = ${id}`;
  if (!row) throw notFound('EmailAddress');
  return row;
}

const byServer = { strategy: 'admin', clientId: null } as const;

/** Adds an address to an account; what `verified` and `primary` say is taken at the caller's word. */
async function createAddress({ core, body }: BackendCall): Promise<EmailRow> {
  const address = normaliseEmail(textField(body, 'email_address') ?? '');
  if (!isEmailAddress(address)) throw badField('form_param_format_invalid', 'email_address', 'is invalid');
  const now = core.now();
  return core.sql.begin(async (tx) => {
    const user = await lockUser(tx, textField(body, 'user_id') ?? '');
    if (await findUserByEmail(tx, address)) throw emailTaken();
    const added = await insertAddress(tx, user.id, address, now);
    const proven =
      isTrue(body.verified) || isTrue(body.primary) ? await proveAddress(tx, added.id, byServer, now) : added;
    if (isTrue(body.primary)) await setPrimary(tx, proven, now);
    return proven;
  });
}

async function changeAddress({ core, body }: BackendCall, id: string): Promise<EmailRow> {
  const now = core.now();
  return core.sql.begin(async (tx) => {
    const address = await anyAddress(tx, id);
    const user = await lockUser(tx, address.user_id);
    if (body.verified === false && user.email_id === id) {
      throw badState('update_operation_forbidden', 'The primary address stays verified.');
    }
    if (body.verified === false) {
      await tx`update identity.email_addresses set verified_at = null, updated_at = ${now} where id = ${id}`;
    }
    const isToProve = isTrue(body.verified) || isTrue(body.primary);
    const changed = isToProve ? await proveAddress(tx, id, byServer, now) : await anyAddress(tx, id);
    if (isTrue(body.primary)) await setPrimary(tx, changed, now);
    return changed;
  });
}

/** The primary address of an account stays: it is what the person signs in with. */
async function removeAddress({ core }: BackendCall, id: string) {
  await core.sql.begin(async (tx) => {
    const { user_id } = await anyAddress(tx, id);
    if ((await lockUser(tx, user_id)).email_id === id) {
      throw badState('last_required_identification_deletion_failed', 'The primary address of an account stays.');
    }
    await deleteAddress(tx, id);
  });
  return deletedJson('email_address', id);
}

export const BACKEND_ADDRESS_ROUTES: readonly Route<BackendCall>[] = [
  { method: 'POST', pattern: '/email_addresses', handle: (call) => described(call, createAddress(call)) },
  {
    method: 'GET',
    pattern: '/email_addresses/:id',
    handle: (call, id) => described(call, anyAddress(call.core.sql, id)),
  },
  { method: 'PATCH', pattern: '/email_addresses/:id', handle: (call, id) => described(call, changeAddress(call, id)) },
  { method: 'DELETE', pattern: '/email_addresses/:id', handle: removeAddress },
];
