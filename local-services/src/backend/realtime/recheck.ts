import type { Sql } from 'postgres';
import type { Claims } from '../tokens';
import { mayHear, rightsIn } from './authorize';
import { type Channel, type ChannelRegistry, plainTopic } from './channels';

/** The database says here whose rights changed or whose session ended: `private.rights_changed`. */
export const RIGHTS_CHANGED = 'sawubona_access_changed';

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** In third-party mode a token names the identity's own id, which is compared with nobody: it is asked about each time. */
const mayBe = ({ sub }: Claims, person: string | null) =>
  sub !== undefined && (person === null || sub === person || !uuid.test(sub));

/**
 * Asks anew what a channel may do. Of several askings at once the one begun last counts: it saw the newest. False when it may hear
 * nothing now, or is closed.
 */
export async function askAgain(sql: Sql, registry: ChannelRegistry, channel: Channel): Promise<boolean> {
  channel.askings += 1;
  const mine = channel.askings;
  const rights = await rightsIn(sql, channel.claims, plainTopic(channel.topic));
  if (mine === channel.askings) channel.rights = rights;
  return mayHear(channel.rights) && registry.has(channel);
}

/** The same for a channel that is open: closes it when it may hear nothing now, or when that cannot be learned, which is thrown. */
export async function keepOrClose(sql: Sql, registry: ChannelRegistry, channel: Channel): Promise<void> {
  let isKept = false;
  try {
    isKept = await askAgain(sql, registry, channel);
  } finally {
    if (!isKept) registry.close(channel);
  }
}

/** Asks anew what the open channels of a person, or of everybody, may do. Throws the first failure, when all were asked. */
export async function recheckChannels(sql: Sql, registry: ChannelRegistry, person: string | null): Promise<void> {
  const failures: unknown[] = [];
  for (const channel of registry.all()) {
    if (mayBe(channel.claims, person))
      await keepOrClose(sql, registry, channel).catch((cause: unknown) => failures.push(cause));
  }
  if (failures.length > 0) throw failures[0];
}
