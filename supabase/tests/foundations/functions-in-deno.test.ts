import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newBrowser } from '@telehealth/contracts/examples/browser-keys';
import { judgePaperFile } from '@telehealth/contracts/paper-file';
import { createTestClient } from '@telehealth/local-services/test-support/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleFunctions } from '../../../scripts/bundle-functions.mjs';
import { newPrivateKey } from '../../functions/_shared/anchors/entry.ts';
import { signTwilio } from '../../functions/_shared/phone/twilio-signature.ts';
import { createVapidPair } from '../../functions/_shared/push/vapid.ts';
import { signMessage } from '../../functions/_shared/standard-webhook.ts';
import { makeAuthority } from '../../functions/papers/sign/authority.ts';
import { give, look } from '../support/access';
import { BUCKET_KEYS, type FakeBucket, startFakeBucket } from '../support/bucket';
import { type FakeLivekit, startFakeLivekit } from '../support/fake-livekit';
import { keptPdf, pdf, sha256 } from '../support/files';
import { FUNCTIONS, type RunningFunction, runToEnd, startFunction } from '../support/in-deno';
import { type MailServer, startMailServer } from '../support/mail-servers';
import { useMovableClock } from '../support/operators';
import { SHOWN } from '../support/paying';
import { addPatient, addSpecialist, onboardPatient, onboardSpecialist } from '../support/people';
import { TELLING, tells } from '../support/pictures';
import { makeLink } from '../support/record-links';
import { issuedPrescription, visitThatIs } from '../support/records';
import { type StripeWorld, signedMessage, startStripeWorld, WEBHOOK_SECRET } from '../support/stripe-world';
import { useSandbox } from '../support/visits';

// Each function as it is deployed: its own index.ts, in Deno, with the variables that the platform and an operator give it,
// asked over HTTP; data and files are those of the local backend.

const vapid = await createVapidPair();
const TWILIO_TOKEN = 'a token of this test';
const IDENTITY_SECRET = `whsec_${Buffer.from('a secret of this test').toString('base64')}`;

let world: StripeWorld;
let mailServer: MailServer;
let bucket: FakeBucket;
let livekit: FakeLivekit;
let environment: Record<string, string>;
const running = new Map<string, RunningFunction>();
const functionOf = (name: string): RunningFunction => {
  const found = running.get(name);
  if (!found) throw new Error(`${name} does not run.`);
  return found;
};
const sql = () => world.world.stack.database.sql;

beforeAll(async () => {
  world = await startStripeWorld();
  mailServer = await startMailServer({ login: true });
  bucket = await startFakeBucket();
  livekit = await startFakeLivekit();
  const { url, publishableKey, secretKey } = world.world.stack;
  const { host, port } = world.stripe.api;
  environment = {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: secretKey,
    SITE_URL: 'https://sawubona.example',
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: world.stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: `http://${host}:${port}`,
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    VAPID_SUBJECT: 'mailto:it@sawubona.example',
    PHONE_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: TWILIO_TOKEN,
    TWILIO_SMS_FROM: '+27600000000',
    CLERK_WEBHOOK_SECRET: IDENTITY_SECRET,
    ANCHOR_BUCKET_URL: bucket.url,
    ANCHOR_BUCKET_REGION: BUCKET_KEYS.region,
    ANCHOR_BUCKET_KEY_ID: BUCKET_KEYS.accessKeyId,
    ANCHOR_BUCKET_SECRET: BUCKET_KEYS.secretAccessKey,
    ANCHOR_SIGNING_KEY: await newPrivateKey(),
    PAPERS_AUTHORITY: (await makeAuthority(new Date())).secret,
    TURN_URLS: 'turn:relay.example:3478?transport=udp',
    TURN_SECRET: 'shared-with-relays',
    LIVEKIT_URL: livekit.server.url,
    LIVEKIT_KEY: livekit.server.key,
    LIVEKIT_SECRET: livekit.server.secret,
    MAIL_PROVIDER: 'smtp',
    MAIL_FROM: 'Sawubona <no-reply@sawubona.example>',
    SMTP_URL: `smtp://mailer:secret@127.0.0.1:${mailServer.port}`,
  };
  for (const name of FUNCTIONS) running.set(name, await startFunction(name, environment));
});
afterAll(async () => {
  await Promise.all([...running.values()].map((one) => one.stop()));
  await mailServer?.close();
  await bucket?.close();
  await livekit?.close();
  await world?.close();
});

/** As the project's scheduler does. */
const schedule = async (name: string): Promise<unknown> => {
  const headers = { authorization: `Bearer ${environment.SUPABASE_SERVICE_ROLE_KEY}` };
  const done = await functionOf(name).ask({ method: 'POST', headers });
  expect(done.status).toBe(200);
  return done.json();
};

/** What each does for whoever may ask. A new function gets its line. */
const WAYS: Record<string, () => Promise<void>> = {
  calendar: async () => {
    const payer = await world.world.addPayer();
    await world.pay(payer, 'ctoken_pays');
    const { id } = payer;
    const secret = randomUUID() + randomUUID();
    await sql()`insert into private.calendar_links (specialist_id, token_hash)
      select a.specialist_id, sha256(convert_to(${secret}, 'utf8')) from public.appointments a where a.id = ${id}`;
    const { ask } = functionOf('calendar');
    const read = await ask({}, `/${secret}.ics`);
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(await read.text()).toContain(`UID:${id}@sawubona.example`);
    expect((await ask({}, `/${secret}x.ics`)).status).toBe(404);
  },
  documents: async () => {
    const { stack } = world.world;
    const person = await stack.addPerson(`file-${randomUUID()}@example.com`);
    const client = createTestClient(stack);
    const { data } = await client.auth.signInWithIdToken({ provider: 'jwt', token: await person.idToken() });
    await onboardPatient(sql(), person.userId);
    const bytes = await keptPdf();
    const file = { name: 'Letter.pdf', type: 'application/pdf', size: bytes.length, sha256: sha256(bytes) };
    const { data: row } = await client.rpc('add_document', {
      ...{ p_document: { title: 'Letter', type: 'letter', date: '2026-01-01', file }, p_key: randomUUID() },
      p_patient: null,
    });
    const { data: place } = await client.rpc('document_to_check', { p_id: row.id });
    await client.storage.from('documents').upload(place.path, new Blob([bytes], { type: file.type }));
    const { ask } = functionOf('documents');
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    const checked = await ask({ method: 'POST', headers }, `/${row.id}/check`);
    expect([checked.status, await checked.json()]).toEqual([200, { state: 'stored', reason: '' }]);
    const opened = await client.rpc('open_document', { p_id: row.id, p_screen: 'documents' });
    const given = await ask({}, `/file/${opened.data}`);
    expect(new Uint8Array(await given.arrayBuffer())).toEqual(bytes);
    expect((await ask({}, `/file/${opened.data}`)).status).toBe(410);
    const [, type, picture] = TELLING[0] ?? expect.fail();
    const told = { method: 'POST', headers: { ...headers, 'content-type': type }, body: picture };
    expect((await ask(told, '/portrait')).status).toBe(200);
    const shown = await fetch(`${stack.url}/storage/v1/object/public/profile-images/${person.userId}/portrait`);
    expect([shown.status, tells(new Uint8Array(await shown.arrayBuffer()))]).toEqual([200, false]);
  },
  papers: async () => {
    const { ask } = functionOf('papers');
    const { stack } = world.world;
    const names = { firstName: 'Naledi', lastName: 'Mokoena' };
    const person = await stack.addPerson(`signer-${randomUUID()}@example.com`, names);
    const client = createTestClient(stack);
    const { data } = await client.auth.signInWithIdToken({ provider: 'jwt', token: await person.idToken() });
    const doctor = await onboardSpecialist(sql(), person.userId);
    await sql()`update public.specialists set practice_address = '1 Long Street', practice_phone = '021'
      where profile_id = ${doctor.id}`;
    // How a visit is paid for is nothing of this.
    await useMovableClock(sql());
    await useSandbox(sql());
    const visit = await visitThatIs(sql(), await addPatient(sql()), doctor);
    await sql()`update private.settings set value = 'stripe' where key = 'payment_provider'`;
    const script = await issuedPrescription(sql(), visit);
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    const post = (way: string) =>
      ask({ method: 'POST', headers, body: JSON.stringify({ kind: 'prescription', source: script.id, way }) });
    const print = await post('pen');
    expect([print.status, print.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const signed = await post('platform');
    expect(signed.status).toBe(200);
    const file = await ask({ headers }, `/${(await signed.json()).paper}`);
    const { root } = await (await ask({}, '/root')).json();
    const der = Uint8Array.from(Buffer.from(root, 'base64'));
    const pdf = new Uint8Array(await file.arrayBuffer());
    expect(await judgePaperFile(pdf, der)).toMatchObject({ verdict: 'unchanged', by: 'Naledi Mokoena' });
    expect((await post('advanced')).status).toBe(409);
  },
  payments: async () => {
    const { ask } = functionOf('payments');
    expect(await (await ask()).json()).toMatchObject({ provider: 'stripe', publishableKey: 'pk_test_fake' });
    const { id, authorization } = await world.world.addPayer();
    const attempt = { appointmentId: id, attemptId: randomUUID(), token: 'ctoken_pays', shown: SHOWN };
    const body = JSON.stringify({ action: 'pay', ...attempt });
    const paid = await ask({ method: 'POST', headers: { authorization }, body });
    expect([paid.status, await paid.json()]).toEqual([
      200,
      { state: 'paid', failure: null, challengeUrl: null, isAsked: false },
    ]);
    expect(await world.standing(id)).toMatchObject({ visit: 'booked' });
  },
  'room-access': async () => {
    const { id, authorization } = await world.world.addPayer();
    const { ask } = functionOf('room-access');
    const post = (headers: Record<string, string>) =>
      ask({ method: 'POST', headers, body: JSON.stringify({ appointment: id }) });
    // Nobody is let in before the doors open; what is given then is tried in 94.
    const early = await post({ authorization });
    expect([early.status, (await early.json()).hint]).toEqual([400, 'consultation.notFound']);
    expect((await post({ authorization: 'Bearer somebody' })).status).toBe(401);
  },
  'room-worker': async () => {
    const { id } = await world.world.addPayer();
    const room = randomUUID();
    await sql().begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      const [ended] =
        await tx`insert into public.consultations (appointment_id, patient_id, specialist_id, medium, room_id, state,
          ended_at, closing_reason)
        select a.id, a.patient_id, a.specialist_id, 'video', ${room}, 'abandoned', now(), 'cancelled' from public.appointments a
        where a.id = ${id} returning id`;
      await tx`insert into private.room_removals (consultation_id) values (${ended?.id})`;
    });
    livekit.rooms.set(room, new Set(['somebody']));
    expect(await schedule('room-worker')).toEqual({ done: 1, failed: 0 });
    expect(livekit.rooms.has(room)).toBe(false);
    const headers = { authorization: `Bearer ${environment.SUPABASE_SERVICE_ROLE_KEY}` };
    const says = await (await functionOf('room-worker').ask({ headers })).json();
    expect(says).toEqual({ ready: true, livekit: livekit.server.url, orders: 'answers' });
  },
  report: async () => {
    const report = { used: [{ section: 'host', build: '0a1b2c3d4e' }], problems: [], measured: [] };
    const { ask } = functionOf('report');
    const from = (origin: string) => ask({ method: 'POST', headers: { origin }, body: JSON.stringify(report) });
    expect((await from('https://sawubona.example')).status).toBe(204);
    expect((await from('https://other.example')).status).toBe(403);
    expect(await sql()`select build, times::int from private.report_counts`).toEqual([
      { build: '0a1b2c3d4e', times: 1 },
    ]);
  },
  'shared-record': async () => {
    const patient = await addPatient(sql());
    const link = await makeLink(sql(), patient, { passcode: 'Blue-kite 7' });
    const { ask } = functionOf('shared-record');
    const post = (passcode: string, embeddedLengthMax = 1_000_000) =>
      ask(
        { method: 'POST', body: JSON.stringify({ recipient: 'Dr Other', passcode, embeddedLengthMax }) },
        `/${link.secret}`,
      );
    const wrong = await post('guess');
    expect([wrong.status, await wrong.json()]).toEqual([401, { remainingAttempts: 9 }]);
    const right = await post('Blue-kite 7');
    expect([right.status, right.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(await right.json()).toMatchObject({ files: [{ embedded: link.file }] });
    const [{ location }] = (await (await post('Blue-kite 7', 0)).json()).files as [{ location: string }];
    const file = await ask({}, location.slice(location.indexOf('/shared-record') + '/shared-record'.length));
    expect([file.headers.get('content-type'), await file.text()]).toEqual(['application/jose', link.file]);
  },
  'health-link': async () => {
    const { authorization } = await world.world.addPayer();
    const { ask } = functionOf('health-link');
    const post = (url: string, headers: Record<string, string> = { authorization }) =>
      ask({ method: 'POST', headers, body: JSON.stringify({ url, isOneFile: false, recipient: 'Me' }) });
    // A name that leads to this machine, as far as it leads anywhere here: what comes from outside is tried in 99.
    const answer = await post('https://nobody.example/shl');
    expect([answer.status, await answer.json()]).toEqual([200, { kind: 'away' }]);
    expect((await post(`${world.world.stack.url}/rest/v1/`)).status).toBe(400);
    expect((await post('https://nobody.example/shl', { authorization: 'Bearer somebody' })).status).toBe(401);
  },
  'payments-webhook': async () => {
    const payer = await world.world.addPayer();
    await world.pay(payer, 'ctoken_slow');
    const [ref, { ask }] = [await world.refOf(payer.id), functionOf('payments-webhook')];
    const charge = { ...world.stripe.intents.get(ref), status: 'succeeded', amount_received: 4500 };
    const forged = await ask(await signedMessage('payment_intent.succeeded', charge, { secret: 'whsec_other' }));
    expect([forged.status, (await world.standing(payer.id)).state]).toEqual([400, 'processing']);
    const heard = await ask(await signedMessage('payment_intent.succeeded', charge));
    expect([heard.status, await heard.json()]).toEqual([200, { outcome: 'applied' }]);
    expect((await world.standing(payer.id)).state).toBe('paid');
  },
  'payments-worker': async () => {
    const payer = await world.world.addPayer();
    await world.pay(payer, 'ctoken_pays');
    await sql()`select private.refund(${payer.id}, 2000, 'goodwill')`;
    expect(await schedule('payments-worker')).toEqual({ done: 1, failed: 0 });
  },
  'mail-worker': async () => {
    const patient = await addPatient(sql());
    await sql()`select private.notify(${patient}, 'payment.refunded', ${randomUUID()}, ${sql().json({ amountMinor: 4500, currency: 'USD' })})`;
    expect(await schedule('mail-worker')).toMatchObject({ failed: 0 });
    const [row] = await sql()<{ recipient_email: string; state: string }[]>`
      select recipient_email, state from public.outbox where recipient_id = ${patient}`;
    expect(row?.state).toBe('sent');
    const mail = mailServer.mails.find(({ to }) => to.includes(row?.recipient_email ?? ''));
    expect(mail?.source).toContain('Subject: Your money is on its way back');
    expect(mail?.source.replaceAll('=\r\n', '')).toContain('US$45.00 went back');
    // Sealed and signed in Deno; the service of this browser is nowhere, so it waits.
    const { p256dh, auth } = newBrowser();
    const [device] = await sql()<{ id: string }[]>`
      insert into private.push_subscriptions (profile_id, endpoint, p256dh, auth, label)
      values (${patient}, 'https://push.invalid/a', ${p256dh}, ${auth}, 'Chrome on Linux') returning id`;
    await sql()`update private.settings set value = value || ',push.invalid' where key = 'push_hosts'`;
    await sql()`insert into public.outbox (channel, recipient_id, push_subscription_id, template, payload, dedupe_key)
      values ('push', ${patient}, ${device?.id ?? null}, 'booking.moved', '{}', 'push in Deno')`;
    expect(await schedule('mail-worker')).toEqual({ done: 0, failed: 1 });
    const [push] = await sql()`select state, last_error from public.outbox where dedupe_key = 'push in Deno'`;
    expect(push).toEqual({ state: 'waiting', last_error: 'postponed no answer' });
    const headers = { authorization: `Bearer ${environment.SUPABASE_SERVICE_ROLE_KEY}` };
    expect(await (await functionOf('mail-worker').ask({ headers })).json()).toEqual({
      ...{ ready: true, mail: 'smtp', phone: 'twilio', push: vapid.publicKey },
    });
  },
  'phone-webhook': async () => {
    const patient = await addPatient(sql());
    const [row] = await sql()<{ number: string }[]>`
      insert into private.phone_numbers (profile_id, e164, channel, code_hash, code_until, confirmed_at)
      select p.id, '+27825550042', 'sms', sha256(''), now(), now() from public.profiles p where p.id = ${patient}
      returning e164 as number`;
    const form = new URLSearchParams({ From: row?.number ?? '', Body: 'Stop' });
    const signature = await signTwilio(TWILIO_TOKEN, `${environment.SUPABASE_URL}/functions/v1/phone-webhook`, form);
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature,
    };
    const heard = await functionOf('phone-webhook').ask({ method: 'POST', headers, body: form.toString() });
    expect([heard.status, await heard.json()]).toEqual([200, { stopped: 1 }]);
  },
  'identity-webhook': async () => {
    const { stack } = world.world;
    const person = await stack.addPerson(`told-${randomUUID()}@example.com`);
    const client = createTestClient(stack);
    await client.auth.signInWithIdToken({ provider: 'jwt', token: await person.idToken() });
    const body = JSON.stringify({ type: 'session.removed', data: { user_id: person.identityId } });
    const headers = await signMessage(IDENTITY_SECRET, { id: `msg_${randomUUID()}`, body, at: new Date() });
    const heard = await functionOf('identity-webhook').ask({ method: 'POST', headers, body });
    expect([heard.status, await heard.json()]).toEqual([200, { outcome: 'ended', sessions: 1 }]);
    expect((await client.from('profiles').select('id')).status).toBe(401);
  },
  'anchors-worker': async () => {
    const [patient, doctor] = [await addPatient(sql()), (await addSpecialist(sql())).id];
    await give(sql(), patient, doctor, { categories: ['profile'] });
    await look(sql(), doctor, patient, 'profile');
    expect(await schedule('anchors-worker')).toMatchObject({ store: 'well', faults: 0, anchored: 1 });
    expect(bucket.objects.size).toBe(1);
    await sql().begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`delete from public.access_log where patient_id = ${patient}`;
    });
    expect(await schedule('anchors-worker')).toEqual({ store: 'well', anchored: 0, faults: 1 });
    expect(functionOf('anchors-worker').log()).toContain('{"event":"access-log.changed","logs":"1"}');
    expect(bucket.refused).toEqual([]);
  },
  'files-worker': async () => {
    const { url, secretKey } = world.world.stack;
    const path = `${randomUUID()}/letter.pdf`;
    const headers = { authorization: `Bearer ${secretKey}`, apikey: secretKey, 'content-type': 'application/pdf' };
    const object = `${url}/storage/v1/object/documents/${path}`;
    const body = new Uint8Array(pdf('% A letter\n'));
    expect((await fetch(object, { method: 'POST', headers, body })).status).toBe(200);
    await sql()`insert into private.files_to_remove (bucket, path) values ('documents', ${path}), ('documents', ${`${path}-gone`})`;
    expect(await schedule('files-worker')).toEqual({ done: 2, failed: 0 });
    expect((await fetch(object, { headers })).ok).toBe(false);
    expect(await sql()`select from private.files_to_remove where removed_at is null`).toHaveLength(0);
  },
};

/** Bodies that no function takes. */
const JUNK: Record<string, BodyInit | undefined> = {
  nothing: undefined,
  'half of a JSON': '{"action":',
  'JSON of another kind': '[1,"two",null]',
  bytes: new Uint8Array([0, 255, 254, 0, 10, 13, 128]),
  'two megabytes': 'x'.repeat(2_000_000),
};

describe.each(FUNCTIONS)('%s', (name) => {
  it('does what it is for', async () => {
    const way = WAYS[name];
    expect(way, `supabase/tests/81 says nothing of what ${name} does when all is well`).toBeDefined();
    await way?.();
  });

  it.each(['nothing', 'another secret', 'no scheme'])('refuses whoever comes with %s', async (credential) => {
    const authorization = { nothing: '', 'another secret': 'Bearer sb_secret_guessed', 'no scheme': 'sb' }[credential];
    for (const [what, body] of Object.entries(JUNK)) {
      const headers: Record<string, string> = authorization ? { authorization } : {};
      const { status } = await functionOf(name).ask({ method: 'POST', headers, ...(body !== undefined && { body }) });
      expect(status, what).toBeGreaterThanOrEqual(400);
      expect(status, what).toBeLessThan(500);
    }
  });

  it('refuses other methods and paths that are none of its own', async () => {
    const { ask } = functionOf(name);
    for (const method of ['PUT', 'DELETE', 'PATCH']) expect([404, 405]).toContain((await ask({ method })).status);
    expect((await ask({ method: 'POST' }, '/../../%00/etc')).status).toBeLessThan(500);
  });

  it('says that it is ready to whoever has the secret key, and what it is set to, but no secret', async () => {
    const { ask } = functionOf(name);
    const response = await ask({ headers: { authorization: `Bearer ${environment.SUPABASE_SERVICE_ROLE_KEY}` } });
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toMatchObject([200, { ready: true }]);
    expect(text).not.toMatch(/sk_|whsec_|sb_secret/);
    expect(await (await ask({ headers: { authorization: 'Bearer sb_secret_guessed' } })).text()).not.toContain('ready');
  });

  it('neither ends nor writes a secret or an unhandled failure', () => {
    const { isAlive, log } = functionOf(name);
    expect(isAlive()).toBe(true);
    for (const secret of [
      'SMTP_URL',
      'SUPABASE_SERVICE_ROLE_KEY',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'ANCHOR_SIGNING_KEY',
      'ANCHOR_BUCKET_SECRET',
      'TURN_SECRET',
      'LIVEKIT_SECRET',
      'PAPERS_AUTHORITY',
    ])
      expect(log()).not.toContain(environment[secret]);
    expect(log()).not.toMatch(/error|uncaught|unhandled/i);
  });

  it('does not start without its keys, and names what is missing', async () => {
    const { code, log } = await runToEnd(name, { ...environment, SUPABASE_SERVICE_ROLE_KEY: '' });
    expect(code).toBe(1);
    expect(log).toContain('SUPABASE_SERVICE_ROLE_KEY');
  });
});

it('takes the keys of a project that has switched the older ones off', async () => {
  const { SUPABASE_SERVICE_ROLE_KEY, SUPABASE_ANON_KEY, ...others } = environment;
  const worker = await startFunction('payments-worker', {
    ...others,
    SUPABASE_SERVICE_ROLE_KEY: 'off',
    SUPABASE_SECRET_KEYS: JSON.stringify({ other: 'sb_secret_other', default: SUPABASE_SERVICE_ROLE_KEY }),
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: SUPABASE_ANON_KEY }),
  });
  const askWith = (key: string | undefined) =>
    worker.ask({ method: 'POST', headers: { authorization: `Bearer ${key}` } });
  expect((await askWith('off')).status).toBe(404);
  expect((await askWith(SUPABASE_SERVICE_ROLE_KEY)).status).toBe(200);
  await worker.stop();
});

it('each bundle runs by itself and names nothing but packages', async () => {
  // Inside of the package, so that Deno finds those packages without a network.
  const folder = await mkdtemp(join(import.meta.dirname, '../../.bundled-'));
  try {
    expect(await bundleFunctions(folder)).toEqual(FUNCTIONS);
    for (const name of FUNCTIONS) {
      const text = await readFile(join(folder, name, 'index.ts'), 'utf8');
      for (const [, from] of text.matchAll(/^(?:import|export) .*from "([^"]+)";$/gm))
        expect(from).toMatch(/^(npm|node):/);
      const bundle = await startFunction(name, environment, folder);
      const headers = { authorization: `Bearer ${environment.SUPABASE_SERVICE_ROLE_KEY}` };
      expect(await (await bundle.ask({ headers })).json(), name).toMatchObject({ ready: true });
      await bundle.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
