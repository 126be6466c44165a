import type { WebSocket } from 'ws';
import type { Claims } from '../tokens';
import type { ChannelRights } from './authorize';
import { encodeBroadcast, encodeText, type Message, type ProtocolVersion } from './frames';
import type { ChangeSubscription } from './join-config';

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
  isPrivate: boolean;
  echo: boolean;
  acknowledge: boolean;
  presenceKey: string;
  presenceOn: boolean;
  claims: Claims;
  rights: ChannelRights;
  tracked: PresenceMeta | null;
  changes: ChangeSubscription[];
}

/** The topic without the client's prefix: what policies and SQL see. */
export const plainTopic = (topic: string) => topic.replace(/^realtime:/, '');

const addressOf = (topic: string, isPrivate: boolean) => `${isPrivate ? 'private' : 'public'} ${topic}`;

/** Sends to one client, if it still listens. */
export function send(peer: Peer, message: Message): void {
  if (peer.socket.readyState === peer.socket.OPEN) peer.socket.send(encodeText(peer.version, message));
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

/** Who is in which topic. A private and a public topic of the same name are two topics. */
export class ChannelRegistry {
  private readonly members = new Map<string, Set<Channel>>();

  add(channel: Channel): void {
    const address = addressOf(channel.topic, channel.isPrivate);
    const members = this.members.get(address) ?? new Set();
    this.members.set(address, members.add(channel));
    channel.peer.channels.set(channel.topic, channel);
  }

  remove(channel: Channel): void {
    this.untrack(channel);
    const address = addressOf(channel.topic, channel.isPrivate);
    const members = this.members.get(address);
    members?.delete(channel);
    if (members?.size === 0) this.members.delete(address);
    if (channel.peer.channels.get(channel.topic) === channel) channel.peer.channels.delete(channel.topic);
  }

  /** Ends a membership from our side. */
  close(channel: Channel): void {
    push(channel, 'phx_close', {});
    this.remove(channel);
  }

  all(): Channel[] {
    return [...this.members.values()].flatMap((members) => [...members]);
  }

  /** False when the token of the member has run out; the membership ends then. */
  isAlive(channel: Channel): boolean {
    const expires = channel.claims.exp;
    if (expires === undefined || expires > Date.now() / 1000) return true;
    const message = 'Token has expired';
    push(channel, 'system', { status: 'error', message, extension: 'system', channel: plainTopic(channel.topic) });
    this.close(channel);
    return false;
  }

  private membersOf(topic: string, isPrivate: boolean): Channel[] {
    return [...(this.members.get(addressOf(topic, isPrivate)) ?? [])];
  }

  /** Gives a broadcast to every member that may read, except one. */
  broadcast(
    to: { topic: string; isPrivate: boolean; event: string; body: Buffer; isJson: boolean },
    except?: Channel,
  ): void {
    for (const member of this.membersOf(to.topic, to.isPrivate)) {
      if (member === except || !member.rights.broadcast.read || !this.isAlive(member)) continue;
      const { socket, version } = member.peer;
      if (version === '2.0.0') {
        if (socket.readyState === socket.OPEN) socket.send(encodeBroadcast(member.topic, to.event, to.body, to.isJson));
      } else if (to.isJson) {
        const payload: unknown = JSON.parse(to.body.toString());
        push(member, 'broadcast', { type: 'broadcast', event: to.event, payload });
      }
    }
  }

  /** Everybody present in the topic of this member. */
  presenceState(channel: Channel): Record<string, { metas: PresenceMeta[] }> {
    const state: Record<string, { metas: PresenceMeta[] }> = {};
    for (const member of this.membersOf(channel.topic, channel.isPrivate)) {
      if (!member.tracked) continue;
      const entry = state[member.presenceKey] ?? { metas: [] };
      entry.metas.push(member.tracked);
      state[member.presenceKey] = entry;
    }
    return state;
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
    for (const member of this.membersOf(channel.topic, channel.isPrivate)) {
      if (member.presenceOn && member.rights.presence.read) push(member, 'presence_diff', { joins, leaves });
    }
  }
}
