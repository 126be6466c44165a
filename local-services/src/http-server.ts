import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { isConnectionLost, RETRY_AFTER_SECONDS } from './database/lost-connection';
import { isLoopbackHost } from './loopback';
import { failureKind, type Report } from './report';
import { withSafeHeaders } from './safe-headers';

/**
 * How long a connection may rest, in milliseconds. Node's 5 s end it while somebody fills a form in, and the request that
 * follows may be sent at the very moment of that end.
 */
const KEEP_ALIVE_MS = 65_000;

/** Answers a request; `address` is the peer's. */
export type Answer = (request: Request, address: string | undefined) => Promise<Response>;

/** A listening server on loopback. */
export interface HttpServer {
  server: Server;
  port: number;
  /** Cuts every connection, websockets too; the server goes on. */
  dropConnections(): void;
  /** Ends every connection and resolves when the port is free. */
  close(): Promise<void>;
}

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

function failureOf(cause: unknown): Response {
  if (!isConnectionLost(cause)) {
    return Response.json({ code: 500, error_code: 'unexpected_failure', msg: 'Unexpected failure' }, { status: 500 });
  }
  const body = { code: 503, error_code: 'database_unavailable', msg: 'The database does not answer. Try again.' };
  return Response.json(body, { status: 503, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
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
    server,
    port: address && typeof address === 'object' ? address.port : port,
    dropConnections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        dropConnections();
      }),
  };
}
