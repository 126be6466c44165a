import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeHeaders } from '../../../scripts/compose/headers.mjs';
import { startHttpServer } from '../http-server';
import { createSiteServer } from '../site/site-server';
import { writeTestSite } from './test-site';
import { startTestStack, type TestStack } from './test-stack';

/** Changes a response as a faulty proxy would; undefined leaves it unchanged. */
export type Spoil = (path: string, answer: Response) => Response | Promise<Response> | undefined;

/** A whole deployment behind one web server, as behind a proxy or CDN. */
export interface TestDeployment {
  url: string;
  stack: TestStack;
  siteFolder: string;
  /** Sets how the web server changes responses from now on; null: not at all. */
  spoil(how: Spoil | null): void;
  close(): Promise<void>;
}

const BEHIND = /^\/(rest|auth|storage|functions|realtime)\/v1\/|^\/__clerk/;
/** Hop-by-hop headers. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'];

async function forward(request: Request, stack: TestStack): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of [...OF_CONNECTION, 'host']) headers.delete(name);
  const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await request.arrayBuffer();
  const answer = await fetch(`${stack.url}${pathname}${search}`, { method: request.method, headers, body });
  const given = new Headers(answer.headers);
  for (const name of OF_CONNECTION) given.delete(name);
  return new Response(answer.status === 204 ? null : await answer.arrayBuffer(), {
    status: answer.status,
    headers: given,
  });
}

/** Starts it: database, identity, backend and mailbox of a test, and a small site composed as this repository composes. */
export async function startTestDeployment(): Promise<TestDeployment> {
  const stack = await startTestStack({ sandbox: { lateMs: 600_000, silenceMs: 1_500, timeoutMs: 1_000 } });
  await stack.database
    .sql`update private.settings set value = 'specialist,operator,staff' where key = 'second_factor_for'`;
  const folder = await mkdtemp(join(tmpdir(), 'sawubona-site-'));
  const environment = {
    publishableKey: stack.identity.publishableKey,
    clerkProxyUrl: '/__clerk',
    backendUrl: '',
    backendKey: stack.publishableKey,
    idTokenProvider: 'jwt',
    demo: true,
  };
  await writeTestSite({ folder, environment, headers: composeHeaders({ connect: [] }) });
  const site = createSiteServer(folder);
  let how: Spoil | null = null;
  const http = await startHttpServer(0, async (request) => {
    const { pathname } = new URL(request.url);
    const answer = BEHIND.test(pathname) ? await forward(request, stack) : await site(request);
    return (await how?.(pathname, answer)) ?? answer;
  });
  http.onUpgrade(({ request, socket, head }) => {
    const behind = connect(stack.port, '127.0.0.1', () => {
      const lines = [`GET ${request.url} HTTP/1.1`];
      for (const [name, value] of Object.entries(request.headers)) lines.push(`${name}: ${value}`);
      behind.write(`${lines.join('\r\n')}\r\n\r\n`);
      behind.write(head);
      behind.pipe(socket).pipe(behind);
    });
    behind.on('error', () => socket.destroy());
    socket.on('close', () => behind.destroy());
  });
  return {
    url: `http://localhost:${http.port}`,
    stack,
    siteFolder: folder,
    spoil: (next) => {
      how = next;
    },
    close: async () => {
      await http.close();
      await stack.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
