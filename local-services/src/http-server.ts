import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import { isDatabaseAway, RETRY_AFTER_SECONDS } from './database/lost-connection';
import { guarded } from './guarded';
import { isLoopbackHost } from './loopback';
import { failureKind, type Report } from './report';
import { SAFE_HEADER_LINES, withSafeHeaders } from './safe-headers';

/**
 * How long a connection may rest, in milliseconds. Node's 5 s end it while somebody fills a form in, and the request that
 * follows may be sent at the very moment of that end.
 */
const KEEP_ALIVE_MS = 65_000;

/** Answers a request; `address` is the peer's. */
export type Answer = (request: Request, address: string | undefined) => Promise<Response>;

/** Takes a connection over that asked for another protocol, or refuses it; `url` is what it asked for. */
export type Upgrade = (asked: { request: IncomingMessage; url: URL; socket: Duplex; head: Buffer }) => void;

/** A listening server on loopback. */
export interface HttpServer {
  port: number;
  /** Who answers upgrades. Nobody: they are answered like any other request. */
  onUpgrade(take: Upgrade): void;
  /** Cuts every connection, websockets too; the server goes on. */
  dropConnections(): void;
  /** Ends every connection and resolves when the port is free. */
  close(): Promise<void>;
}

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

function failureOf(cause: unknown): Response {
  if (!isDatabaseAway(cause)) {
    return Response.json({ code: 500, error_code: 'unexpected_failure', msg: 'Unexpected failure' }, { status: 500 });
  }
  const body = { code: 503, error_code: 'database_unavailable', msg: 'The database does not answer. Try again.' };
  return Response.json(body, { status: 503, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
}

/** Ends a connection that asked for an upgrade. */
export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n${SAFE_HEADER_LINES}\r\n`);
}

/** Hears upgrades. Node leaves everything of such a socket to its listener, its errors too: unheard they end the process. */
function hearUpgrades(server: Server, take: Upgrade, report?: Report): void {
  const hear = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const { url = '', headers } = request;
    if (!URL.canParse(url, 'http://localhost')) refuseUpgrade(socket, '400 Bad Request');
    else if (!isLoopbackHost(headers.host)) refuseUpgrade(socket, '421 Misdirected Request');
    else take({ request, url: new URL(url, 'http://localhost'), socket, head });
  };
  const fail = (cause: unknown, _: IncomingMessage, socket: Duplex) => {
    report?.('upgrade.failed', failureKind(cause));
    socket.destroy();
  };
  server.on('upgrade', guarded(hear, fail));
}

/**
 * Starts an HTTP server on 127.0.0.1. Failures are answered with 500, lost connections to the database with 503, and
 * reported without their text.
 */
export async function startHttpServer(port: number, answer: Answer, report?: Report): Promise<HttpServer> {
  const answerOf = async (request: Request, bindings: NodeBindings): Promise<Response> => {
    if (!isLoopbackHost(request.headers.get('host'))) return new Response('Misdirected request', { status: 421 });
    try {
      return await answer(request, bindings.incoming?.socket?.remoteAddress);
    } catch (cause) {
      report?.('request.failed', {
        path: new URL(request.url).pathname.split('/').slice(0, 4).join('/'),
        ...failureKind(cause),
      });
      return failureOf(cause);
    }
  };
  const fetch = async (request: Request, bindings: NodeBindings) => withSafeHeaders(await answerOf(request, bindings));
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false }) as Server;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // The server itself forgets a connection that became a websocket, and would wait for it for ever when it closes.
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const dropConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  const address = server.address();
  return {
    onUpgrade: (take) => hearUpgrades(server, take, report),
    port: address && typeof address === 'object' ? address.port : port,
    dropConnections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        dropConnections();
      }),
  };
}
