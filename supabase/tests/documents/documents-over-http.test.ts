import { randomUUID } from 'node:crypto';
import { sessionOf } from '@telehealth/local-services/database/act-as';
import { createTestClient } from '@telehealth/local-services/test-support/test-client';
import { startTestStack, type TestStack } from '@telehealth/local-services/test-support/test-stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { delegate, grant, logOf, revokeAll } from '../support/charts';
import { jpeg, keptPdf, packed, pdf, png, sha256 } from '../support/files';
import { onboardPatient, onboardSpecialist } from '../support/people';

type Client = ReturnType<typeof createTestClient>;
interface Document {
  id: string;
  path: string;
  state: string;
  version: number;
  scan_note: string;
}
let stack: TestStack;
let patient: Client;
let doctor: Client;
let sister: Client;
let ids: { patient: string; doctor: string; sister: string };

async function signIn(email: string): Promise<[Client, string]> {
  const person = await stack.addPerson(email);
  const client = createTestClient(stack);
  await client.auth.signInWithIdToken({ provider: 'jwt', token: await person.idToken() });
  return [client, person.userId];
}

beforeAll(async () => {
  stack = await startTestStack();
  const { sql } = stack.database;
  const [one, two, three] = [
    await signIn('p@example.com'),
    await signIn('d@example.com'),
    await signIn('s@example.com'),
  ];
  [patient, doctor, sister] = [one[0], two[0], three[0]];
  ids = { patient: one[1], doctor: two[1], sister: three[1] };
  await onboardPatient(sql, ids.patient);
  await onboardPatient(sql, ids.sister);
  await onboardSpecialist(sql, ids.doctor);
  await delegate(sql, ids.patient, ids.sister, ['records']);
});
afterAll(() => stack.close());

const LETTER = await keptPdf();
const announce = async (
  client: Client,
  bytes: Uint8Array = LETTER,
  {
    title = 'Letter of the clinic',
    name = 'Brief van Dr Müller.pdf',
    type = 'application/pdf',
    of = null as string | null,
  } = {},
) => {
  const { data, error } = await client.rpc('add_document', {
    p_document: {
      ...{ title, type: 'letter', date: '2026-01-01' },
      file: { name, type, size: bytes.length, sha256: sha256(bytes) },
    },
    p_key: randomUUID(),
    p_patient: of,
  });
  if (error) return { data, error };
  const { data: place } = await client.rpc('document_to_check', { p_id: data.id });
  return { data: { ...data, path: place.path } as Document, error };
};
const announced = async (...given: Parameters<typeof announce>): Promise<Document> => {
  const { data, error } = await announce(...given);
  if (error) throw error;
  return data;
};
const upload = (client: Client, path: string, bytes: Uint8Array<ArrayBuffer> = LETTER, type = 'application/pdf') =>
  client.storage.from('documents').upload(path, new Blob([bytes], { type }));
const tokenOf = async (client: Client) => (await client.auth.getSession()).data.session?.access_token;

async function check(client: Client, id: string) {
  const response = await fetch(`${stack.url}/functions/v1/documents/${id}/check`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, authorization: `Bearer ${await tokenOf(client)}` },
  });
  return {
    status: response.status,
    body: (await response.json()) as { state?: string; reason?: string; hint?: string },
  };
}
const fileOf = (ticket: string, method = 'GET') =>
  fetch(`${stack.url}/functions/v1/documents/file/${ticket}`, { method });
const open = (client: Client, id: string) => client.rpc('open_document', { p_id: id, p_screen: 'documents' });

async function kept(
  client: Client,
  bytes: Uint8Array<ArrayBuffer> = LETTER,
  of: string | null = null,
): Promise<Document> {
  const row = await announced(client, bytes, { of });
  expect((await upload(client, row.path, bytes)).error).toBeNull();
  expect(await check(client, row.id)).toEqual({ status: 200, body: { state: 'stored', reason: '' } });
  return row;
}

describe('a patient’s file', () => {
  it('is announced, uploaded, inspected, and comes back as it was by a ticket that works once', async () => {
    const row = await kept(patient);
    // No word of its name in the path: paths end up in logs.
    expect(row.path).toBe(`${ids.patient}/${row.id}/file.pdf`);
    const { data: ticket } = await open(patient, row.id);
    expect((await fileOf(ticket, 'HEAD')).status).toBe(404);
    const response = await fileOf(ticket);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(LETTER);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Brief%20van%20Dr%20M%C3%BCller.pdf",
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const again = await fileOf(ticket);
    expect([again.status, await again.json()]).toMatchObject([410, { hint: 'chart.ticketSpent' }]);
    expect(await logOf(stack.database.sql, ids.patient)).toEqual([]);
  });

  it('for a visit that is being booked goes the same way, sent raw as browsers do to tell the progress', async () => {
    const file = { name: 'Letter.pdf', type: 'application/pdf', size: LETTER.length, sha256: sha256(LETTER) };
    const { data: row } = await patient.rpc('add_visit_file', { p_file: file, p_key: randomUUID() });
    const send = async (client: Client) => {
      const headers = { authorization: `Bearer ${await tokenOf(client)}`, apikey: stack.publishableKey };
      const response = await fetch(`${stack.url}/storage/v1/object/documents/${row.path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': file.type, 'x-upsert': 'false' },
        body: LETTER,
      });
      return Number(((await response.json()) as { statusCode?: string }).statusCode ?? response.status);
    };
    expect(await send(sister)).toBe(403);
    expect(await send(patient)).toBe(200);
    // Its answer was lost: what lies there is inspected all the same.
    expect(await send(patient)).toBe(409);
    expect(await check(sister, row.id)).toMatchObject({ body: { hint: 'chart.notFound' } });
    expect(await check(patient, row.id)).toEqual({ status: 200, body: { state: 'stored', reason: '' } });
    expect((await open(patient, row.id)).error?.hint).toBe('chart.notFound');
  });

  it('cannot be opened before it was inspected', async () => {
    const row = await announced(patient);
    expect((await open(patient, row.id)).error?.hint).toBe('chart.fileNotReady');
    expect(await check(patient, row.id)).toMatchObject({ status: 409, body: { hint: 'chart.fileNotReady' } });
    await upload(patient, row.path);
    expect((await open(patient, row.id)).error?.hint).toBe('chart.fileNotReady');
    expect(await check(doctor, row.id)).toMatchObject({ status: 400, body: { hint: 'chart.notFound' } });
    expect((await fetch(`${stack.url}/functions/v1/documents/${row.id}/check`, { method: 'POST' })).status).toBe(401);
  });

  it('is read, listed, signed, replaced or removed directly by nobody, not even its owner', async () => {
    const { path } = await kept(patient);
    await grant(stack.database.sql, ids.patient, ids.doctor, ['documents'], 'add');
    for (const client of [patient, doctor, sister, createTestClient(stack)]) {
      const bucket = client.storage.from('documents');
      expect((await bucket.download(path)).error).not.toBeNull();
      expect((await bucket.info(path)).error).not.toBeNull();
      expect((await bucket.createSignedUrl(path, 30)).error).not.toBeNull();
      expect((await bucket.list(path.slice(0, -9))).data).toEqual([]);
      expect((await bucket.remove([path])).data).toEqual([]);
      expect((await upload(client, path)).error).not.toBeNull();
      expect(
        (await bucket.upload(path, new Blob([LETTER], { type: 'application/pdf' }), { upsert: true })).error,
      ).not.toBeNull();
      expect((await bucket.update(path, new Blob([LETTER], { type: 'application/pdf' }))).error).not.toBeNull();
    }
    const open = await fetch(`${stack.url}/storage/v1/object/public/documents/${path}`);
    expect(open.status).toBe(404);
    await revokeAll(stack.database.sql, ids.patient, ids.doctor);
  });

  it('goes to the announced path only, within a day, as what was announced', async () => {
    const row = await announced(patient);
    const theirs = await announced(sister);
    const elsewhere = [theirs.path, `${ids.patient}/${randomUUID()}/file.pdf`, `${row.path}x`, `${ids.patient}/x.pdf`];
    for (const path of elsewhere) expect((await upload(patient, path)).error, path).not.toBeNull();
    expect((await upload(patient, row.path, png(), 'image/png')).error).toBeNull();
    expect((await check(patient, row.id)).body).toMatchObject({ state: 'refused', reason: 'chart.fileTypeRefused' });
    const other = await announced(patient);
    expect(
      (await upload(patient, other.path, LETTER.with(LETTER.length - 40, 57) as Uint8Array<ArrayBuffer>)).error,
    ).toBeNull();
    expect((await check(patient, other.id)).body).toEqual({ state: 'refused', reason: 'chart.fileChanged' });
    // What was refused is gone from the storage, and stays refused.
    const left = await stack.database.sql`select from storage.objects where name = any (${[row.path, other.path]})`;
    expect(left).toHaveLength(0);
    expect((await open(patient, other.id)).error?.hint).toBe('chart.fileUnsafe');
    expect((await upload(patient, other.path)).error).not.toBeNull();
    const late = await announced(patient);
    const { sql } = stack.database;
    await sql.begin(async (tx) => {
      await tx`update private.settings set value = 'movable' where key = 'clock'`;
      await tx`select set_config('sawubona.clock', ${new Date(Date.now() + 86_500_000).toISOString()}, true),
        set_config('request.jwt.claims', ${JSON.stringify({ sub: ids.patient, session_id: await sessionOf(sql, ids.patient) })}, true)`;
      expect(await tx`select private.may_upload(${late.path}, 1) as may`).toEqual([{ may: false }]);
      await tx`update private.settings set value = 'real' where key = 'clock'`;
    });
  });

  it.each([
    ['a page', 'x.pdf', new TextEncoder().encode('<!doctype html><script>alert(1)</script>'), 'application/pdf'],
    ['a packed program', 'x.pdf', pdf(packed('7 0 << /S /JavaScript >>')), 'application/pdf'],
    ['a page behind a photo', 'x.jpg', jpeg('x', '<html><body></body></html>'), 'image/jpeg'],
  ])('is refused at the door when it is %s', async (_, name, bytes, type) => {
    const row = await announced(patient, bytes, { name, type });
    const { error } = await upload(patient, row.path, new Uint8Array(bytes), type);
    expect(error?.message).toMatch(/^chart\.file(TypeRefused|Unsafe)$/);
    expect((await check(patient, row.id)).status).toBe(409);
  });

  it('is refused by its announcement already when name, size or type cannot be', async () => {
    const names = [
      'x.zip',
      'x.pdf.exe',
      'x.zip.pdf',
      'x.html.pdf',
      '../../x.pdf',
      'a/b.pdf',
      '.pdf',
      'x\u202efdp.exe.pdf',
      'x.png',
      'x\u0007.pdf',
    ];
    for (const name of [...names, '', `${'x'.repeat(120)}.pdf`]) {
      expect((await announce(patient, LETTER, { name })).error?.hint, name).toBe('chart.fileNameRefused');
    }
    expect((await announce(patient, LETTER, { type: 'text/html', name: 'x.html' })).error?.hint).toBe(
      'chart.fileTypeRefused',
    );
    expect((await announce(patient, LETTER, { type: 'image/svg+xml', name: 'x.svg' })).error?.hint).toBe(
      'chart.fileTypeRefused',
    );
    const sized = async (bytes: number) => {
      const file = { name: 'x.pdf', type: 'application/pdf', size: bytes, sha256: 'a'.repeat(64) };
      const document = { title: 'x', type: 'letter', date: '2026-01-01', file };
      return (await patient.rpc('add_document', { p_document: document, p_key: randomUUID() })).error?.hint;
    };
    expect(await sized(20 * 1024 * 1024)).toBeUndefined();
    expect(await sized(20 * 1024 * 1024 + 1)).toBe('chart.fileTooLarge');
    expect(await sized(0)).toBe('chart.fileEmpty');
    expect(await sized(1.5)).toBe('data.invalid');
  });
});

describe('a specialist or a delegate', () => {
  it('gets the bytes after the right was checked and the download logged, not otherwise', async () => {
    const { sql } = stack.database;
    const row = await kept(patient);
    expect((await open(doctor, row.id)).error?.hint).toBe('chart.notFound');
    expect((await open(doctor, randomUUID())).error?.hint).toBe('chart.notFound');
    const before = (await logOf(sql, ids.patient)).length;
    await grant(sql, ids.patient, ids.doctor, ['documents']);
    for (const [client, actor, basis] of [
      [doctor, ids.doctor, 'grant'],
      [sister, ids.sister, 'delegation'],
    ] as const) {
      const opening = open(client, row.id);
      if (client === sister) {
        expect((await open(client, row.id)).error?.hint, 'but for the patient').toBe('chart.notFound');
        opening.setHeader('x-acting-for', ids.patient);
      }
      const { data } = await opening;
      expect((await fileOf(data)).status).toBe(200);
      expect((await logOf(sql, ids.patient)).at(-1)).toEqual({
        ...{ actor_id: actor, category: 'documents', action: 'download', basis, screen: 'documents' },
      });
    }
    expect(await logOf(sql, ids.patient)).toHaveLength(before + 2);
    await patient.rpc('remove_document', { p_id: row.id, p_version: 2 });
    expect((await open(doctor, row.id)).error?.hint).toBe('chart.notFound');
    expect((await open(patient, row.id)).error).toBeNull();
    await revokeAll(sql, ids.patient, ids.doctor);
  });

  it('loses a ticket that was not used when the grant is revoked or a minute has passed', async () => {
    const { sql } = stack.database;
    const row = await kept(patient);
    await grant(sql, ids.patient, ids.doctor, ['documents']);
    const ticket = async (client: Client) => (await open(client, row.id)).data as string;
    const [revoked, late] = [await ticket(doctor), await ticket(patient)];
    await revokeAll(sql, ids.patient, ids.doctor);
    expect((await fileOf(revoked)).status).toBe(410);
    await sql`update private.look_tickets set issued_at = now() - interval '61 seconds', expires_at = now() - interval '1 second'`;
    expect((await fileOf(late)).status).toBe(410);
    expect((await fileOf('0'.repeat(64))).status).toBe(410);
    await expect(
      sql`update private.look_tickets set expires_at = issued_at + interval '61 seconds'`.then(() => 'done'),
    ).rejects.toMatchObject({ code: '23514' });
    const stored = await sql`select * from private.look_tickets`;
    expect(JSON.stringify(stored)).not.toContain(late);
  });

  it('adds a file with a right to add, and the patient is told', async () => {
    const { sql } = stack.database;
    await grant(sql, ids.patient, ids.doctor, ['documents']);
    expect((await announce(doctor, LETTER, { of: ids.patient })).error?.hint).toBe('access.notGranted');
    await revokeAll(sql, ids.patient, ids.doctor);
    await grant(sql, ids.patient, ids.doctor, ['documents'], 'add');
    const row = await kept(doctor, LETTER, ids.patient);
    expect(row.path.startsWith(`${ids.patient}/`)).toBe(true);
    expect(
      await sql`select from public.notifications where event = 'chart.documentAdded' and ref_id = ${row.id}`,
    ).toHaveLength(1);
    expect((await patient.rpc('remove_document', { p_id: row.id, p_version: 2 })).error?.hint).toBe(
      'chart.askForCorrection',
    );
    await revokeAll(sql, ids.patient, ids.doctor);
  });
});

describe('a chart over HTTP', () => {
  it('is opened by POST only; a GET gives neither data nor a log row', async () => {
    const { sql } = stack.database;
    await grant(sql, ids.patient, ids.doctor, ['conditions', 'documents', 'readings']);
    const before = (await logOf(sql, ids.patient)).length;
    for (const client of [doctor, patient]) {
      const headers = { apikey: stack.publishableKey, authorization: `Bearer ${await tokenOf(client)}` };
      for (const path of [
        `open_chart?p_patient=${ids.patient}`,
        `read_observations?p_patient=${ids.patient}&p_code=heart_rate`,
      ]) {
        const response = await fetch(`${stack.url}/rest/v1/rpc/${path}`, { headers });
        expect(response.status, path).toBeGreaterThanOrEqual(400);
        expect(await response.text()).not.toContain('Asthma');
      }
    }
    expect(await logOf(sql, ids.patient)).toHaveLength(before);
    const { data: ticket } = await doctor.rpc('open_chart', {
      p_patient: ids.patient,
      p_categories: ['conditions', 'results'],
    });
    const { data } = await doctor.rpc('read_look', { p_ticket: ticket });
    expect(JSON.stringify(data)).toContain('Asthma');
    expect(data.categories.results).toEqual({ state: 'hidden' });
    expect(await logOf(sql, ids.patient)).toHaveLength(before + 1);
  });
});
