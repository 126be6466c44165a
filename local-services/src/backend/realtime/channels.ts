import type { WebSocket } from 'ws';
import type { Allowance } from '../allowance';
import type { Claims } from '../tokens';
import type { ChannelRights } from './authorize';
import { encodeBroadcast, encodeText, type Message, type ProtocolVersion } from './frames';
import type { ChangeSubscription } from './join-config';
import { REALTIME_LIMITS } from './limits';

/** One connected client. */
export interface Peer {
  socket: WebSocket;
  version: ProtocolVersion;
  /** What a channel acts with when the client sends no access token. */
  keyClaims: Claims;
  channels: Map<string, Channel>;
}

/** What somebody shares while present. */
export type PresenceMeta = Record<string, unknown> & { phx_ref: string };

/** One client's membership of one topic. */
export interface Channel {
  peer: Peer;
  /** As the client names it, with the prefix `realtime:`. */
  topic: string;
  joinRef: string | null;
  echo: boolean;
  acknowledge: boolean;
  presenceKey: string;
  presenceOn: boolean;
  claims: Claims;
  rights: ChannelRights;
  /** How often these were asked for: an older answer does not replace a newer one. */
  askings: number;
  tracked: PresenceMeta | null;
  messages: Allowance;
  presences: Allowance;
  changes: ChangeSubscription[];
}

/** The topic without the client's prefix: what policies and SQL see. */
export const plainTopic = (topic: string) => topic.replace(/^realtime:/, '');

/** Gives data to one client, if it still listens. What waits for it is held here: who does not read is dropped. */
function give({ socket }: Peer, data: string | Buffer): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > REALTIME_LIMITS.waitingBytes) socket.terminate();
  else socket.send(data);
}

/** Sends to one client, if it still listens. */
export function send(peer: Peer, message: Message): void {
  give(peer, encodeText(peer.version, message));
}

/** Sends an event to one member. */
export function push(channel: Channel, event: string, payload: Record<string, unknown>): void {
  send(channel.peer, { joinRef: channel.joinRef, ref: null, topic: channel.topic, event, payload });
}

/** Answers a client's message. */
export function reply(
  peer: Peer,
  to: Pick<Message, 'joinRef' | 'ref' | 'topic'>,
  status: 'ok' | 'error',
  response: Record<string, unknown>,
): void {
  send(peer, { joinRef: to.joinRef, ref: to.ref, topic: to.topic, event: 'phx_reply', payload: { status, response } });
}

/** What is said in a topic. `payload` is the body of a JSON broadcast, read; undefined for any other. */
export interface Broadcast {
  topic: string;
  event: string;
  body: Buffer;
  payload: unknown;
}

/** Who is in which topic. */
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

  /** Ends a membership from our side. */
  close(channel: Channel): void {
    if (!this.has(channel)) return;
    push(channel, 'phx_close', {});
    this.remove(channel);
  }

  /** Ends a membership from our side and says why, as hosted Realtime does. */
  end(channel: Channel, message: string): void {
    push(channel, 'system', { status: 'error', message, extension: 'system', channel: plainTopic(channel.topic) });
    this.close(channel);
  }

  all(): Channel[] {
    return [...this.members.values()].flatMap((members) => [...members]);
  }

  /** False when the token of the member has run out; the membership ends then. */
  isAlive(channel: Channel): boolean {
    const expires = channel.claims.exp;
    if (expires === undefined || expires > Date.now() / 1000) return true;
    this.end(channel, 'Token has expired');
    return false;
  }

  /** How many connections a person listens with. */
  connectionsOf(person: string): number {
    return new Set(this.all().flatMap(({ claims, peer }) => (claims.sub === person ? [peer] : []))).size;
  }

  private membersOf(topic: string): Channel[] {
    return [...(this.members.get(topic) ?? [])];
  }

  /** Gives a broadcast to every member that may read, except one. */
  broadcast({ topic, event, body, payload }: Broadcast, except?: Channel): void {
    const isJson = payload !== undefined;
    const frame = encodeBroadcast(topic, event, body, isJson);
    for (const member of this.membersOf(topic)) {
      if (member === except || !member.rights.broadcast.read || !this.isAlive(member)) continue;
      if (member.peer.version === '2.0.0') give(member.peer, frame);
      else if (isJson) push(member, 'broadcast', { type: 'broadcast', event, payload });
    }
  }

  /** Everybody present in the topic of this member. */
  presenceState(channel: Channel): Record<string, { metas: PresenceMeta[] }> {
    // A person names their key themselves, `__proto__` as well.
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
