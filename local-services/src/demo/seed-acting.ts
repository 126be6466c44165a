import type { TransactionSql } from 'postgres';
import { assumeClaims } from '../database/act-as';

/**
 * Does one step of a larger transaction as that person, under the same grants and row security as their browser.
 * Afterwards the transaction is the administrator's again.
 */
export async function asPerson<T>(tx: TransactionSql, userId: string, step: () => Promise<T>): Promise<T> {
  await assumeClaims(tx, { role: 'authenticated', sub: userId });
  const result = await step();
  await beNobody(tx);
  return result;
}

/** The same as the server's own role, for what only an operator may do. */
export async function asService<T>(tx: TransactionSql, step: () => Promise<T>): Promise<T> {
  await assumeClaims(tx, { role: 'service_role' });
  const result = await step();
  await beNobody(tx);
  return result;
}

async function beNobody(tx: TransactionSql): Promise<void> {
  await tx`select set_config('role', 'none', true), set_config('request.jwt.claims', '', true),
    set_config('request.jwt.claim.sub', '', true), set_config('request.jwt.claim.role', '', true)`;
}
