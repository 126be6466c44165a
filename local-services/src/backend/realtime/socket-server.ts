import type { Sql } from 'postgres';
import { type RawData, WebSocketServer } from 'ws';
import { guarded } from '../../guarded';
import { type HttpServer, refuseUpgrade, type Upgrade } from '../../http-server';
import { failureKind, type Report } from '../../report';
import type { ApiKeys } from '../gate';
import { TokenBucket } from '../token-bucket';
import type { Tokens } from '../tokens';
import { deliverChange, deliverMessage } from './changes';
import { ChannelRegistry, type Peer, plainTopic, push } from './channels';
import { ClientProtocol } from './client-protocol';
import { REALTIME_LIMITS } from './limits';
import { RIGHTS_CHANGED, recheckChannels } from './recheck';

export interface RealtimeOptions {
  sql: Sql;
  tokens: Tokens;
  keys: ApiKeys;
  report?: Report | undefined;
}

export interface Realtime {
  /** Accepts websocket upgrades of that server below /realtime/v1. */
  attach(server: Pick<HttpServer, 'onUpgrade'>): void;
  close(): Promise<void>;
}

const keepMs = 60_000;

/** Captured changes are copies of rows and are deleted once delivered. */
async function forgetDelivered(sql: Sql): Promise<void> {
  await sql`delete from realtime.changes where at < now() - interval '1 minute'`;
  await sql`delete from realtime.messages where inserted_at < now() - interval '1 minute'`;
}

/** Ends a connection that exceeds its rate limit; every channel receives the reason. */
function endForRate(peer: Peer): void {
  for (const channel of peer.channels.values()) {
    const message = 'Too many messages per second';
    push(channel, 'system', { status: 'error', message, extension: 'system', channel: plainTopic(channel.topic) });
  }
  peer.socket.close(1008, 'Too many messages per second');
}

/** Handles a client's messages in order. They count against the rate limit before they wait for their turn. */
function converse(peer: Peer, conversation: ClientProtocol, fail: (cause: unknown) => void): void {
  const messages = new TokenBucket(REALTIME_LIMITS.messages);
  const bytes = new TokenBucket(REALTIME_LIMITS.bytes);
  let turn: Promise<void> = Promise.resolve();
  const { socket } = peer;
  const hear = (data: RawData, isBinary: boolean) => {
    if (socket.readyState !== socket.OPEN) return;
    const frame = Buffer.isBuffer(data) ? data : Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)]);
    if (!messages.take() || !bytes.take(frame.length)) return endForRate(peer);
    turn = turn.then(() => conversation.onFrame(frame, isBinary)).catch(fail);
  };
  socket.on('message', guarded(hear, fail));
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    turn = turn.then(() => conversation.onClose()).catch(fail);
  });
}

/** Counts the connections of each network address. */
function createAddressBook() {
  const open = new Map<string, number>();
  return {
    isFull: (address: string) => (open.get(address) ?? 0) >= REALTIME_LIMITS.connectionsOfAddress,
    add: (address: string) => open.set(address, (open.get(address) ?? 0) + 1),
    remove: (address: string) => {
      const left = (open.get(address) ?? 0) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    },
  };
}

interface ListenOptions {
  sql: Sql;
  registry: ChannelRegistry;
  fail: (cause: unknown) => void;
  /** Closes all sockets. */
  closeSockets: () => void;
}

/**
 * Forwards notifications of the database to the channels.
 * @returns a function that stops, after pending notifications were delivered
 */
async function listen({ sql, registry, fail, closeSockets }: ListenOptions): Promise<() => Promise<void>> {
  // One after the other, because clients must see changes in commit order.
  let order: Promise<void> = Promise.resolve();
  const hear = (notice: string) => {
    const id = notice.slice(2);
    const deliver = notice.startsWith('c:') ? deliverChange : deliverMessage;
    order = order.then(() => deliver(sql, registry, id)).catch(fail);
  };
  const recheck = (person: string | null) => {
    order = order.then(() => recheckChannels(sql, registry, person)).catch(fail);
  };
  // After a lost database connection notifications were missed, including ended rights. All clients are disconnected: they join
  // again, which checks their rights, and then fetch what they missed.
  const subscriptions = [
    await sql.listen('realtime', hear, closeSockets),
    await sql.listen(RIGHTS_CHANGED, recheck, closeSockets),
  ];
  return async () => {
    for (const subscription of subscriptions) await subscription.unlisten().catch(fail);
    await order;
  };
}

/** Starts listening to the database; `attach` then accepts sockets. */
export async function createRealtime({ sql, tokens, keys, report }: RealtimeOptions): Promise<Realtime> {
  const registry = new ChannelRegistry();
  const addresses = createAddressBook();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: REALTIME_LIMITS.frameBytes });
  const fail = (cause: unknown) => report?.('realtime.failed', failureKind(cause));

  const stopListening = await listen({
    sql,
    registry,
    fail,
    closeSockets: () => sockets.clients.forEach((one) => void one.terminate()),
  });
  const cleaning = setInterval(() => forgetDelivered(sql).catch(fail), keepMs);
  cleaning.unref();

  const accept: Upgrade = ({ request, url, socket, head }) => {
    const header = request.headers.apikey ?? request.headers['x-api-key'];
    const apikey = url.searchParams.get('apikey') ?? (typeof header === 'string' ? header : null);
    const address = request.socket.remoteAddress ?? '';
    if (url.pathname !== '/realtime/v1/websocket') return refuseUpgrade(socket, '404 Not Found');
    if (apikey !== keys.publishableKey && apikey !== keys.secretKey) return refuseUpgrade(socket, '403 Forbidden');
    if (addresses.isFull(address)) return refuseUpgrade(socket, '429 Too Many Requests');
    addresses.add(address);
    socket.once('close', () => addresses.remove(address));
    sockets.handleUpgrade(request, socket, head, (ws) => {
      const peer: Peer = {
        socket: ws,
        version: url.searchParams.get('vsn') === '1.0.0' ? '1.0.0' : '2.0.0',
        keyClaims: { role: apikey === keys.secretKey ? 'service_role' : 'anon' },
        channels: new Map(),
      };
      converse(peer, new ClientProtocol(peer, { sql, tokens, keys, registry }), fail);
    });
  };

  return {
    attach: (server) => server.onUpgrade(accept),
    close: async () => {
      clearInterval(cleaning);
      for (const client of sockets.clients) client.terminate();
      sockets.close();
      await stopListening();
    },
  };
}
