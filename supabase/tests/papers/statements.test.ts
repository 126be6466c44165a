import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type FileVerdict, judgePaperFile } from '@telehealth/contracts/paper-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { delegate } from '../support/charts';
import { type Bytes, bytesOf, type Client, type PaperWorld, paperWorld } from '../support/paper-world';
import { askTool, missingTools } from '../support/pdf-tools';
import { as, asFor, asGuest, hintOf } from '../support/people';
import { asAt, endOf, issuedPrescription, only, signedNote, visitThatIs } from '../support/records';

const run = promisify(execFile);
let world: PaperWorld;
let visit: string;
const sql = () => world.stack.database.sql;

const get = (client: Client | null, kind: string, more: object = {}, of = visit) =>
  world.ask(client, '', { kind, visit: of, ...more });
const fileOf = async (kind: string, more: object = {}): Promise<Bytes> => {
  const given = await get(world.clients.patient, kind, more);
  expect([given.status, given.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return bytesOf(given);
};
const textOf = async (file: Bytes) => (await askTool('pdftotext', ['-layout'], file)).replace(/\s+/g, ' ');
const judged = (file: Bytes): Promise<FileVerdict> => judgePaperFile(file, world.root);
const verify = async (code: string) =>
  only(
    await asGuest(sql(), (tx) => tx<{ said: Record<string, unknown> }[]>`select public.verify_code(${code}) as said`),
  ).said;
const hashOf = async (file: Bytes) => {
  const verdict = await judged(file);
  return 'sha256' in verdict ? verdict.sha256 : '';
};

beforeAll(async () => {
  world = await paperWorld();
  const made = await visitThatIs(sql(), world.ids.patient, world.doctor);
  visit = made.id;
});
afterAll(() => world.stack.close());

describe('a summary', () => {
  it('is refused until something is signed, then holds the plan and the medicines, signed by the installation', async () => {
    const early = await get(world.clients.patient, 'visit_summary');
    expect(((await early.json()) as { hint: string }).hint).toBe('papers.nothingSigned');
    const made = await visitThatIs(sql(), world.ids.patient, world.doctor);
    visit = made.id;
    await signedNote(sql(), made);
    await issuedPrescription(sql(), made);
    const file = await fileOf('visit_summary');
    expect(await judged(file)).toMatchObject({ verdict: 'unchanged', by: 'Sawubona', councilNumber: '' });
    expect(await verify(await hashOf(file))).toMatchObject({ is: 'statement', kind: 'visit_summary', ended: null });
    expect(await fileOf('visit_summary'), 'the same again').toEqual(file);
    if (missingTools.length > 0) return;
    const text = await textOf(file);
    for (const words of ['Summary of a visit', 'What was agreed', 'Medicines prescribed', 'Ṱhama Nguyễn']) {
      expect(text).toContain(words);
    }
    expect(await askTool('pdfsig', ['-nocert'], file)).toContain('Signature is Valid');
    expect(await askTool('qpdf', ['--check'], file)).toContain('No syntax or stream encoding errors');
  });

  it('made anew when something was added takes the place of the one before', async () => {
    const first = await fileOf('visit_summary');
    const end = only(await sql()<{ at: Date }[]>`select ends_at as at from public.appointments where id = ${visit}`).at;
    const order = { category: 'imaging', tests: ['Chest X-ray'], question: 'Is it the lungs?', code: '' };
    await asAt(
      sql(),
      world.doctor.id,
      end,
      (tx) => tx`select public.issue_letter(${visit}, gen_random_uuid(), 'test_request',
        ${tx.json({ ...order, urgency: 'routine', fasting: false, to: '' })})`,
    );
    const second = await fileOf('visit_summary');
    expect(second).not.toEqual(first);
    expect(await verify(await hashOf(first))).toMatchObject({ ended: { how: 'replaced' } });
    expect(await verify(await hashOf(second))).toMatchObject({ ended: null });
  });

  it('of whoever treated is a paper of its own, of what they wrote, and its opening stands in the history', async () => {
    const own = await get(world.clients.doctor, 'visit_summary');
    expect(own.status).toBe(200);
    const file = await bytesOf(own);
    expect(file).not.toEqual(await fileOf('visit_summary'));
    expect(await verify(await hashOf(file))).toMatchObject({ is: 'statement', kind: 'visit_summary', ended: null });
    const opened = sql()`select from public.paper_events where what = 'opened' and actor = ${world.doctor.id}`;
    expect(await opened).toHaveLength(1);
  });

  it('is for its patient, who may read the record and whoever treated, and for nobody else', async () => {
    for (const who of ['stranger', 'colleague'] as const) {
      expect((await get(world.clients[who], 'visit_summary')).status, who).toBe(400);
    }
    expect((await get(world.clients.doctor, 'receipt')).status, 'money is of who pays').toBe(400);
    expect((await get(null, 'visit_summary')).status).toBe(401);
    const paper = only(await sql()<{ id: string }[]>`select id from private.papers where author_id is null limit 1`);
    expect((await world.ask(world.clients.patient, `/${paper.id}`)).status, 'never by its id').toBe(400);
    for (const table of ['paper_files', 'paper_events']) {
      const seen = as(sql(), world.doctor.id, (tx) => tx`select from ${tx(`public.${table}`)} where author_id is null`);
      expect(await seen, table).toEqual([]);
    }
  });
});

describe('a receipt', () => {
  it('names the diagnosis only where it is asked for, and says who paid and how they are insured', async () => {
    const { patient } = world.ids;
    const save = {
      scheme: 'An Example Scheme',
      plan: '',
      memberName: 'Ṱhama Nguyễn',
      memberNumber: '42',
      dependantCode: '01',
    };
    await as(sql(), patient, (tx) => tx`select public.save_my_medical_aid(${tx.json(save)}, 0)`);
    const none = await get(world.clients.patient, 'receipt', { codes: true });
    expect(((await none.json()) as { hint: string }).hint).toBe('papers.noCodes');
    await as(sql(), world.doctor.id, (tx) => tx`select public.set_visit_codes(${visit}, '{E11.9}', '{0190}')`);
    const [plain, coded] = [await fileOf('receipt'), await fileOf('receipt', { codes: true })];
    for (const file of [plain, coded]) expect(await judged(file)).toMatchObject({ verdict: 'unchanged' });
    if (missingTools.length > 0) return;
    const [less, more] = [await textOf(plain), await textOf(coded)];
    for (const words of ['Receipt', 'An Example Scheme', 'Member number', '42']) expect(less).toContain(words);
    expect(less).not.toContain('E11.9');
    expect(more).toContain('E11.9');
    expect(more).toContain('0190');
  });

  it('of who only pays has neither insurance nor codes', async () => {
    const { patient, stranger } = world.ids;
    await delegate(sql(), patient, stranger, ['pay']);
    const begin = (kind: string, codes = false) =>
      asFor(
        sql(),
        { actor: stranger, person: patient, endpoint: 'rpc/begin_statement' },
        (tx) => tx<{ id: string }[]>`select public.begin_statement(${kind}, ${visit}, ${codes}) ->> 'id' as id`,
      );
    const { id } = only(await begin('receipt'));
    const { facts } = only(
      await sql()<{ facts: Record<string, unknown> }[]>`select facts from private.papers where id = ${id}`,
    );
    expect(facts).toMatchObject({ medicalAid: null, icd10: [], tariffs: [] });
    expect(await hintOf(begin('receipt', true))).toBe('papers.noCodes');
    expect(await hintOf(begin('visit_summary'))).toBe('papers.notFound');
  });
});

describe('a certificate', () => {
  const list = async () => bytesOf(await world.ask(null, '/crl'));

  it('that its practitioner revokes stands in the list that the address in it leads to', async () => {
    const made = await visitThatIs(sql(), world.ids.patient, world.doctor);
    await sql()`update public.specialists set practice_address = '1 Long Street', practice_phone = '021 555 0100'`;
    const { id } = await issuedPrescription(sql(), made);
    expect(endOf(made)).toBeInstanceOf(Date);
    const sign = () => world.ask(world.clients.doctor, '', { kind: 'prescription', source: id, way: 'platform' });
    expect((await sign()).status).toBe(200);
    const file = only(
      await sql()<{ certificate: string; by: string }[]>`select f.certificate, p.kind as by from public.paper_files f
        join private.papers p on p.id = f.paper_id where p.prescription_id = ${id}`,
    );
    const revoke = (who: string, reason: string) =>
      as(sql(), who, (tx) => tx`select public.revoke_my_certificate(${reason})`);
    expect(await hintOf(revoke(world.ids.patient, 'Somebody used my account'))).not.toBe('');
    expect(await hintOf(revoke(world.doctor.id, 'Oops'))).toBe('prescriptions.reasonRequired');
    const folder = await mkdtemp(join(tmpdir(), 'revoked-'));
    try {
      const at = (name: string) => join(folder, name);
      await writeFile(at('root.der'), world.root);
      await writeFile(at('person.der'), Buffer.from(file.certificate, 'base64'));
      const shown = await run('openssl', ['x509', '-inform', 'DER', '-in', at('person.der'), '-noout', '-text']);
      expect(shown.stdout).toMatch(/URI:http.*\/functions\/v1\/papers\/crl/);
      const serial = /Serial Number:\s*([0-9a-f:]+)/.exec(shown.stdout)?.[1]?.replaceAll(':', '').toUpperCase() ?? '?';
      const told = async () => {
        await writeFile(at('list.der'), await list());
        return (await run('openssl', ['crl', '-inform', 'DER', '-in', at('list.der'), '-noout', '-text'])).stdout;
      };
      expect(await told()).toContain('No Revoked Certificates');
      await revoke(world.doctor.id, 'Somebody used my account');
      expect(await told()).toContain(serial);
      expect((await readFile(at('list.der'))).length).toBeLessThan(2_000);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    await expect(sql()`delete from private.revoked_certificates`).rejects.toThrow();
    expect(await sql()`select from public.paper_files f where f.certificate = ${file.certificate}`).toHaveLength(1);
    expect((await sign()).status, 'the paper is signed again, with a new certificate').toBe(200);
    const signed = await sql()<{ certificate: string }[]>`select f.certificate from public.paper_files f
      join private.papers p on p.id = f.paper_id where p.prescription_id = ${id}`;
    expect(new Set(signed.map(({ certificate }) => certificate)).size).toBe(2);
  });
});
