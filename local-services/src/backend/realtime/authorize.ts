import { randomUUID } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';
import { probeAs } from '../../database/act-as';
import type { Claims } from '../tokens';

/** The rights of a member in a topic. */
export interface ChannelRights {
  broadcast: { read: boolean; write: boolean };
  presence: { read: boolean; write: boolean };
}

export const mayHear = ({ broadcast, presence }: ChannelRights): boolean => broadcast.read || presence.read;

async function mayWrite(tx: TransactionSql, topic: string, extension: string): Promise<boolean> {
  try {
    await tx.savepoint(
      (save) => save`insert into realtime.messages (topic, extension) values (${topic}, ${extension})`,
    );
    return true;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === '42501') return false;
    throw cause;
  }
}

/**
 * Evaluates the policies on realtime.messages as hosted Realtime does: can the user read a probe row of the topic, can they
 * insert one? Everything is rolled back.
 */
export async function evaluatePolicies(sql: Sql, claims: Claims, topic: string): Promise<ChannelRights> {
  const probes = { broadcast: randomUUID(), presence: randomUUID() };
  return probeAs(
    sql,
    claims,
    async (tx) => {
      await tx`select set_config('realtime.topic', ${topic}, true)`;
      const seen = await tx<{ id: string }[]>`
        select id from realtime.messages where id in (${probes.broadcast}, ${probes.presence})`;
      const ids = new Set(seen.map((row) => row.id));
      return {
        broadcast: { read: ids.has(probes.broadcast), write: await mayWrite(tx, topic, 'broadcast') },
        presence: { read: ids.has(probes.presence), write: await mayWrite(tx, topic, 'presence') },
      };
    },
    async (tx) => {
      await tx`insert into realtime.messages (id, topic, extension, private)
        values (${probes.broadcast}, ${topic}, 'broadcast', true), (${probes.presence}, ${topic}, 'presence', true)`;
    },
  );
}
