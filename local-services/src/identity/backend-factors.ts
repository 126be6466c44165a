import { lock, unlock } from './attempt-limits';
import type { BackendCall } from './backend-call';
import { badField, badState } from './clerk-error';
import { describeUserForServers } from './describe-user';
import { type Route, textField } from './exchange';
import { findTotp, removeBackupCodes, removeFactors, useBackupCode, useTotp } from './factors';
import { getUser } from './users';

/** Uses up a code of the person's app, or a backup code. Throws 422 when it is neither. */
async function verifyTotp({ core, body }: BackendCall, id: string) {
  const { sql } = core;
  const user = await getUser(sql, id);
  const totp = await findTotp(sql, user.id);
  if (!totp?.verified_at) throw badState('totp_disabled', 'TOTP is not enabled for this user.');
  const code = textField(body, 'code') ?? '';
  if (await useTotp(core, sql, totp, code)) return { verified: true, code_type: 'totp' };
  if (await useBackupCode(core, sql, user.id, code)) return { verified: true, code_type: 'backup_code' };
  throw badField('form_code_incorrect', 'code', 'is incorrect', 'Incorrect code');
}

async function disableFactors({ core }: BackendCall, id: string) {
  const user = await getUser(core.sql, id);
  await removeFactors(core, user.id);
  return { user_id: user.id };
}

async function disableBackupCodes({ core }: BackendCall, id: string) {
  const user = await getUser(core.sql, id);
  await removeBackupCodes(core.sql, user.id);
  return { user_id: user.id };
}

const changed = (change: typeof lock) => async (call: BackendCall, id: string) => {
  const user = await getUser(call.core.sql, id);
  await change(call.core, user);
  return describeUserForServers(call.core, user);
};

/** Second factors and the lock of a person, for our own servers. */
export const BACKEND_FACTOR_ROUTES: readonly Route<BackendCall>[] = [
  { method: 'POST', pattern: '/users/:id/verify_totp', handle: verifyTotp },
  { method: 'DELETE', pattern: '/users/:id/mfa', handle: disableFactors },
  { method: 'DELETE', pattern: '/users/:id/totp', handle: disableFactors },
  { method: 'DELETE', pattern: '/users/:id/backup_code', handle: disableBackupCodes },
  { method: 'POST', pattern: '/users/:id/lock', handle: changed(lock) },
  { method: 'POST', pattern: '/users/:id/unlock', handle: changed(unlock) },
];
