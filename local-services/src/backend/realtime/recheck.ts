import type { Sql } from 'postgres';
import type { Claims } from '../tokens';
import { evaluatePolicies, mayHear } from './authorize';
import { type Channel, type ChannelRegistry, plainTopic } from './channels';

/**
 * The notification channel on which the database announces whose rights changed or whose session ended: `private.rights_changed`.
 */
export const RIGHTS_CHANGED = 'sawubona_access_changed';

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * In third-party mode a token carries the identity's own id, which cannot be compared with a user id, so such channels are always
 * rechecked.
 */
const mayBe = ({ sub }: Claims, person: string | null) =>
  sub !== undefined && (person === null || sub === person || !uuid.test(sub));

/**
 * Checks the rights of a channel again. Of several concurrent checks the last one begun counts, because it saw the newest state.
 * Returns false when the channel may no longer receive anything, or is closed.
 */
export async function recheckChannel(sql: Sql, registry: ChannelRegistry, channel: Channel): Promise<boolean> {
  channel.askings += 1;
  const mine = channel.askings;
  const rights = await evaluatePolicies(sql, channel.claims, plainTopic(channel.topic));
  if (mine === channel.askings) channel.rights = rights;
  return mayHear(channel.rights) && registry.has(channel);
}

/**
 * Rechecks an open channel and closes it when it may no longer receive anything, or when the check fails; the failure is thrown.
 */
export async function keepOrClose(sql: Sql, registry: ChannelRegistry, channel: Channel): Promise<void> {
  let isKept = false;
  try {
    isKept = await recheckChannel(sql, registry, channel);
  } finally {
    if (!isKept) registry.close(channel);
  }
}

/** Rechecks the open channels of one user, or of all. Throws the first failure after all were checked. */
export async function recheckChannels(sql: Sql, registry: ChannelRegistry, person: string | null): Promise<void> {
  const failures: unknown[] = [];
  for (const channel of registry.all()) {
    if (mayBe(channel.claims, person))
      await keepOrClose(sql, registry, channel).catch((cause: unknown) => failures.push(cause));
  }
  if (failures.length > 0) throw failures[0];
}
