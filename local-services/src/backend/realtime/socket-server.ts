import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Sql } from 'postgres';
import { WebSocketServer } from 'ws';
import { isLoopbackHost } from '../../loopback';
import { failureKind, type Report } from '../../report';
import type { ApiKeys } from '../gate';
import type { Tokens } from '../tokens';
import { deliverChange, deliverMessage } from './changes';
import { ChannelRegistry, type Peer } from './channels';
import { Conversation } from './conversation';

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
  attach(server: Server): void;
  close(): Promise<void>;
}

const keepMs = 60_000;

/** Changes are copies of rows: they are kept only as long as it takes to deliver them. */
async function forgetDelivered(sql: Sql): Promise<void> {
  await sql`delete from realtime.changes where at < now() - interval '1 minute'`;
  await sql`delete from realtime.messages where inserted_at < now() - interval '1 minute'`;
}

/** Starts listening to the database; sockets are accepted after `attach`. */
export async function createRealtime({ sql, tokens, keys, report }: RealtimeOptions): Promise<Realtime> {
  const registry = new ChannelRegistry();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 });
  const fail = (cause: unknown) => report?.('realtime.failed', failureKind(cause));

  // One after the other: clients must see changes in the order they were committed.
  let order: Promise<void> = Promise.resolve();
  const listening = await sql.listen('realtime', (notice) => {
    const id = notice.slice(2);
    const deliver = notice.startsWith('c:') ? deliverChange : deliverMessage;
    order = order.then(() => deliver(sql, registry, id)).catch(fail);
  });
  const cleaning = setInterval(() => forgetDelivered(sql).catch(fail), keepMs);
  cleaning.unref();

  const accept = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const header = request.headers.apikey ?? request.headers['x-api-key'];
    const apikey = url.searchParams.get('apikey') ?? (typeof header === 'string' ? header : null);
    const isOurs = url.pathname === '/realtime/v1/websocket' && isLoopbackHost(request.headers.host);
    const known = apikey === keys.publishableKey || apikey === keys.secretKey;
    if (!isOurs || !known) {
      socket.end(`HTTP/1.1 ${isOurs ? '403 Forbidden' : '404 Not Found'}\r\nConnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (ws) => {
      const peer: Peer = {
        socket: ws,
        version: url.searchParams.get('vsn') === '1.0.0' ? '1.0.0' : '2.0.0',
        keyClaims: { role: apikey === keys.secretKey ? 'service_role' : 'anon' },
        channels: new Map(),
      };
      const conversation = new Conversation(peer, { sql, tokens, keys, registry });
      let turn: Promise<void> = Promise.resolve();
      ws.on('message', (data, isBinary) => {
        const frame = Buffer.isBuffer(data) ? data : Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)]);
        turn = turn.then(() => conversation.onFrame(frame, isBinary)).catch(fail);
      });
      ws.on('error', () => ws.terminate());
      ws.on('close', () => {
        turn = turn.then(() => conversation.onClose());
      });
    });
  };

  return {
    attach: (server) => {
      server.on('upgrade', accept);
    },
    close: async () => {
      clearInterval(cleaning);
      for (const client of sockets.clients) client.terminate();
      sockets.close();
      await listening.unlisten().catch(fail);
      await order;
    },
  };
}
