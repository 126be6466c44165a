import type { Sql } from 'postgres';
import { z } from 'zod';
import type { ApiKeys } from '../gate';
import type { Claims, Tokens } from '../tokens';
import { authorizePrivate, openRights } from './authorize';
import { type Channel, type ChannelRegistry, type Peer, type PresenceMeta, plainTopic, push, reply } from './channels';
import { type BroadcastPush, type Message, parseBinary, parseText } from './frames';
import { type JoinConfig, parseJoin } from './join-config';

/** What a conversation with a client needs. */
export interface ConversationOptions {
  sql: Sql;
  tokens: Tokens;
  keys: ApiKeys;
  registry: ChannelRegistry;
}

const maxChannels = 100;
let presenceRef = 0;

/** Understands what one client says. */
export class Conversation {
  constructor(
    private readonly peer: Peer,
    private readonly options: ConversationOptions,
  ) {}

  async onFrame(data: Buffer, isBinary: boolean): Promise<void> {
    if (isBinary) {
      const pushed = parseBinary(data);
      if (pushed) this.broadcast(pushed);
      return;
    }
    const message = parseText(data.toString());
    if (message) await this.onMessage(message);
  }

  onClose(): void {
    for (const channel of [...this.peer.channels.values()]) this.options.registry.remove(channel);
  }

  private async onMessage(message: Message): Promise<void> {
    if (message.topic === 'phoenix') return reply(this.peer, message, 'ok', {});
    if (message.event === 'phx_join') return this.join(message);
    const channel = this.peer.channels.get(message.topic);
    if (!channel) return reply(this.peer, message, 'error', { reason: 'unmatched topic' });
    if (message.event === 'phx_leave') return this.leave(channel, message);
    if (message.event === 'access_token') return this.renew(channel, message.payload.access_token);
    if (message.event === 'presence') return this.presence(channel, message);
    if (message.event === 'broadcast') {
      const body = Buffer.from(JSON.stringify(message.payload.payload ?? {}));
      this.broadcast({ ...message, event: String(message.payload.event ?? ''), body, isJson: true });
    }
  }

  private async claimsOf(token: string | null): Promise<Claims> {
    const { publishableKey, secretKey } = this.options.keys;
    if (!token || token === publishableKey || token === secretKey) return this.peer.keyClaims;
    return this.options.tokens.verify(token);
  }

  private async rightsOf(isPrivate: boolean, claims: Claims, topic: string) {
    return isPrivate ? authorizePrivate(this.options.sql, claims, plainTopic(topic)) : openRights;
  }

  private async join(message: Message): Promise<void> {
    const refuse = (reason: string) => reply(this.peer, message, 'error', { reason });
    const { registry } = this.options;
    const existing = this.peer.channels.get(message.topic);
    if (existing) registry.close(existing);
    const config = parseJoin(message.payload);
    if (!config || !message.topic.startsWith('realtime:')) return refuse('The join message is not understood');
    if (this.peer.channels.size >= maxChannels) return refuse('ChannelRateLimitReached: Too many channels');
    let claims: Claims;
    try {
      claims = await this.claimsOf(config.accessToken);
    } catch {
      return refuse('InvalidJWTToken: The token is not valid');
    }
    const rights = await this.rightsOf(config.isPrivate, claims, message.topic);
    if (!rights.broadcast.read && !rights.presence.read) {
      const topic = plainTopic(message.topic);
      return refuse(`Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`);
    }
    const { accessToken: _, ...wishes } = config;
    const channel: Channel = {
      ...wishes,
      peer: this.peer,
      topic: message.topic,
      joinRef: message.joinRef ?? message.ref,
      claims,
      rights,
      tracked: null,
    };
    registry.add(channel);
    this.welcome(channel, message, config);
  }

  private welcome(channel: Channel, message: Message, config: JoinConfig): void {
    reply(this.peer, message, 'ok', { postgres_changes: config.changes });
    if (channel.presenceOn && channel.rights.presence.read) {
      push(channel, 'presence_state', this.options.registry.presenceState(channel));
    }
    if (config.changes.length === 0) return;
    const text = 'Subscribed to PostgreSQL';
    const topic = plainTopic(channel.topic);
    push(channel, 'system', { status: 'ok', message: text, extension: 'postgres_changes', channel: topic });
  }

  private leave(channel: Channel, message: Message): void {
    reply(this.peer, message, 'ok', {});
    this.options.registry.close(channel);
  }

  /** A refreshed token; the rights are asked for anew, because they may have changed. */
  private async renew(channel: Channel, token: unknown): Promise<void> {
    if (typeof token !== 'string') return;
    try {
      channel.claims = await this.claimsOf(token);
      channel.rights = await this.rightsOf(channel.isPrivate, channel.claims, channel.topic);
    } catch {
      return this.options.registry.close(channel);
    }
    if (!channel.rights.broadcast.read && !channel.rights.presence.read) this.options.registry.close(channel);
  }

  private broadcast(pushed: BroadcastPush): void {
    const channel = this.peer.channels.get(pushed.topic);
    if (!channel || !pushed.event || !this.options.registry.isAlive(channel)) return;
    if (!channel.rights.broadcast.write) {
      if (channel.acknowledge) reply(this.peer, pushed, 'error', { reason: 'Unauthorized' });
      return;
    }
    const { event, body, isJson } = pushed;
    const to = { topic: channel.topic, isPrivate: channel.isPrivate, event, body, isJson };
    this.options.registry.broadcast(to, channel.echo ? undefined : channel);
    if (channel.acknowledge) reply(this.peer, pushed, 'ok', {});
  }

  private presence(channel: Channel, message: Message): void {
    const { registry } = this.options;
    if (!registry.isAlive(channel)) return;
    if (!channel.rights.presence.write) {
      reply(this.peer, message, 'error', { reason: 'Unauthorized' });
      return;
    }
    if (message.payload.event === 'untrack') registry.untrack(channel);
    else registry.track(channel, presenceMeta(message.payload.payload));
    reply(this.peer, message, 'ok', {});
  }
}

const shared = z.record(z.string(), z.unknown()).catch({});

function presenceMeta(payload: unknown): PresenceMeta {
  presenceRef += 1;
  return { ...shared.parse(payload), phx_ref: `F${presenceRef.toString(36)}` };
}
