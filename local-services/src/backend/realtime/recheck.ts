import type { Sql } from 'postgres';
import type { Claims } from '../tokens';
import { rightsIn } from './authorize';
import { type ChannelRegistry, plainTopic } from './channels';

/** The database says here whose rights changed or whose session ended: `private.rights_changed`. */
export const RIGHTS_CHANGED = 'sawubona_access_changed';

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** In third-party mode a token names the identity's own id, which is compared with nobody: it is asked about each time. */
const mayBe = ({ sub }: Claims, person: string | null) =>
  sub !== undefined && (person === null || sub === person || !uuid.test(sub));

/** Asks anew what the open channels of a person, or of everybody, may do, and closes those that may hear nothing now. */
export async function recheckChannels(sql: Sql, registry: ChannelRegistry, person: string | null): Promise<void> {
  for (const channel of registry.all()) {
    if (!mayBe(channel.claims, person)) continue;
    channel.rights = await rightsIn(sql, channel.claims, plainTopic(channel.topic));
    if (!channel.rights.broadcast.read && !channel.rights.presence.read) registry.close(channel);
  }
}
