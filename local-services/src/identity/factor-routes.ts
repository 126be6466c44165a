import { badField, badState } from './clerk-error';
import { type Exchange, myActiveSession, type Route, textField } from './exchange';
import { sendFactorsChanged } from './factor-mails';
import {
  beginTotp,
  confirmTotp,
  findTotp,
  issueBackupCodes,
  removeFactors,
  secondFactors,
  type TotpRow,
  useTotp,
} from './factors';
import { requireFreshProof } from './fresh-proof';
import { counted } from './guess-limits';
import { newId } from './opaque-ids';
import { markSecondFactor } from './sessions';
import { forApp } from './totp';
import { tasksOf } from './two-step';
import { reachOf } from './users';

function totpJson(totp: TotpRow, more: { secret?: string; uri?: string; backup_codes?: readonly string[] } = {}) {
  return {
    object: 'totp',
    id: totp.id,
    verified: totp.verified_at !== null,
    ...more,
    created_at: totp.created_at.getTime(),
    updated_at: totp.updated_at.getTime(),
  };
}

/** Long enough to read about it and install an app, for a user who must set up a second factor. */
const SETUP_MINUTES = 60;

/** Creates a secret for an authenticator app. It counts only after one of its codes was entered. */
async function createTotp(exchange: Exchange) {
  const { core } = exchange;
  const isPending = (await tasksOf(core, await myActiveSession(exchange))).length > 0;
  const { user } = await requireFreshProof(exchange, isPending ? SETUP_MINUTES : undefined);
  const begun = await beginTotp(core, user.id);
  if (!begun) throw badState('totp_already_enabled', 'An authenticator app is already set up for this account.');
  return totpJson(begun.totp, forApp(core.applicationName, reachOf(user), begun.secret));
}

/** The app's first code turns it on and returns backup codes, which are shown only once. */
async function verifyTotp(exchange: Exchange) {
  const { core, body } = exchange;
  const { id, user } = await myActiveSession(exchange);
  const totp = await findTotp(core.sql, user.id);
  if (!totp) throw badState('verification_missing', 'Set up an authenticator app first.');
  if (totp.verified_at) throw badState('verification_already_verified', 'This authenticator app is set up already.');
  const judge = () => useTotp(core, core.sql, totp, textField(body, 'code') ?? '');
  const used = await counted(exchange, { kind: 'second-factor', subject: user.id }, judge);
  if (!used) throw badField('form_code_incorrect', 'code', 'is incorrect', 'Incorrect code');
  const now = core.now();
  const codes = await core.sql.begin(async (tx) => {
    if (!(await confirmTotp(tx, used, now))) return null;
    await markSecondFactor(tx, id, now);
    return issueBackupCodes(core, tx, user.id);
  });
  if (!codes) throw badState('verification_already_verified', 'This authenticator app is set up already.');
  await sendFactorsChanged(core, reachOf(user), true);
  return totpJson({ ...used, verified_at: now }, { backup_codes: codes });
}

async function disableTotp(exchange: Exchange) {
  const { core } = exchange;
  const { user } = await requireFreshProof(exchange);
  if (core.twoStepRequired) {
    throw badState('mfa_required', 'Two-step sign-in is required for this account and cannot be turned off.');
  }
  const totp = await findTotp(core.sql, user.id);
  const removed = await removeFactors(core, user.id);
  if (removed && totp?.verified_at) await sendFactorsChanged(core, reachOf(user), false);
  return { object: 'totp', id: totp?.id ?? newId('totp'), deleted: true };
}

/** Replaces the backup codes; the new ones are shown only once. */
async function createBackupCodes(exchange: Exchange) {
  const { core } = exchange;
  const { user } = await requireFreshProof(exchange);
  if (!(await secondFactors(core.sql, user.id)).totp) {
    throw badState(
      'totp_not_enabled',
      'Set up an authenticator app first: backup codes are for when it is out of reach.',
    );
  }
  const codes = await core.sql.begin((tx) => issueBackupCodes(core, tx, user.id));
  const at = core.now().getTime();
  return { object: 'backup_code', id: newId('bcode'), codes, created_at: at, updated_at: at };
}

/** Routes for the signed-in user's second factors. */
export const FACTOR_ROUTES: readonly Route<Exchange>[] = [
  { method: 'POST', pattern: '/me/totp', handle: createTotp },
  { method: 'POST', pattern: '/me/totp/attempt_verification', handle: verifyTotp },
  { method: 'DELETE', pattern: '/me/totp', handle: disableTotp },
  { method: 'POST', pattern: '/me/backup_codes', handle: createBackupCodes },
];
