import type { WebSocket } from 'ws';
import type { TokenBucket } from '../token-bucket';
import type { Claims } from '../tokens';
import type { ChannelRights } from './authorize';
import { encodeBroadcast, encodeText, type Message, type ProtocolVersion } from './frames';
import type { ChangeSubscription } from './join-config';
import { REALTIME_LIMITS } from './limits';

export interface Peer {
  socket: WebSocket;
  version: ProtocolVersion;
  /** The claims of a channel when the client sends no access token. */
  keyClaims: Claims;
  channels: Map<string, Channel>;
}

/** The state that a member shares through presence. */
export type PresenceMeta = Record<string, unknown> & { phx_ref: string };

export interface Channel {
  peer: Peer;
  /** The client's name for the topic, with the prefix `realtime:`. */
  topic: string;
  joinRef: string | null;
  echo: boolean;
  acknowledge: boolean;
  presenceKey: string;
  presenceOn: boolean;
  claims: Claims;
  rights: ChannelRights;
  /** Number of rights checks begun: an older result does not replace a newer one. */
  askings: number;
  tracked: PresenceMeta | null;
  messages: TokenBucket;
  presences: TokenBucket;
  changes: ChangeSubscription[];
}

/** The topic without the client's prefix, as policies and SQL see it. */
export const plainTopic = (topic: string) => topic.replace(/^realtime:/, '');

/**
 * Sends data to one client if its socket is open. A client that does not read is disconnected, because its waiting data is held
 * here.
 */
function give({ socket }: Peer, data: string | Buffer): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > REALTIME_LIMITS.waitingBytes) socket.terminate();
  else socket.send(data);
}

/** Sends a message to one client if its socket is open. */
export function send(peer: Peer, message: Message): void {
  give(peer, encodeText(peer.version, message));
}

export function push(channel: Channel, event: string, payload: Record<string, unknown>): void {
  send(channel.peer, { joinRef: channel.joinRef, ref: null, topic: channel.topic, event, payload });
}

export function reply(
  peer: Peer,
  to: Pick<Message, 'joinRef' | 'ref' | 'topic'>,
  status: 'ok' | 'error',
  response: Record<string, unknown>,
): void {
  send(peer, { joinRef: to.joinRef, ref: to.ref, topic: to.topic, event: 'phx_reply', payload: { status, response } });
}

/** A broadcast in a topic. `payload` is the parsed JSON body; undefined for any other body. */
export interface Broadcast {
  topic: string;
  event: string;
  body: Buffer;
  payload: unknown;
}

export class ChannelRegistry {
  private readonly members = new Map<string, Set<Channel>>();

  add(channel: Channel): void {
    const members = this.members.get(channel.topic) ?? new Set();
    this.members.set(channel.topic, members.add(channel));
    channel.peer.channels.set(channel.topic, channel);
  }

  remove(channel: Channel): void {
    this.untrack(channel);
    const members = this.members.get(channel.topic);
    members?.delete(channel);
    if (members?.size === 0) this.members.delete(channel.topic);
    if (channel.peer.channels.get(channel.topic) === channel) channel.peer.channels.delete(channel.topic);
  }

  has = (channel: Channel): boolean => this.members.get(channel.topic)?.has(channel) ?? false;

  /** Ends a membership from the server's side. */
  close(channel: Channel): void {
    if (!this.has(channel)) return;
    push(channel, 'phx_close', {});
    this.remove(channel);
  }

  /** Ends a membership from the server's side with a reason, as hosted Realtime does. */
  end(channel: Channel, message: string): void {
    push(channel, 'system', { status: 'error', message, extension: 'system', channel: plainTopic(channel.topic) });
    this.close(channel);
  }

  all(): Channel[] {
    return [...this.members.values()].flatMap((members) => [...members]);
  }

  /** Returns false, and ends the membership, when the member's token has expired. */
  isAlive(channel: Channel): boolean {
    const expires = channel.claims.exp;
    if (expires === undefined || expires > Date.now() / 1000) return true;
    this.end(channel, 'Token has expired');
    return false;
  }

  /** Returns the number of connections on which a user listens. */
  connectionsOf(person: string): number {
    return new Set(this.all().flatMap(({ claims, peer }) => (claims.sub === person ? [peer] : []))).size;
  }

  private membersOf(topic: string): Channel[] {
    return [...(this.members.get(topic) ?? [])];
  }

  /** Sends a broadcast to every member who may read, except one. */
  broadcast({ topic, event, body, payload }: Broadcast, except?: Channel): void {
    const isJson = payload !== undefined;
    const frame = encodeBroadcast(topic, event, body, isJson);
    for (const member of this.membersOf(topic)) {
      if (member === except || !member.rights.broadcast.read || !this.isAlive(member)) continue;
      if (member.peer.version === '2.0.0') give(member.peer, frame);
      else if (isJson) push(member, 'broadcast', { type: 'broadcast', event, payload });
    }
  }

  /** Returns the presence state of the member's topic. */
  presenceState(channel: Channel): Record<string, { metas: PresenceMeta[] }> {
    // Clients choose their own key, even `__proto__`.
    const state = new Map<string, { metas: PresenceMeta[] }>();
    for (const member of this.membersOf(channel.topic)) {
      if (!member.tracked) continue;
      const entry = state.get(member.presenceKey) ?? { metas: [] };
      entry.metas.push(member.tracked);
      state.set(member.presenceKey, entry);
    }
    return Object.fromEntries(state);
  }

  track(channel: Channel, meta: PresenceMeta): void {
    const before = channel.tracked;
    channel.tracked = before ? { ...meta, phx_ref_prev: before.phx_ref } : meta;
    const entry = (value: PresenceMeta) => ({ [channel.presenceKey]: { metas: [value] } });
    this.presenceDiff(channel, entry(channel.tracked), before ? entry(before) : {});
  }

  untrack(channel: Channel): void {
    const before = channel.tracked;
    if (!before) return;
    channel.tracked = null;
    this.presenceDiff(channel, {}, { [channel.presenceKey]: { metas: [before] } });
  }

  private presenceDiff(channel: Channel, joins: Record<string, unknown>, leaves: Record<string, unknown>): void {
    for (const member of this.membersOf(channel.topic)) {
      if (member.presenceOn && member.rights.presence.read) push(member, 'presence_diff', { joins, leaves });
    }
  }
}
