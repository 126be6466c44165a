import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import { isDatabaseAway, RETRY_AFTER_SECONDS } from './database/lost-connection';
import { onPort } from './free-port';
import { guarded } from './guarded';
import { isLoopbackHost } from './loopback';
import { failureKind, type Report } from './report';
import { SAFE_HEADER_LINES, withSafeHeaders } from './safe-headers';
import { PortTakenError } from './start-error';

/**
 * In milliseconds. Node's default of 5 s closes the connection while a user fills in a form, and the next request may be sent at
 * that very moment.
 */
const KEEP_ALIVE_MS = 65_000;

/** Answers a request; `address` is that of the connection's other end. */
export type Answer = (request: Request, address: string | undefined) => Promise<Response>;

/** An answer that waits until `begin` provides the real one, because the port is taken first and services may need to know it. */
export function answerLater(): { answer: Answer; begin(answer: Answer): void } {
  let begin: (answer: Answer) => void = () => {};
  const begun = new Promise<Answer>((resolve) => {
    begin = resolve;
  });
  return { answer: async (request, address) => (await begun)(request, address), begin };
}

/** Takes over or refuses a connection that asked for another protocol; `url` is the requested one. */
export type Upgrade = (asked: { request: IncomingMessage; url: URL; socket: Duplex; head: Buffer }) => void;

export interface HttpServer {
  port: number;
  /** Sets the handler of upgrades. Without one they are answered like any other request. */
  onUpgrade(take: Upgrade): void;
  /** Closes every connection, websockets too; the server keeps running. */
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

/** Refuses an upgrade and closes its connection. */
export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n${SAFE_HEADER_LINES}\r\n`);
}

/** Listens to upgrades. Node leaves such a socket and its errors to the listener: an unhandled error would end the process. */
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

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const fail = (cause: NodeJS.ErrnoException) =>
      reject(cause.code === 'EADDRINUSE' ? new PortTakenError(port, 'the site', 'PORT') : cause);
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', fail);
      resolve(port);
    });
  });

/**
 * Starts an HTTP server on 127.0.0.1; port 0: any free one. Failures are answered with 500, lost database connections with 503,
 * and reported without their text.
 * @throws PortTakenError
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
  // The server forgets connections that became websockets, and would wait for them for ever when it closes.
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const dropConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: await onPort(port, (chosen) => listen(server, chosen)),
    onUpgrade: (take) => hearUpgrades(server, take, report),
    dropConnections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        dropConnections();
      }),
  };
}
