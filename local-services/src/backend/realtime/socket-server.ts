import type { Sql } from 'postgres';
import { type RawData, WebSocketServer } from 'ws';
import { guarded } from '../../guarded';
import { type HttpServer, refuseUpgrade, type Upgrade } from '../../http-server';
import { failureKind, type Report } from '../../report';
import { Allowance } from '../allowance';
import type { ApiKeys } from '../gate';
import type { Tokens } from '../tokens';
import { deliverChange, deliverMessage } from './changes';
import { ChannelRegistry, type Peer, plainTopic, push } from './channels';
import { Conversation } from './conversation';
import { REALTIME_LIMITS } from './limits';
import { RIGHTS_CHANGED, recheckChannels } from './recheck';

/** What realtime needs. */
export interface RealtimeOptions {
  sql: Sql;
  tokens: Tokens;
  keys: ApiKeys;
  report?: Report | undefined;
}

/** The realtime service. */
export interface Realtime {
  /** Answers websocket upgrades of that server below /realtime/v1. */
  attach(server: Pick<HttpServer, 'onUpgrade'>): void;
  close(): Promise<void>;
}

const keepMs = 60_000;

/** Changes are copies of rows: they are kept only as long as it takes to deliver them. */
async function forgetDelivered(sql: Sql): Promise<void> {
  await sql`delete from realtime.changes where at < now() - interval '1 minute'`;
  await sql`delete from realtime.messages where inserted_at < now() - interval '1 minute'`;
}

/** Ends a connection that says more than it may; every channel hears why. */
function endForRate(peer: Peer): void {
  for (const channel of peer.channels.values()) {
    const message = 'Too many messages per second';
    push(channel, 'system', { status: 'error', message, extension: 'system', channel: plainTopic(channel.topic) });
  }
  peer.socket.close(1008, 'Too many messages per second');
}

/** Reads what a client says, in order. What is too much is counted before it waits for its turn. */
function converse(peer: Peer, conversation: Conversation, fail: (cause: unknown) => void): void {
  const messages = new Allowance(REALTIME_LIMITS.messages);
  const bytes = new Allowance(REALTIME_LIMITS.bytes);
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

/** Counts the connections of each address. */
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

/** What hearing the database needs. */
interface ListenOptions {
  sql: Sql;
  registry: ChannelRegistry;
  fail: (cause: unknown) => void;
  /** Ends all sockets. */
  letGo: () => void;
}

/** Gives what the database says to the channels. Gives the way to stop, which waits for what is being given. */
async function listen({ sql, registry, fail, letGo }: ListenOptions): Promise<() => Promise<void>> {
  // One after the other: clients must see changes in the order they were committed.
  let order: Promise<void> = Promise.resolve();
  const hear = (notice: string) => {
    const id = notice.slice(2);
    const deliver = notice.startsWith('c:') ? deliverChange : deliverMessage;
    order = order.then(() => deliver(sql, registry, id)).catch(fail);
  };
  const recheck = (person: string | null) => {
    order = order.then(() => recheckChannels(sql, registry, person)).catch(fail);
  };
  // Whoever listens again after a lost connection has missed what was said meanwhile, rights that ended too: clients join
  // anew, which asks for their rights, and then ask for what they missed.
  const ears = [await sql.listen('realtime', hear, letGo), await sql.listen(RIGHTS_CHANGED, recheck, letGo)];
  return async () => {
    for (const ear of ears) await ear.unlisten().catch(fail);
    await order;
  };
}

/** Starts listening to the database; sockets are accepted after `attach`. */
export async function createRealtime({ sql, tokens, keys, report }: RealtimeOptions): Promise<Realtime> {
  const registry = new ChannelRegistry();
  const addresses = createAddressBook();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: REALTIME_LIMITS.frameBytes });
  const fail = (cause: unknown) => report?.('realtime.failed', failureKind(cause));

  const stopListening = await listen({
    sql,
    registry,
    fail,
    letGo: () => sockets.clients.forEach((one) => void one.terminate()),
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
      converse(peer, new Conversation(peer, { sql, tokens, keys, registry }), fail);
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
