import { randomBytes, randomInt } from 'node:crypto';
import { decrypt, encrypt } from './encryption';
import type { IdentityCore } from './identity-core';
import type { Db } from './identity-rows';
import { hashCode, newId } from './opaque-ids';
import { matchingStep } from './totp';

/** RFC 4226, 4: at least 128 bits, 160 recommended. */
const SECRET_BYTES = 20;
const BACKUP_CODES = 10;
/** Ten letters and digits (50 bits), without those that look alike. */
const BACKUP_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const BACKUP_LENGTH = 10;

export interface TotpRow {
  user_id: string;
  id: string;
  sealed_secret: string;
  verified_at: Date | null;
  last_step: string;
  created_at: Date;
  updated_at: Date;
}

export interface SecondFactors {
  totp: boolean;
  backupCodes: boolean;
}

/** Returns the usable second factors. Backup codes count only beside an app. */
export async function secondFactors(db: Db, userId: string): Promise<SecondFactors> {
  const [row] = await db<{ totp: boolean; codes: boolean }[]>`
    select exists (select from identity.totps where user_id = ${userId} and verified_at is not null) as totp,
      exists (select from identity.backup_codes where user_id = ${userId} and used_at is null) as codes`;
  return { totp: row?.totp === true, backupCodes: row?.totp === true && row.codes };
}

export async function findTotp(db: Db, userId: string): Promise<TotpRow | null> {
  const [row] = await db<TotpRow[]>`select * from identity.totps where user_id = ${userId}`;
  return row ?? null;
}

/** Creates a secret for an app that is not verified yet; returns null when the user already has a verified one. */
export async function beginTotp(core: IdentityCore, userId: string): Promise<{ totp: TotpRow; secret: Buffer } | null> {
  const secret = randomBytes(SECRET_BYTES);
  const now = core.now();
  const [totp] = await core.sql<TotpRow[]>`
    insert into identity.totps as t (user_id, id, sealed_secret, created_at, updated_at)
    values (${userId}, ${newId('totp')}, ${encrypt(core.factorKey, userId, secret)}, ${now}, ${now})
    on conflict (user_id) do update set id = excluded.id, sealed_secret = excluded.sealed_secret, last_step = 0,
      updated_at = excluded.updated_at
    where t.verified_at is null
    returning *`;
  return totp ? { totp, secret } : null;
}

/**
 * Uses up the time step of the code; returns null when the code is wrong or its step was used before. The database decides, so
 * that of two simultaneous uses one is refused.
 */
export async function useTotp(core: IdentityCore, db: Db, totp: TotpRow, given: string): Promise<TotpRow | null> {
  const secret = decrypt(core.factorKey, totp.user_id, totp.sealed_secret);
  const now = core.now();
  const step = matchingStep(secret, given.replace(/\s/g, ''), now);
  if (step === null) return null;
  const [used] = await db<TotpRow[]>`
    update identity.totps set last_step = ${step}, updated_at = ${now}
    where id = ${totp.id} and sealed_secret = ${totp.sealed_secret} and last_step < ${step} returning *`;
  return used ?? null;
}

/** Marks the app as verified. Returns false when it already was. */
export async function confirmTotp(db: Db, totp: TotpRow, now: Date): Promise<boolean> {
  const rows = await db`
    update identity.totps set verified_at = ${now}, updated_at = ${now} where id = ${totp.id} and verified_at is null
    returning id`;
  return rows.length > 0;
}

async function removeBackupCodes(db: Db, userId: string): Promise<void> {
  await db`delete from identity.backup_codes where user_id = ${userId}`;
}

/** Removes the app and the backup codes; returns false when there was no app. */
export async function removeFactors(core: IdentityCore, userId: string): Promise<boolean> {
  return core.sql.begin(async (tx) => {
    await removeBackupCodes(tx, userId);
    return (await tx`delete from identity.totps where user_id = ${userId} returning id`).length > 0;
  });
}

const newBackupCode = (): string =>
  Array.from({ length: BACKUP_LENGTH }, () => BACKUP_LETTERS[randomInt(BACKUP_LETTERS.length)]).join('');

const backupHash = (core: IdentityCore, userId: string, code: string): string =>
  hashCode(core.codeRules.pepper, `backup:${userId}`, code.toLowerCase().replace(/[\s-]/g, ''));

/** Issues backup codes, readable only now; earlier ones become void. */
export async function issueBackupCodes(core: IdentityCore, tx: Db, userId: string): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < BACKUP_CODES) codes.add(newBackupCode());
  await removeBackupCodes(tx, userId);
  const rows = [...codes].map((code) => ({
    user_id: userId,
    code_hash: backupHash(core, userId, code),
    created_at: core.now(),
  }));
  await tx`insert into identity.backup_codes ${tx(rows)}`;
  return [...codes];
}

/** Uses the backup code up; returns false when it is not one of the user's or was used. */
export async function useBackupCode(core: IdentityCore, db: Db, userId: string, given: string): Promise<boolean> {
  const rows = await db`
    update identity.backup_codes set used_at = ${core.now()}
    where user_id = ${userId} and code_hash = ${backupHash(core, userId, given)} and used_at is null returning user_id`;
  return rows.length > 0;
}
