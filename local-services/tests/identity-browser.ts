import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import type { IdentityOptions } from '../src/identity/identity-options';
import { createIdentity, type Identity } from '../src/identity/identity-server';
import { judgeUpload } from '../src/inspection/judge-upload';
import { createMailbox } from '../src/mailbox/mailbox';
import type { EventValues } from '../src/report';
import { startTestDatabase, type TestDatabase } from '../src/test-support/stack';

/** Hashes that do not slow the tests down. */
export const QUICK = { N: 1024, r: 8, p: 1 };
export const PASSWORD = 'Correct-horse-9';

/** The fields of answers that the tests look at; which of them are present depends on the call. */
interface UserFields {
  id: string;
  first_name: string | null;
  last_name: string | null;
  image_url: string;
  primary_email_address_id: string;
  email_addresses: { email_address: string }[];
  public_metadata: Record<string, unknown>;
  unsafe_metadata: Record<string, unknown>;
}
interface SessionFields {
  id: string;
  status: string;
  user: UserFields;
  last_active_token: { jwt: string };
}
interface ResponseFields extends UserFields {
  status: string;
  created_session_id: string | null;
  last_active_session_id: string | null;
  sessions: SessionFields[];
  missing_fields: string[];
  unverified_fields: string[];
  verifications: { email_address: { status: string; strategy: string | null } };
}
interface ErrorFields {
  code: string;
  long_message: string;
  meta: { param_name?: string };
}
export interface AnswerBody {
  response: ResponseFields;
  client: ResponseFields;
  errors: [ErrorFields];
  jwt: string;
}
export interface Answer {
  status: number;
  headers: Headers;
  body: AnswerBody;
}

/** A browser: keeps cookies and sends forms as the SDK does. */
export class TestBrowser {
  readonly jar = new Map<string, string>();
  constructor(readonly origin: string) {}

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.jar.size > 0) headers.set('cookie', [...this.jar].map(([name, value]) => `${name}=${value}`).join('; '));
    if (init.method && init.method !== 'GET' && !headers.has('origin')) headers.set('origin', this.origin);
    const response = await fetch(this.origin + path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      this.jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  }

  private async read(response: Response): Promise<Answer> {
    return { status: response.status, headers: response.headers, body: (await response.json()) as AnswerBody };
  }

  async get(path: string): Promise<Answer> {
    return this.read(await this.send(`/__clerk/v1${path}`));
  }

  async post(path: string, fields: Record<string, string> = {}, method?: string, headers = {}): Promise<Answer> {
    const query = method ? `${path.includes('?') ? '&' : '?'}_method=${method}` : '';
    const body = new URLSearchParams(fields);
    return this.read(await this.send(`/__clerk/v1${path}${query}`, { method: 'POST', body, headers }));
  }

  /** Session id of the browser, or null. */
  async session(): Promise<string | null> {
    return (await this.get('/client')).body.response?.last_active_session_id ?? null;
  }
}

export const codeOf = (answer: Answer): string => answer.body.errors?.[0]?.code ?? '';

/** The service on a random port, with its own database and clock. */
export interface IdentityStack {
  origin: string;
  identity: Identity;
  database: TestDatabase;
  events: { event: string; values: EventValues | undefined }[];
  /** Moves the service's clock. */
  pass(seconds: number): void;
  /** A second start of the service on the same state. */
  restart(): Promise<void>;
  browser(): TestBrowser;
  /** The digits of the newest mail to that person. */
  mailedCode(to: string): Promise<string>;
  /** The subject of the newest mail to that person; null: none. */
  mailedSubject(to: string): Promise<string | null>;
  signUp(browser: TestBrowser, email: string, more?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

function listen(handler: (request: Request) => Promise<Response>): Promise<{ origin: string; stop(): Promise<void> }> {
  return new Promise((resolve) => {
    const server = serve({ fetch: handler, port: 0, hostname: '127.0.0.1' }, (info: AddressInfo) => {
      const stop = () => new Promise<void>((done) => server.close(() => done()));
      resolve({ origin: `http://127.0.0.1:${info.port}`, stop });
    });
  });
}

async function newestSubject(origin: string, to: string): Promise<string | null> {
  const answer = await fetch(`${origin}/__mailbox/messages?to=${encodeURIComponent(to)}`);
  const mails = (await answer.json()) as { subject: string }[];
  return mails[0]?.subject ?? null;
}

export async function startIdentity(options: Partial<IdentityOptions> = {}): Promise<IdentityStack> {
  const database = await startTestDatabase();
  const stateDir = await mkdtemp(join(tmpdir(), 'identity-state-'));
  const mailbox = createMailbox(database.sql);
  const events: IdentityStack['events'] = [];
  let offset = 0;
  let identity: Identity | null = null;
  const { origin, stop } = await listen(async (request) => {
    const address = request.headers.get('x-test-address') ?? '127.0.0.1';
    const answer = (await identity?.handle(request, address)) ?? (await mailbox.handle(request));
    return answer ?? new Response('elsewhere', { status: 404 });
  });
  const start = () =>
    createIdentity({
      sql: database.sql,
      origin,
      stateDir,
      demo: true,
      mail: mailbox.send,
      inspectFile: judgeUpload,
      report: (event, values) => events.push({ event, values }),
      now: () => new Date(Date.now() + offset * 1000),
      passwordCost: QUICK,
      ...options,
    });
  identity = await start();
  const stack: IdentityStack = {
    origin,
    get identity() {
      if (!identity) throw new Error('not started');
      return identity;
    },
    database,
    events,
    pass: (seconds) => {
      offset += seconds;
    },
    restart: async () => {
      identity = await start();
    },
    browser: () => new TestBrowser(origin),
    mailedSubject: (to) => newestSubject(origin, to),
    mailedCode: async (to) => /^\d{6}/.exec((await stack.mailedSubject(to)) ?? '')?.[0] ?? '',
    signUp: async (browser, email, more = {}) => {
      const fields = { email_address: email, password: PASSWORD, first_name: 'Ann', last_name: 'Lee', ...more };
      const created = await browser.post('/client/sign_ups', fields);
      const { id } = created.body.response;
      await browser.post(`/client/sign_ups/${id}/prepare_verification`, { strategy: 'email_code' });
      const code = await stack.mailedCode(email);
      return browser.post(`/client/sign_ups/${id}/attempt_verification`, { strategy: 'email_code', code });
    },
    close: async () => {
      await stop();
      await database.drop();
      await rm(stateDir, { recursive: true, force: true });
    },
  };
  return stack;
}
