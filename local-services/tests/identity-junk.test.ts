import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../../scripts/check/long-run.mjs';
import { BACKEND_ROUTES } from '../src/identity/backend-routes';
import { FRONTEND_ROUTES } from '../src/identity/frontend-api';
import { type IdentityStack, PASSWORD, startIdentity, type TestBrowser } from './identity-browser';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

let stack: IdentityStack;
let fields: string[] = [];

/** Every field that the sources read: new ones are sent junk without anybody thinking of it. */
async function knownFields(): Promise<string[]> {
  const folder = join(import.meta.dirname, '../src/identity');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const found = texts
    .join('\n')
    .matchAll(/(?:\((?:body|exchange\.body|call\.body|fields), '([a-z_]+)'|body\.([a-z_]+)|PARAM = '([a-z_]+)')/g);
  return [...new Set([...found].map((match) => match.slice(1).find(Boolean) ?? ''))].sort();
}

/** What a good caller would send, where there is such a thing: odd values shall get past the first check. */
const PLAUSIBLE: Readonly<Record<string, string>> = {
  strategy: 'password',
  password: PASSWORD,
  new_password: 'Quiet-River-88',
  current_password: PASSWORD,
  first_name: 'Ann',
  last_name: 'Lee',
  code: '123456',
  level: 'first_factor',
  unsafe_metadata: '{"role":"patient"}',
  public_metadata: '{}',
  private_metadata: '{}',
};
const ODD = [
  '\0',
  'a\0b',
  '\ud800',
  '',
  '-1',
  '1e309',
  '[]',
  '{"a":"\\u0000"}',
  '{"a":"\\ud800"}',
  '{"__proto__":1}',
  deep(40),
];

/** Mixed forms, the same at every run: most fields plausible, some odd, some absent. */
function mixed(route: string, count: number): [string, string, string][] {
  let state = [...route].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: count }, (_, at) => {
    const pairs = fields.flatMap((name): [string, string][] => {
      const choice = random(10);
      const fresh = name === 'email_address' || name === 'identifier' ? `mixed${random(1e9)}@example.com` : 'x';
      if (choice < 3) return [];
      return [[name, choice === 9 ? (ODD[random(ODD.length)] ?? '') : (PLAUSIBLE[name] ?? fresh)]];
    });
    const isJson = random(2) === 0;
    const text = isJson ? JSON.stringify(Object.fromEntries(pairs)) : new URLSearchParams(pairs).toString();
    return [`mix ${at} ${text.slice(0, 300)}`, isJson ? JSON_TYPE : FORM_TYPE, text];
  });
}

beforeAll(async () => {
  const none = { count: 1_000_000, seconds: 60 };
  stack = await startIdentity({
    deleteSelf: true,
    limits: {
      ...{ signInsPerIdentifier: none, signInsPerAddress: none, guessesPerAccount: none, signUpsPerAddress: none },
      ...{ codesPerEmail: none, codesPerEmailOfAll: none },
    },
  });
  fields = await knownFields();
});
afterAll(() => stack.close());

const cookiesOf = (browser: TestBrowser) => [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');

/** Somebody whose calls get as far as calls can: signed in, or in the middle of signing in and up. Made anew when that is over. */
class Person {
  private cookies = { person: '', guest: '' };
  private ids: Record<string, string> = {};

  constructor(private readonly pattern: string) {}

  private get isGuest(): boolean {
    return this.pattern.startsWith('/client/sign_');
  }

  get cookie(): string {
    return this.isGuest ? this.cookies.guest : this.cookies.person;
  }

  /** An id that fits the route. */
  get id(): string {
    const [, first, second] = this.pattern.split('/');
    return this.ids[`${first}/${second}`] ?? this.ids[first ?? ''] ?? this.ids.users ?? '';
  }

  private async isStanding(): Promise<boolean> {
    const { sql } = stack.database;
    const [row] = await sql<{ standing: boolean }[]>`select
      exists (select from identity.sessions where id = ${this.ids['client/sessions'] ?? ''} and status = 'active')
      and exists (select from identity.sign_ups where id = ${this.ids['client/sign_ups'] ?? ''} and status <> 'complete')
      and exists (select from identity.sign_ins where id = ${this.ids['client/sign_ins'] ?? ''}
        and status = 'needs_first_factor') as standing`;
    return row?.standing === true;
  }

  async prepare(): Promise<void> {
    if (await this.isStanding()) return;
    const email = `junk${Math.random()}@example.com`;
    const { id: users } = await stack.identity.registerUser({
      firstName: 'J',
      lastName: 'J',
      email,
      password: PASSWORD,
    });
    const ticket = await stack.identity.createSignInTicket(users);
    const [browser, guest] = [stack.browser(), stack.browser()];
    const session = (await browser.post('/client/sign_ins', { strategy: 'ticket', ticket })).body.response;
    const signUp = (await guest.post('/client/sign_ups', { email_address: `new${email}` })).body.response.id;
    const signIn = (await guest.post('/client/sign_ins', { identifier: email })).body.response.id;
    const address = (await browser.get('/me')).body.response.primary_email_address_id;
    const sessions = session.created_session_id ?? '';
    this.cookies = { person: cookiesOf(browser), guest: cookiesOf(guest) };
    this.ids = {
      ...{ users, sessions, organizations: 'org_sawubona_clinic', email_addresses: address },
      ...{ 'client/sessions': sessions, 'client/sign_ups': signUp, 'client/sign_ins': signIn },
      ...{ 'me/email_addresses': address, 'me/sessions': sessions },
    };
  }
}

const everyField = (value: string) => new URLSearchParams(fields.map((name) => [name, value])).toString();
const everyJson = (value: string) => `{${fields.map((name) => `${JSON.stringify(name)}:${value}`).join(',')}}`;

/** As bytes: making them of a text again and again costs more than the service takes to answer. */
const encoder = new TextEncoder();

/** What clumsy or hostile callers send; type and body. */
function makeBodies(): [string, string, string | Uint8Array<ArrayBuffer>][] {
  const odd = ['7', '[null]', '{}', '"\\ud800"', deep(40)];
  const texts = ['\0', '{"__proto__":{"a":1}}', deep(4000), '-1'];
  return [
    ['nothing', FORM_TYPE, ''],
    ['no JSON', JSON_TYPE, '{"a"'],
    ['a list', JSON_TYPE, '[1,2]'],
    ['null', JSON_TYPE, 'null'],
    ['bad percents', FORM_TYPE, 'code=%&strategy=%zz&%=%'],
    ['the same field twice', FORM_TYPE, 'code=1&code=2&strategy=a&strategy=b&identifier=a&identifier=b'],
    [
      'prototype keys',
      JSON_TYPE,
      '{"__proto__":{"strategy":"password"},"constructor":1,"toString":[],"strategy":{"__proto__":1}}',
    ],
    ['prototype fields', FORM_TYPE, '__proto__=1&constructor=2&toString=3&hasOwnProperty=4'],
    ['a deep pit', JSON_TYPE, deep(6000)],
    ['a megabyte', FORM_TYPE, `code=${'x'.repeat(1_000_000)}`],
    ['bytes that are no text', FORM_TYPE, Uint8Array.from([0xff, 0xfe, 0x3d, 0xc3, 0x28, 0x26, 0xed, 0xa0, 0x80])],
    ...odd.map((value): [string, string, string] => [
      `${value.slice(0, 12)} in every field`,
      JSON_TYPE,
      everyJson(value),
    ]),
    ...texts.map((value): [string, string, string] => [
      `${value.slice(0, 12)} everywhere`,
      FORM_TYPE,
      everyField(value),
    ]),
  ];
}

type Body = [what: string, type: string, bytes: Uint8Array<ArrayBuffer>];
let made: Body[] = [];
function bodies(): readonly Body[] {
  if (made.length === 0)
    made = makeBodies().map(([what, type, body]) => [
      what,
      type,
      typeof body === 'string' ? encoder.encode(body) : body,
    ]);
  return made;
}

const QUERIES = [
  '?_method=__proto__&_clerk_session_id=%00&user_id=%00&email_address=%00&query=%00',
  '?_method=TRACE&limit=-1&offset=1e309&order_by=%27%3Bdrop&paginated=x',
  '?_method=DELETE&limit=99999999999999999999&offset=-5&query=%25_%5C&user_id[]=%ED%A0%80',
];

async function send(url: string, init: RequestInit, what: string) {
  const answer = await stack.identity.handle(new Request(url, init), '10.9.0.1');
  const text = (await answer?.text()) ?? '';
  const told = `${what}: ${answer?.status} ${text.slice(0, 200)}`;
  expect(answer?.status, told).toBeLessThan(500);
  expect(text, told).not.toMatch(/\n\s+at |node_modules|\.ts:\d|PostgresError|SyntaxError|RangeError|TypeError/);
}

const filled = (pattern: string, id: string) => pattern.replace(/:[a-z]+/gi, id);
/** Stands for an id that exists. */
const REAL = '(its own)';

type SendTo = (id: string, query: string, type: string, body: BodyInit | undefined, what: string) => Promise<void>;

/** The short run sends every third body and fewer mixed ones, each route others: together the routes get them all. */
const isShort = !IS_LONG;
let routes = 0;

async function sendEverything(method: string, pattern: string, sendTo: SendTo) {
  routes += 1;
  const fixed = isShort ? bodies().filter((_, at) => (at + routes) % 3 === 0) : bodies();
  const all = method === 'GET' ? [] : [...fixed, ...mixed(method + pattern, isShort ? 4 : 12)];
  for (const [what, type, body] of all) await sendTo(REAL, '', type, body, what);
  for (const query of QUERIES) await sendTo(REAL, query, FORM_TYPE, 'code=1', 'a query');
  for (const id of pattern.includes(':') ? ['x', '%00', '..%2f', '__proto__', 'y'.repeat(2000)] : []) {
    await sendTo(id, '', FORM_TYPE, 'strategy=email_code&code=1', 'a form');
  }
}

describe('the Frontend API', () => {
  it.each(FRONTEND_ROUTES.map(({ method, pattern }) => [method, pattern] as const))(
    '%s %s answers whatever is sent to it without breaking',
    async (method, pattern) => {
      const person = new Person(pattern);
      await sendEverything(method, pattern, async (id, query, type, body, what) => {
        await person.prepare();
        const named = method === 'GET' || method === 'POST' || query !== '' ? query : `?_method=${method}`;
        const url = `${stack.origin}/__clerk/v1${filled(pattern, id === REAL ? person.id : id)}${named}`;
        const headers = { origin: stack.origin, cookie: person.cookie, 'content-type': type };
        const init = method === 'GET' ? { headers } : { method: 'POST', headers, body: body ?? '' };
        await send(url, init, `${what} to ${id}${query}`);
      });
    },
    60_000,
  );

  it('answers methods and cookies it does not know', async () => {
    for (const method of ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']) {
      await send(`${stack.origin}/__clerk/v1/me?_method=GET`, { method, headers: { origin: stack.origin } }, method);
    }
    const cookies = ['__client=%00', '__client=', '=;=;;', '__client=a=b=c; __client=\u00ff', 'x'.repeat(8000)];
    for (const cookie of cookies) await send(`${stack.origin}/__clerk/v1/client`, { headers: { cookie } }, cookie);
  });
});

describe('the Backend API', () => {
  it.each(BACKEND_ROUTES.map(({ method, pattern }) => [method, pattern] as const))(
    '%s %s answers whatever is sent to it without breaking',
    async (method, pattern) => {
      const person = new Person(pattern);
      const authorization = `Bearer ${stack.identity.backendSecretKey}`;
      await sendEverything(method, pattern, async (id, query, type, body, what) => {
        await person.prepare();
        const url = `${stack.origin}/__clerk_backend/v1${filled(pattern, id === REAL ? person.id : id)}${query}`;
        const headers = { authorization, 'content-type': type };
        await send(url, { method, headers, ...(method !== 'GET' && { body: body ?? '' }) }, `${what} to ${id}${query}`);
      });
    },
    60_000,
  );
});
