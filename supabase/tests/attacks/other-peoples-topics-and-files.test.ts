import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { createTestClient } from '@telehealth/local-services/test-support/test-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { loadAreas } from '../matrix/areas';
import type { Who } from '../matrix/matrix';
import { type LiveWorld, startWorld } from '../matrix/world';

let world: LiveWorld;
const STRANGERS: readonly Who[] = ['guest', 'patientB', 'other', 'unverified', 'operator'];
const clients: SupabaseClient[] = [];

beforeAll(async () => {
  world = await startWorld();
  for (const area of await loadAreas()) await area.prepare?.(world);
});
afterAll(async () => {
  for (const client of clients) client.realtime.disconnect();
  await world?.close();
});

function clientOf(who: Who): SupabaseClient {
  const token = world.headers[who].authorization?.slice('Bearer '.length);
  const client = createTestClient(world.stack, token ? { accessToken: async () => token } : {});
  clients.push(client);
  return client;
}

async function join(client: SupabaseClient, topic: string, isPrivate = true): Promise<[string, RealtimeChannel]> {
  await client.realtime.setAuth();
  const options = { config: { private: isPrivate, broadcast: { ack: true, self: true }, presence: { key: 'k' } } };
  const channel = client.channel(topic, options);
  const status = await new Promise<string>((resolve) => channel.subscribe((one) => one !== 'CLOSED' && resolve(one)));
  return [status, channel];
}

const topicsOfA = () => {
  const { patientA } = world.people;
  return [
    ...['appointments', 'notifications', 'access'].map((name) => `${name}:${patientA}`),
    `consultation:${world.ids.visit}`,
  ];
};
const calm = () => new Promise((resolve) => setTimeout(resolve, 250));

describe('topics', () => {
  it('are these and no others', async () => {
    const policies = await world.sql<{ rule: string }[]>`
      select coalesce(qual, '') || coalesce(with_check, '') as rule from pg_policies
      where schemaname = 'realtime' and tablename = 'messages'`;
    const named = policies.flatMap(({ rule }) => [...rule.matchAll(/'\^?([a-z_]+):/g)].map(([, name]) => name));
    expect([...new Set(named)].sort()).toEqual(['access', 'appointments', 'consultation', 'notifications']);
    // The topic of a visit's guests is told apart by a function of its own, which 93-guests tries.
    expect(policies.every(({ rule }) => /'\^?[a-z_]+:|private\.hears_as_guest\(/.test(rule))).toBe(true);
  });

  it('of A are joined by A, so that refusals mean something', async () => {
    for (const topic of topicsOfA()) expect((await join(clientOf('patientA'), topic))[0], topic).toBe('SUBSCRIBED');
  });

  it.each(STRANGERS)('of A are not joined by %s', async (who) => {
    const client = clientOf(who);
    const { patientA } = world.people;
    const spellings = [
      ...topicsOfA(),
      `notifications:${patientA.toUpperCase()}`,
      `notifications:${patientA} `,
      `realtime:notifications:${patientA}`,
      `notifications:${patientA}' or '1'='1`,
      `notifications:%`,
      `notifications:${world.people.patientA},notifications:x`,
      `notifications:*`,
      `consultation:${world.ids.visit}::uuid`,
      'consultation:not-an-id',
      'consultation:',
      ':',
      '*',
    ];
    for (const topic of spellings) expect((await join(client, topic))[0], topic).toBe('CHANNEL_ERROR');
  });

  it('of persons are not heard by who treats A or acts for A', async () => {
    for (const who of ['treating', 'delegate'] as const) {
      for (const topic of topicsOfA().slice(0, 3)) {
        // Who books for A hears that a visit of theirs changed: ids alone.
        const hears = who === 'delegate' && topic.startsWith('appointments:');
        expect((await join(clientOf(who), topic))[0], `${who} ${topic}`).toBe(hears ? 'SUBSCRIBED' : 'CHANNEL_ERROR');
      }
    }
  });

  it('carry nothing that somebody made up', async () => {
    const heard: unknown[] = [];
    const [topic = ''] = topicsOfA();
    const listener = clientOf('patientA').channel(topic, { config: { private: true } });
    listener.on('broadcast', { event: '*' }, (message) => heard.push(message));
    listener.on('presence', { event: 'join' }, (message) => heard.push(message));
    await new Promise((resolve) => listener.subscribe((status) => status === 'SUBSCRIBED' && resolve(null)));
    const spoof = { type: 'broadcast' as const, event: 'appointment_changed', payload: { id: world.ids.visit } };
    const [status] = await join(clientOf('patientB'), topic, false);
    expect(status).toBe('CHANNEL_ERROR');
    const [own, theirs] = await join(clientOf('patientA'), topic);
    expect(own).toBe('SUBSCRIBED');
    expect(await theirs.send(spoof)).not.toBe('ok');
    expect(await theirs.track({ online: true })).not.toBe('ok');
    await calm();
    expect(heard).toEqual([]);
    await world.sql`update public.appointments set updated_at = now() where id = ${world.ids.visit ?? ''}`;
    await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 20_000 });
  });

  it('end when a token is put in place that does not count', async () => {
    const client = clientOf('patientA');
    const [topic = ''] = topicsOfA();
    const [, channel] = await join(client, topic);
    await client.realtime.setAuth('ey.forged.token');
    await vi.waitFor(() => expect(['closed', 'errored', 'joining']).toContain(channel.state), { timeout: 20_000 });
  });

  it('give nobody rows of tables that are not published', async () => {
    const heard: unknown[] = [];
    const tables = [
      ['public', 'appointments'],
      ['public', 'profiles'],
      ['public', 'notifications'],
      ['private', 'settings'],
      ['auth', 'users'],
      ['realtime', 'messages'],
      ['*', '*'],
    ] as const;
    const client = clientOf('patientB');
    await client.realtime.setAuth();
    const channel = client.channel(`access:${world.people.patientB}`, { config: { private: true } });
    for (const [schema, table] of tables) {
      channel.on('postgres_changes', { event: '*', schema, table }, (change) => heard.push(change));
    }
    expect(await new Promise((resolve) => channel.subscribe(resolve))).toBe('SUBSCRIBED');
    await world.sql`update public.profiles set updated_at = now()`;
    await world.sql`update public.appointments set updated_at = now()`;
    await calm();
    expect(heard).toEqual([]);
  });
});

describe('a socket', () => {
  const open = async () => {
    const socket = new WebSocket(
      `${world.stack.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${world.stack.publishableKey}`,
    );
    await new Promise((resolve) => socket.on('open', resolve));
    return socket;
  };
  const answers = (socket: WebSocket, ref: string) =>
    new Promise<string>((resolve) => {
      socket.on('message', (data) => String(data).includes(`"${ref}"`) && resolve(String(data)));
    });

  it('that speaks nonsense disturbs neither the service nor itself', async () => {
    const socket = await open();
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    const config = '{"config":{"private":true}}';
    for (const frame of [
      `["1","1","realtime:a\\u0000b","phx_join",${config}]`,
      `["1","1","realtime:${'x'.repeat(60_000)}","phx_join",${config}]`,
      `["1","1","realtime:\\ud800","phx_join",${config}]`,
      `["1","1","realtime:notifications:${world.people.patientA}","phx_join",{"config":{"private":true},"access_token":7}]`,
      `["1","1","realtime:x","phx_join",{"config":{"private":"no","broadcast":[]}}]`,
      `["1","1","realtime:x","phx_join",{"config":{},"access_token":"${world.stack.publishableKey}"}]`,
      `["1","2","realtime:x","broadcast",{"event":"e","payload":${deep}}]`,
      `["1","3","realtime:x","presence",{"event":"track","payload":${deep}}]`,
      `["1","4","realtime:x","access_token",{"access_token":{"a":1}}]`,
      deep,
      '{"__proto__":{"a":1}}',
      '[[[[[',
      'null',
      '"text"',
      Buffer.from([3, 1, 1, 10, 1, 0, 1, 49, 49, 114, 101, 97, 108, 116, 105, 109, 101, 58, 120, 101, 123]),
      Buffer.alloc(60_000, 255),
    ]) {
      socket.send(frame);
    }
    const answer = answers(socket, 'hb');
    socket.send('[null,"hb","phoenix","heartbeat",{}]');
    expect(await answer).toContain('ok');
    socket.terminate();
  });

  it('is not opened with a made-up key', async () => {
    for (const key of ['', 'x', world.stack.secretKey.slice(0, -1), `${world.stack.publishableKey}%00`]) {
      const socket = new WebSocket(`${world.stack.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}`);
      const outcome = await new Promise<string>((resolve) => {
        socket.on('open', () => resolve('open'));
        socket.on('error', ({ message }) => resolve(message));
      });
      expect(outcome, key).toContain('403');
    }
  });
});

const HTML = '<!doctype html><script>alert(document.domain)</script>';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const POLYGLOTS: [name: string, type: string, bytes: Buffer][] = [
  ['a page called an image', 'image/png', Buffer.from(HTML)],
  ['a page', 'text/html', Buffer.from(HTML)],
  ['a page with an image type in front', 'image/png, text/html', Buffer.from(HTML)],
  ['a page with an image type behind', 'text/html; image/png', Buffer.from(HTML)],
  [
    'a drawing with a script',
    'image/svg+xml',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  ],
  ['a drawing called a PNG', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a script that is a GIF', 'image/gif', Buffer.from('GIF89a=1;alert(1)//')],
  ['an archive behind a PNG', 'image/png', Buffer.concat([PNG, Buffer.from('PK\u0003\u0004evil')])],
  ['a page behind a PNG', 'image/png', Buffer.concat([PNG, Buffer.from(HTML)])],
  ['a PDF called a PNG', 'image/png', Buffer.from('%PDF-1.7\n')],
  ['a program', 'application/octet-stream', Buffer.from('\u007fELF')],
  ['a PNG cut off', 'image/png', PNG.subarray(0, 20)],
  ['nothing', 'image/png', Buffer.alloc(0)],
];

describe('files', () => {
  const send = (who: Who, method: string, path: string, body?: Buffer | string, headers: Record<string, string> = {}) =>
    fetch(`${world.stack.url}/storage/v1/${path}`, {
      method,
      headers: { ...world.headers[who], 'content-type': 'image/png', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    });
  const portraitOf = (who: 'patientA' | 'patientB') => `profile-images/${world.people[who]}/portrait`;

  const sendPortrait = (who: Who, bytes: Buffer, type = 'image/png') =>
    fetch(`${world.stack.url}/functions/v1/documents/portrait`, {
      method: 'POST',
      headers: { ...world.headers[who], 'content-type': type },
      body: new Uint8Array(bytes),
    });

  it('of A are kept as A sends them', async () => {
    expect((await sendPortrait('patientA', PNG)).status).toBe(200);
  });

  it('lie in these buckets, the public one holding portraits only', async () => {
    expect([...(await world.sql`select id, public from storage.buckets order by id`)]).toEqual([
      { id: 'documents', public: false },
      { id: 'profile-images', public: true },
    ]);
  });

  it.each([...STRANGERS, 'treating', 'delegate', 'patientA'] as const)(
    'of a chart are not reached past the function that writes the log, by %s',
    async (who) => {
      const rows = await world.sql<{ path: string }[]>`
        select path from public.documents where patient_id = ${world.people.patientA}`;
      expect(rows.length).toBeGreaterThan(0);
      const own = world.people.patientA;
      for (const path of [...rows.map((row) => row.path), `${own}/${randomUUID()}/file.png`, `${own}/file.png`]) {
        const json = { 'content-type': 'application/json' };
        for (const [method, at, body, headers] of [
          ['GET', `object/authenticated/documents/${path}`],
          ['GET', `object/public/documents/${path}`],
          ['GET', `object/info/documents/${path}`],
          ['POST', `object/sign/documents/${path}`, '{"expiresIn":60}', json],
          ['PUT', `object/documents/${path}`, PNG],
          ['POST', `object/documents/${path}`, PNG, { 'x-upsert': 'true' }],
        ] as [string, string, (string | Buffer)?, Record<string, string>?][]) {
          const { status } = await send(who, method, at, body, headers);
          expect(status, `${method} ${at}`).toBeGreaterThanOrEqual(400);
          expect(status, `${method} ${at}`).toBeLessThan(500);
        }
        const removal = await send(who, 'DELETE', 'object/documents', JSON.stringify({ prefixes: [path] }), json);
        expect(await removal.json()).toEqual([]);
        const listed = await send(who, 'POST', 'object/list/documents', JSON.stringify({ prefix: own }), json);
        expect(await listed.json()).toEqual([]);
      }
    },
  );

  it.each(['guest', 'patientB', 'service'] as const)(
    'of a chart are not given for a made-up ticket, by %s',
    async (who) => {
      const at = (method: string, path: string) =>
        fetch(`${world.stack.url}/functions/v1/documents/${path}`, { method, headers: { ...world.headers[who] } });
      const [row] = await world.sql<{ id: string }[]>`select id from public.documents limit 1`;
      for (const ticket of [
        '0'.repeat(64),
        'f'.repeat(63),
        `${'a'.repeat(64)}/..`,
        '%00',
        `..%2f${row?.id}`,
        `${row?.id}`,
      ]) {
        const { status } = await at('GET', `file/${ticket}`);
        expect([404, 410], ticket).toContain(status);
      }
      const checked = await at('POST', `${row?.id}/check`);
      expect(checked.status).toBeGreaterThanOrEqual(400);
      expect(checked.status).toBeLessThan(500);
    },
  );

  it.each(STRANGERS)('of A are neither replaced, listed, signed, moved nor removed by %s', async (who) => {
    const json = { 'content-type': 'application/json' };
    const path = portraitOf('patientA');
    const { patientA } = world.people;
    const attempts: [string, string, (string | Buffer)?, Record<string, string>?][] = [
      ['POST', `object/${path}`, PNG],
      ['POST', `object/${path}`, PNG, { 'x-upsert': 'true' }],
      ['PUT', `object/${path}`, PNG],
      ['GET', `object/authenticated/${path}`],
      ['GET', `object/info/${path}`],
      ['HEAD', `object/${path}`],
      ['POST', `object/sign/${path}`, '{"expiresIn":60}', json],
      ['DELETE', `object/${path}`],
      [
        'POST',
        'object/move',
        JSON.stringify({ bucketId: 'profile-images', sourceKey: `${patientA}/portrait`, destinationKey: 'x' }),
        json,
      ],
      [
        'POST',
        'object/copy',
        JSON.stringify({ bucketId: 'profile-images', sourceKey: `${patientA}/portrait`, destinationKey: 'x' }),
        json,
      ],
      ['GET', 'bucket'],
      ['POST', 'bucket', '{"id":"mine","name":"mine","public":true}', json],
      ['PUT', 'bucket/documents', '{"public":true}', json],
      ['POST', 'bucket/profile-images/empty', '{}', json],
    ];
    for (const [method, at, body, headers] of attempts) {
      const response = await send(who, method, at, body, headers);
      if (method === 'DELETE' && response.status === 200) expect(await response.json(), at).toEqual([]);
      else expect(response.status, `${method} ${at}`).toBeGreaterThanOrEqual(400);
      expect(response.status, `${method} ${at}`).toBeLessThan(500);
    }
    for (const bucket of ['profile-images', 'documents']) {
      for (const prefix of ['', patientA, '%', `${patientA}/../${patientA}`]) {
        const listed = await send(who, 'POST', `object/list/${bucket}`, JSON.stringify({ prefix, search: '' }), json);
        expect(await listed.text(), prefix).not.toContain('portrait');
      }
      const removal = await send(
        who,
        'DELETE',
        `object/${bucket}`,
        JSON.stringify({ prefixes: [`${patientA}/portrait`] }),
        json,
      );
      expect(await removal.json()).toEqual([]);
    }
    const kept = await send('patientA', 'GET', `object/authenticated/${path}`);
    expect(Buffer.from(await kept.arrayBuffer()).equals(PNG)).toBe(true);
  });

  it('have no name that leads anywhere else', async () => {
    const { patientB, patientA } = world.people;
    const names = [
      '../../portrait',
      '..%2fportrait',
      '%2e%2e/portrait',
      '..%5cportrait',
      '....//portrait',
      '/portrait',
      '//portrait',
      'portrait/',
      'portrait%00.png',
      'portrait%0d%0aset-cookie:a=b',
      '%252e%252e%252fportrait',
      '%c0%ae%c0%ae%c0%afportrait',
      '\u202eportrait',
      `../../${patientA}/portrait`,
      `..%2f${patientA}%2fportrait`,
      'portrait.',
      'PORTRAIT',
      'portrait%20',
      'x'.repeat(3000),
    ];
    for (const name of names) {
      for (const method of ['POST', 'PUT']) {
        const response = await send('patientB', method, `object/profile-images/${patientB}/${name}`, PNG);
        expect(response.status, `${method} ${name}`).toBeGreaterThanOrEqual(400);
        expect(response.status, `${method} ${name}`).toBeLessThan(500);
      }
    }
    for (const bucket of [
      '..',
      '%2e%2e',
      'documents/..',
      'profile-images%2f..',
      "profile-images'--",
      '',
      'auth',
      'x'.repeat(3000),
    ]) {
      const response = await send('patientB', 'POST', `object/${bucket}/${patientB}/portrait`, PNG);
      expect(response.status, bucket).toBeGreaterThanOrEqual(400);
      expect(response.status, bucket).toBeLessThan(500);
    }
    const [row] = await world.sql<{ n: number }[]>`
      select count(*)::int as n from storage.objects where name <> ${`${patientA}/portrait`} and bucket_id = 'profile-images'`;
    expect(row?.n).toBe(0);
  });

  it.each(POLYGLOTS)('that are not what they say are refused: %s', async (_, type, bytes) => {
    const response = await sendPortrait('patientB', bytes, type);
    const told = await response.text();
    expect(response.status, told).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });

  it('never run as a page of ours', async () => {
    const response = await send(
      'guest',
      'GET',
      `object/public/${portraitOf('patientA')}?download=a%0d%0aset-cookie:x=y`,
    );
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('leave nothing on the disk when they were refused', async () => {
    const folder = `${world.stack.folder}/storage`;
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(files.filter((one) => one.isFile())).toHaveLength(1);
  });

  it('are not opened by a link that was changed, or a token that is none', async () => {
    const path = portraitOf('patientA');
    const signed = await send('patientA', 'POST', `object/sign/${path}`, '{"expiresIn":60}', {
      'content-type': 'application/json',
    });
    const { signedURL } = (await signed.json()) as { signedURL: string };
    const at = (link: string) => fetch(`${world.stack.url}/storage/v1${link}`).then(({ status }) => status);
    expect(await at(signedURL)).toBe(200);
    const [address = '', token = ''] = signedURL.split('?token=');
    const session = world.headers.patientA.authorization?.slice('Bearer '.length) ?? '';
    const changed = [
      `${address.replace(world.people.patientA, world.people.patientB)}?token=${token}`,
      `${address.replace('profile-images', 'documents')}?token=${token}`,
      `${address}?token=${token.slice(0, -3)}`,
      `${address}?token=${session}`,
      `${address}?token=`,
      address,
    ];
    for (const link of changed) expect(await at(link), link).toBe(400);
    const asSession = await send('guest', 'GET', `object/${path}`, undefined, { authorization: `Bearer ${token}` });
    expect(asSession.status).toBe(401);
    const long = await send('patientA', 'POST', `object/sign/${path}`, '{"expiresIn":6000}', {
      'content-type': 'application/json',
    });
    expect(long.status).toBe(400);
  });
});

describe('the provider’s word', () => {
  const confirm = (who: Who, event: string, values: object = {}) =>
    fetch(`${world.stack.url}/rest/v1/rpc/confirm_booking`, {
      method: 'POST',
      headers: { ...world.headers[who], 'content-type': 'application/json' },
      body: JSON.stringify({
        p_appointment: world.ids.unpaid,
        p_event_id: event,
        p_provider_ref: 'ref',
        p_amount_minor: 4500,
        p_currency: 'USD',
        ...values,
      }),
    });
  const state = () => world.sql`select p.state, p.refund_minor, a.status, a.sequence,
      (select count(*)::int from public.payment_events e where e.payment_id = p.id) as events
    from public.payments p join public.appointments a on a.id = p.appointment_id where a.id = ${world.ids.unpaid ?? ''}`;

  it('counts from the server only, for the amount that is due, and once', async () => {
    const before = await state();
    for (const who of [...STRANGERS, 'patientA', 'delegate', 'treating'] as const) {
      expect([401, 403], who).toContain((await confirm(who, randomUUID())).status);
    }
    for (const values of [
      { p_amount_minor: 1 },
      { p_amount_minor: -4500 },
      { p_currency: 'ZWL' },
      { p_amount_minor: 4501 },
    ]) {
      expect((await confirm('service', randomUUID(), values)).status, JSON.stringify(values)).toBe(400);
    }
    expect(await state()).toEqual(before);
    const event = randomUUID();
    expect((await confirm('service', event)).status).toBe(200);
    const paid = await state();
    expect(paid[0]).toMatchObject({ state: 'paid', status: 'booked' });
    for (let again = 0; again < 5; again += 1) await confirm('service', event);
    expect(await state()).toEqual(paid);
    // The same event cannot pay for another visit.
    expect((await confirm('service', event, { p_appointment: world.ids.held })).status).toBe(400);
    expect(await state()).toEqual(paid);
  });
});
