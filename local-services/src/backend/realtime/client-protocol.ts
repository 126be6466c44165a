import type { Sql } from 'postgres';
import { z } from 'zod';
import type { ApiKeys } from '../gate';
import { TokenBucket } from '../token-bucket';
import type { Claims, Tokens } from '../tokens';
import { evaluatePolicies, mayHear } from './authorize';
import { type Channel, type ChannelRegistry, type Peer, type PresenceMeta, plainTopic, push, reply } from './channels';
import { type BroadcastPush, type Message, parseBinary, parseText } from './frames';
import { type JoinConfig, parseJoin } from './join-config';
import { isName, REALTIME_LIMITS } from './limits';
import { keepOrClose, recheckChannel } from './recheck';

export interface ConversationOptions {
  sql: Sql;
  tokens: Tokens;
  keys: ApiKeys;
  registry: ChannelRegistry;
}

let presenceRef = 0;

/** Handles the messages of one client. */
export class ClientProtocol {
  private readonly joins = new TokenBucket(REALTIME_LIMITS.joins);

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
      const payload = message.payload.payload ?? {};
      const body = Buffer.from(JSON.stringify(payload));
      this.broadcast({ ...message, event: String(message.payload.event ?? ''), body, payload });
    }
  }

  private async claimsOf(token: string | null): Promise<Claims> {
    const { publishableKey, secretKey } = this.options.keys;
    if (!token || token === publishableKey || token === secretKey) return this.peer.keyClaims;
    return this.options.tokens.verify(token);
  }

  private rightsOf(claims: Claims, topic: string) {
    return evaluatePolicies(this.options.sql, claims, plainTopic(topic));
  }

  /** Returns why such a join is refused for any caller, in the words of hosted Realtime; null when it is acceptable. */
  private refusalOf(config: JoinConfig): string | null {
    if (!config.isPrivate) return 'PrivateOnly: This project only allows private channels';
    if (!this.joins.take()) return 'ClientJoinRateLimitReached: Too many joins per second';
    const isFull = this.peer.channels.size >= REALTIME_LIMITS.channelsOfConnection;
    return isFull ? 'ChannelRateLimitReached: Too many channels' : null;
  }

  private isOneTooMany(person: string | undefined): boolean {
    if (person === undefined || [...this.peer.channels.values()].some(({ claims }) => claims.sub === person))
      return false;
    return this.options.registry.connectionsOf(person) >= REALTIME_LIMITS.connectionsOfPerson;
  }

  private async join(message: Message): Promise<void> {
    const refuse = (reason: string) => reply(this.peer, message, 'error', { reason });
    const { registry } = this.options;
    const existing = this.peer.channels.get(message.topic);
    if (existing) registry.close(existing);
    const config = parseJoin(message.payload);
    const isTopic = message.topic.startsWith('realtime:') && isName(message.topic);
    if (!config || !isTopic) return refuse('The join message is not understood');
    const refusal = this.refusalOf(config);
    if (refusal) return refuse(refusal);
    let claims: Claims;
    try {
      claims = await this.claimsOf(config.accessToken);
    } catch {
      return refuse('InvalidJWTToken: The token is not valid');
    }
    if (this.isOneTooMany(claims.sub)) return refuse('ConnectionRateLimitReached: Too many connected users');
    const rights = await this.rightsOf(claims, message.topic);
    const refuseTopic = () => {
      const topic = plainTopic(message.topic);
      return refuse(`Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`);
    };
    if (!mayHear(rights)) return refuseTopic();
    const { accessToken: _, isPrivate: __, ...wishes } = config;
    const channel: Channel = {
      ...wishes,
      peer: this.peer,
      topic: message.topic,
      joinRef: message.joinRef ?? message.ref,
      claims,
      rights,
      askings: 0,
      tracked: null,
      messages: new TokenBucket(REALTIME_LIMITS.channelMessages),
      presences: new TokenBucket(REALTIME_LIMITS.presences),
    };
    registry.add(channel);
    // A right or session that ended since the check was announced before this channel was registered, so check again.
    let isLetIn = false;
    try {
      isLetIn = await recheckChannel(this.options.sql, registry, channel);
    } finally {
      if (!isLetIn) registry.remove(channel);
    }
    if (!isLetIn) return refuseTopic();
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

  /** Replaces the access token; the rights are checked again, because they may have changed. */
  private async renew(channel: Channel, token: unknown): Promise<void> {
    if (typeof token !== 'string') return;
    try {
      channel.claims = await this.claimsOf(token);
    } catch {
      return this.options.registry.close(channel);
    }
    await keepOrClose(this.options.sql, this.options.registry, channel);
  }

  private broadcast(pushed: BroadcastPush): void {
    const channel = this.peer.channels.get(pushed.topic);
    if (!channel || !isName(pushed.event) || !this.options.registry.isAlive(channel)) return;
    if (!channel.messages.take()) {
      this.options.registry.end(channel, 'Too many messages per second');
      return;
    }
    if (!channel.rights.broadcast.write) {
      if (channel.acknowledge) reply(this.peer, pushed, 'error', { reason: 'Unauthorized' });
      return;
    }
    const { topic, event, body, payload } = pushed;
    this.options.registry.broadcast({ topic, event, body, payload }, channel.echo ? undefined : channel);
    if (channel.acknowledge) reply(this.peer, pushed, 'ok', {});
  }

  private presence(channel: Channel, message: Message): void {
    const { registry } = this.options;
    if (!registry.isAlive(channel)) return;
    if (!channel.presences.take()) {
      registry.end(channel, 'Client presence rate limit exceeded');
      return;
    }
    if (!channel.rights.presence.write) {
      reply(this.peer, message, 'error', { reason: 'Unauthorized' });
      return;
    }
    const shared = message.payload.payload;
    if (JSON.stringify(shared ?? {}).length > REALTIME_LIMITS.presenceBytes) {
      reply(this.peer, message, 'error', { reason: 'Track message size exceeded' });
      return;
    }
    if (message.payload.event === 'untrack') registry.untrack(channel);
    else registry.track(channel, presenceMeta(shared));
    reply(this.peer, message, 'ok', {});
  }
}

const presenceShape = z.record(z.string(), z.unknown()).catch({});

function presenceMeta(payload: unknown): PresenceMeta {
  presenceRef += 1;
  return { ...presenceShape.parse(payload), phx_ref: `F${presenceRef.toString(36)}` };
}
