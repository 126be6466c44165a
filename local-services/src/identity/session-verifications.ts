import type { Db, FactorStrategy, SecondFactorStrategy } from './identity-rows';
import { newId } from './opaque-ids';

/** The factors that a user is asked to prove again; the vendor's names. */
export type VerificationLevel = 'first_factor' | 'second_factor' | 'multi_factor';
export type VerificationStatus = 'needs_first_factor' | 'needs_second_factor' | 'complete';

export interface VerificationRow {
  session_id: string;
  id: string;
  level: VerificationLevel;
  status: VerificationStatus;
  first_factor_strategy: FactorStrategy | null;
  first_factor_verified: boolean;
  second_factor_strategy: SecondFactorStrategy | null;
  expires_at: Date;
  created_at: Date;
}

type Start = Pick<VerificationRow, 'session_id' | 'level' | 'status' | 'expires_at'>;

/** Starts a verification and replaces the session's earlier one. */
export async function beginVerification(db: Db, start: Start, now: Date): Promise<VerificationRow> {
  const [row] = await db<VerificationRow[]>`
    insert into identity.session_verifications ${db({ ...start, id: newId('sver'), created_at: now })}
    on conflict (session_id) do update set id = excluded.id, level = excluded.level, status = excluded.status,
      first_factor_strategy = null, first_factor_verified = false, second_factor_strategy = null,
      expires_at = excluded.expires_at, created_at = excluded.created_at
    returning *`;
  if (!row) throw new Error('The verification was not stored.');
  return row;
}

/** Returns the session's current verification; null when there is none or it expired. */
export async function findVerification(db: Db, sessionId: string, now: Date): Promise<VerificationRow | null> {
  const [row] = await db<VerificationRow[]>`
    select * from identity.session_verifications where session_id = ${sessionId} and expires_at > ${now}`;
  return row ?? null;
}

type Changes = Partial<
  Pick<VerificationRow, 'status' | 'first_factor_strategy' | 'first_factor_verified' | 'second_factor_strategy'>
>;

/** Updates it; returns null if it was restarted meanwhile. */
export async function updateVerification(db: Db, id: string, changes: Changes): Promise<VerificationRow | null> {
  const [row] = await db<VerificationRow[]>`
    update identity.session_verifications set ${db(changes)} where id = ${id} returning *`;
  return row ?? null;
}
