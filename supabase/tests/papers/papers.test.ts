import { randomUUID } from 'node:crypto';
import { type FileVerdict, judgePaperFile } from '@telehealth/contracts/paper-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAuthority, readAuthority } from '../../functions/papers/sign/authority.ts';
import { createPlatformSigner, makePractitionerKey } from '../../functions/papers/sign/platform-signer.ts';
import { delegate } from '../support/charts';
import { keptPdf, sha256 } from '../support/files';
import { type Bytes, bytesOf, type Client, type PaperWorld, paperWorld } from '../support/paper-world';
import { askTool, missingTools } from '../support/pdf-tools';
import { as, asFor, asGuest, hintOf } from '../support/people';
import { asAt, endOf, issuedPrescription, only, visitThatIs } from '../support/records';

let world: PaperWorld;
let doctor: PaperWorld['doctor'];
let ids: PaperWorld['ids'];
let clients: PaperWorld['clients'];
let root: Bytes;
let script: { id: string; code: string; visit: string };
const sql = () => world.stack.database.sql;
const ask: PaperWorld['ask'] = (client, path, body) => world.ask(client, path, body);
const sign = (client: Client, source: string, way = 'platform', kind = 'prescription') =>
  ask(client, '', { kind, source, way });
async function fileOf(client: Client, source = script.id): Promise<Bytes> {
  const { paper } = (await (await sign(clients.doctor, source)).json()) as { paper: string };
  return bytesOf(await ask(client, `/${paper}`));
}
const verify = async (code: string) =>
  only(
    await asGuest(sql(), (tx) => tx<{ said: Record<string, unknown> }[]>`select public.verify_code(${code}) as said`),
  ).said;
const statesFor = (who: string, visit = script.visit) =>
  as(sql(), who, async (tx) =>
    only(await tx<{ all: Record<string, unknown>[] }[]>`select public.papers_of_visit(${visit}) as all`),
  ).then(({ all }) => all);

async function newScript(): Promise<{ id: string; code: string; visit: string }> {
  const visit = await visitThatIs(sql(), ids.patient, doctor);
  const { id, verify_code } = await issuedPrescription(sql(), visit);
  return { id, code: verify_code ?? '', visit: visit.id };
}
const setPractice = (address: string, phone = '011 555 0142') =>
  sql()`update public.specialists set practice_address = ${address}, practice_phone = ${phone} where profile_id = ${doctor.id}`;

beforeAll(async () => {
  world = await paperWorld();
  ({ doctor, ids, clients, root } = world);
  script = await newScript();
});
afterAll(() => world.stack.close());

describe('a paper', () => {
  it('of a prescription waits for the address of its practice, and says what is missing', async () => {
    expect(await statesFor(doctor.id)).toMatchObject([{ counts: true, files: [], gaps: ['address', 'phone'] }]);
    expect((await statesFor(ids.patient))[0]).toMatchObject({ gaps: [] });
    const refused = await sign(clients.doctor, script.id);
    expect([refused.status, ((await refused.json()) as { hint: string }).hint]).toEqual([
      400,
      'papers.practiceMissing',
    ]);
    await setPractice('12 Jellicoe Avenue, Rosebank');
    expect((await statesFor(doctor.id))[0]).toMatchObject({ gaps: [] });
  });

  it('is signed by its author alone, once, and read by its two sides alone', async () => {
    for (const who of [clients.patient, clients.stranger, clients.colleague]) {
      expect((await sign(who, script.id)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await ask(null, '', { kind: 'prescription', source: script.id, way: 'platform' })).status).toBe(401);
    const [one, two] = await Promise.all([sign(clients.doctor, script.id), sign(clients.doctor, script.id)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(await sql()`select way from public.paper_files`).toHaveLength(1);
    const { paper } = (await one.json()) as { paper: string };
    const given = await ask(clients.patient, `/${paper}`);
    expect([given.status, given.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const file = await bytesOf(given);
    expect(await bytesOf(await ask(clients.doctor, `/${paper}`))).toEqual(file);
    for (const who of [clients.stranger, clients.colleague]) expect((await ask(who, `/${paper}`)).status).toBe(400);
    expect((await ask(null, `/${paper}`)).status).toBe(401);
    const path = String((await sql()`select path from public.paper_files`)[0]?.path);
    for (const who of Object.values(clients)) {
      expect((await who.storage.from('documents').download(path)).error, 'not past the function').not.toBeNull();
    }
    const events = await sql()`select what from public.paper_events where paper_id = ${paper} order by id`;
    expect(events.map(({ what }) => what)).toEqual(['frozen', 'signed', 'opened']);
  });

  it('keeps its tables from strangers, and its facts as they were', async () => {
    for (const table of ['paper_files', 'paper_events', 'dispensings']) {
      for (const who of [ids.stranger, ids.colleague]) {
        expect(await as(sql(), who, (tx) => tx`select from ${tx(`public.${table}`)}`), table).toEqual([]);
      }
      expect(await hintOf(asGuest(sql(), (tx) => tx`select from ${tx(`public.${table}`)}`)), table).toBe('42501');
    }
    expect(await statesFor(ids.stranger)).toEqual([]);
    const keys = as(sql(), doctor.id, (tx) => tx`select from private.practitioner_keys`);
    expect(await hintOf(keys)).toBe('42501');
    await expect(sql()`update private.papers set facts = '{}'`).rejects.toThrow();
    await expect(sql()`update public.paper_files set way = 'advanced'`).rejects.toThrow();
    await setPractice('Somewhere else');
    expect(await askTool('pdftotext', [], await fileOf(clients.patient)).catch(() => '')).not.toContain(
      'Somewhere else',
    );
    await setPractice('12 Jellicoe Avenue, Rosebank');
  });

  it('is opened by who acts for its patient with a right to it only', async () => {
    const { id: paper } = only(
      await sql()<{ id: string }[]>`select id from private.papers where code = ${script.code}`,
    );
    const open = (actor: string) =>
      asFor(
        sql(),
        { actor, person: ids.patient, endpoint: 'rpc/open_paper' },
        (tx) => tx`select public.open_paper(${paper})`,
      );
    await delegate(sql(), ids.patient, ids.stranger, ['book']);
    await delegate(sql(), ids.patient, ids.colleague, ['prescriptions']);
    expect(await hintOf(open(ids.stranger))).toBe('access.notDelegated');
    expect(await open(ids.colleague)).toHaveLength(1);
  });

  it('says that no provider of advanced signatures is set up, and signs nothing', async () => {
    const refused = await sign(clients.doctor, script.id, 'advanced');
    expect([refused.status, ((await refused.json()) as { hint: string }).hint]).toEqual([409, 'papers.noProvider']);
    expect(await sql()`select from public.paper_files where way = 'advanced'`).toEqual([]);
  });
});

describe('a signed file', () => {
  const judged = async (pdf: Bytes): Promise<FileVerdict> => judgePaperFile(pdf, root);
  const changed = (pdf: Bytes, at: number): Bytes => {
    const copy = pdf.slice();
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };

  it('is whole for us, and known by the hash of what was signed', async () => {
    const verdict = await judged(await fileOf(clients.patient));
    expect(verdict).toMatchObject({ verdict: 'unchanged', by: 'Ṱhama Nguyễn' });
    const sha = 'sha256' in verdict ? verdict.sha256 : '';
    expect(await verify(sha)).toMatchObject({ is: 'prescription', ended: null, signature: { way: 'platform' } });
    expect(await verify('0'.repeat(64))).toEqual({ is: 'nothing' });
  });

  it.skipIf(missingTools.length > 0)('is whole for pdfsig, qpdf and pdftotext', async () => {
    const file = await fileOf(clients.patient);
    const said = await askTool('pdfsig', ['-nocert'], file);
    expect(said).toContain('Signature is Valid');
    expect(said).toContain('Total document signed');
    expect(said).toContain('ETSI.CAdES.detached');
    expect(await askTool('qpdf', ['--check'], file)).toContain('No syntax or stream encoding errors');
    const text = await askTool('pdftotext', [], file);
    for (const words of ['Ṱhama Nguyễn', '12 Jellicoe Avenue, Rosebank', 'not an advanced electronic signature']) {
      expect(text).toContain(words);
    }
    expect(text.replace(/\s/g, '')).toContain(script.code);
    expect(file.length).toBeLessThan(120_000);
  });

  it('that somebody changed, added to, cut or signed elsewhere is noticed', async () => {
    const file = await fileOf(clients.patient);
    expect(await judged(changed(file, file.length - 3_000))).toMatchObject({ verdict: 'changed', how: 'bytes' });
    const text = new TextDecoder('latin1').decode(file);
    expect(await judged(changed(file, text.indexOf('/M (D:') + 9))).toMatchObject({ verdict: 'changed', how: 'bytes' });
    const more = new TextEncoder().encode('\n1 0 obj\n<< >>\nendobj\nstartxref\n0\n%%EOF\n');
    const longer = new Uint8Array([...file, ...more]);
    expect(await judged(longer)).toMatchObject({ verdict: 'changed', how: 'added' });
    if (missingTools.length === 0) {
      expect(await askTool('pdfsig', ['-nocert'], longer)).not.toMatch(/(?<!Not )Total document signed/i);
    }
    expect(await judged(file.slice(0, -200))).toEqual({ verdict: 'damaged' });
    expect(await judged(await keptPdf())).toEqual({ verdict: 'notSigned' });
    expect(await judged(new Uint8Array([1, 2, 3]))).toEqual({ verdict: 'notPdf' });
    const other = await readAuthority((await makeAuthority(new Date())).secret);
    expect(await judgePaperFile(file, other.root)).toEqual({ verdict: 'notOurs' });
  });

  it('cannot be made with the closed key of another practitioner', async () => {
    const authority = await readAuthority((await makeAuthority(new Date())).secret);
    const names = { name: 'A', councilNumber: 'MP0000001' };
    const kept = await makePractitionerKey(randomUUID(), names, authority, new Date());
    const hash = new Uint8Array(32);
    expect((await createPlatformSigner(kept, authority).sign(hash)).length).toBeGreaterThan(500);
    const moved = createPlatformSigner({ ...kept, practitionerId: randomUUID() }, authority);
    await expect(moved.sign(hash)).rejects.toThrow();
  });
});

it.skipIf(missingTools.length > 0)(
  'a signed file says what was looked at before, up to the box of the signature',
  async () => {
    const one = await newScript();
    // The space between columns of the text is poppler's.
    const above = async (pdf: Bytes) =>
      (await askTool('pdftotext', ['-layout'], pdf))
        .replace(/\s+/g, ' ')
        .split(/Waits for a signature by hand|Signed electronically/);
    const [before] = await above(await bytesOf(await sign(clients.doctor, one.id, 'look')));
    const [after, box] = await above(await fileOf(clients.doctor, one.id));
    expect(before).toContain('End of the prescription');
    expect(box).toBeDefined();
    expect(after?.trim()).toBe(before?.trim());
  },
);

describe('a signature by hand', () => {
  const scanOf = async (source: string, client = clients.doctor): Promise<string> => {
    const bytes = await keptPdf();
    const id = randomUUID();
    const file = { name: 'signed.pdf', type: 'application/pdf', size: bytes.length, sha256: sha256(bytes) };
    const added = await client.rpc('add_signed_scan', {
      p_kind: 'prescription',
      p_source: source,
      p_file: file,
      p_key: id,
    });
    if (added.error) throw added.error;
    const { data: place } = await client.rpc('document_to_check', { p_id: id });
    await client.storage.from('documents').upload(place.path, new Blob([bytes], { type: file.type }));
    const token = (await client.auth.getSession()).data.session?.access_token;
    await fetch(`${world.stack.url}/functions/v1/documents/${id}/check`, {
      method: 'POST',
      headers: { apikey: world.stack.publishableKey, authorization: `Bearer ${token}` },
    });
    return id;
  };
  const byHand = (document: string, source = script.id, who = doctor.id) =>
    as(sql(), who, (tx) => tx`select public.sign_by_hand('prescription', ${source}, ${document})`);

  it('begins with a print that says it is not signed, the same bytes each time, looked at or printed', async () => {
    const other = await newScript();
    const looked = await bytesOf(await sign(clients.doctor, other.id, 'look'));
    const events = async () =>
      (
        await sql()<
          { what: string }[]
        >`select e.what from public.paper_events e join private.papers p on p.id = e.paper_id
          where p.code = ${other.code} order by e.id`
      ).map(({ what }) => what);
    expect(await events()).toEqual(['frozen']);
    expect(await bytesOf(await sign(clients.doctor, other.id, 'pen'))).toEqual(looked);
    expect(await events()).toEqual(['frozen', 'printed']);
    expect((await sign(clients.colleague, other.id, 'look')).status).toBe(400);
    const print = async () => bytesOf(await sign(clients.doctor, script.id, 'pen'));
    const [one, two] = [await print(), await print()];
    expect(one).toEqual(two);
    expect(await judgePaperFile(one, root)).toEqual({ verdict: 'notSigned' });
    if (missingTools.length === 0)
      expect(await askTool('pdftotext', [], one)).toContain('Waits for a signature by hand');
  });

  it('is the scan that its author sent to this very visit, and makes the script one that a pharmacy can use', async () => {
    const other = await newScript();
    const [own, foreign] = [await scanOf(script.id), await scanOf(other.id)];
    expect(await hintOf(byHand(foreign))).toBe('papers.scanMissing');
    expect(await hintOf(byHand(randomUUID()))).toBe('papers.scanMissing');
    expect(await hintOf(byHand(own, script.id, ids.colleague))).toBe('papers.notFound');
    await byHand(own);
    await byHand(own);
    expect(await hintOf(byHand(await scanOf(script.id)))).toBe('papers.signedAlready');
    expect(await verify(script.code)).toMatchObject({ signature: { way: 'pen' } });
    const [state] = await statesFor(ids.patient);
    expect(state?.files).toMatchObject([{ way: 'platform' }, { way: 'pen', document_id: own }]);
    const { data: ticket } = await clients.patient.rpc('open_document', { p_id: own, p_screen: 'documents' });
    expect(ticket, 'the patient opens the scan').toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('what was dispensed', () => {
  const record = (change: Record<string, string | number> = {}, key: string = randomUUID()) => {
    const said = { code: script.code, position: 1, quantity: 10, pharmacy: 'y 12345', pharmacist: 'p54321', ...change };
    return asGuest(sql(), async (tx) =>
      only(
        await tx<{ all: { id: string; quantity: number; struck: string | null }[] }[]>`select public.record_dispensing(
          ${said.code}, ${key}, ${said.position}, ${said.quantity}, ${said.pharmacy}, ${said.pharmacist}, 'R 17') as all`,
      ),
    ).then(({ all }) => all);
  };
  const strike = (id: string, pharmacist: string, reason = 'Counted the wrong box') =>
    asGuest(sql(), (tx) => tx`select public.strike_dispensing(${script.code}, ${id}, ${pharmacist}, ${reason})`);

  it('is recorded with the numbers of those who did it, once a press, never more than was prescribed', async () => {
    const key = randomUUID();
    await record({}, key);
    expect(await record({}, key), 'the same press').toHaveLength(1);
    expect(await hintOf(record({ quantity: 60_000 }))).toBe('papers.moreThanPrescribed');
    expect(await hintOf(record({ quantity: 0 }))).toBe('papers.quantityRequired');
    expect(await hintOf(record({ position: 2 }))).toBe('data.invalid');
    expect(await hintOf(record({ pharmacy: 'Corner shop' }))).toBe('papers.pharmacyNumber');
    expect(await hintOf(record({ pharmacist: '12' }))).toBe('papers.pharmacistNumber');
    expect(await hintOf(record({ code: 'GUESS' }))).toBe('papers.codeNotInForce');
    const answer = await verify(script.code);
    expect(answer.dispensed).toMatchObject([{ quantity: 10, pharmacy: 'Y12345', reference: 'R 17', struck: null }]);
    expect(JSON.stringify(answer), 'who dispensed is for the two sides').not.toContain('P54321');
    for (const who of [ids.patient, doctor.id]) expect((await statesFor(who))[0]?.dispensed).toHaveLength(1);
  });

  it('is struck out by who recorded it, with a reason, and stays to be seen', async () => {
    const [line] = await record();
    const id = line?.id ?? '';
    expect(await hintOf(strike(id, 'P99999'))).toBe('papers.notYours');
    expect(await hintOf(strike(id, 'P54321', 'Oops'))).toBe('prescriptions.reasonRequired');
    await strike(id, 'P54321');
    const struck = (await record()).find((one) => one.id === id);
    expect(struck?.struck).toBe('Counted the wrong box');
    await expect(sql()`delete from public.dispensings`).rejects.toThrow();
    await expect(sql()`update public.dispensings set quantity = 1`).rejects.toThrow();
  });
});

it('a script that was stopped is named as such by its code and by its file, and nothing is signed or dispensed on it', async () => {
  const one = await newScript();
  const file = await fileOf(clients.patient, one.id);
  const verdict = await judgePaperFile(file, root);
  const stop = `select public.set_prescription_status('${one.id}', 'stopped', 'A rash after the second day')`;
  await as(sql(), doctor.id, (tx) => tx.unsafe(stop));
  for (const asked of [one.code, 'sha256' in verdict ? verdict.sha256 : '']) {
    const answer = await verify(asked);
    expect(answer).toMatchObject({ is: 'prescription', ended: { how: 'stopped' }, items: [] });
    expect(JSON.stringify(answer), 'not why').not.toContain('rash');
  }
  expect(((await (await sign(clients.doctor, one.id, 'pen')).json()) as { hint: string }).hint).toBe('papers.notNow');
  const dispense = asGuest(
    sql(),
    (tx) => tx`select public.record_dispensing(${one.code}, ${randomUUID()}, 1, 1, 'Y12345', 'P12345')`,
  );
  expect(await hintOf(dispense)).toBe('papers.codeNotInForce');
});

async function visitToWriteAbout() {
  const visit = await visitThatIs(sql(), ids.patient, doctor);
  const day = endOf(visit).toISOString().slice(0, 10);
  const issue = (kind: string, body: object, replaces: string | null = null) =>
    asAt(sql(), doctor.id, endOf(visit), async (tx) =>
      only(
        await tx<{ id: string }[]>`select public.issue_letter(${visit.id}, ${randomUUID()}, ${kind},
          ${tx.json(body as never)}, ${replaces}) ->> 'id' as id`,
      ),
    );
  return { day, issue };
}
const noteOf = (day: string) => ({ from: day, to: day, fitness: 'unfit', basis: 'examined', illness: '' });
const ORDER = {
  ...{ category: 'laboratory', tests: ['HbA1c', ' ', 'Creatinine'], question: 'How good is the sugar?', code: 'e11.9' },
  ...{ urgency: 'routine', fasting: true, to: '' },
};

it('a letter that takes the place of another says so, and the other names it by its code', async () => {
  const { day, issue } = await visitToWriteAbout();
  const first = await issue('sick_note', noteOf(day));
  const second = await issue('sick_note', noteOf(day), first.id);
  expect(await hintOf(issue('sick_note', noteOf(day), first.id))).toBe('letters.endedAlready');
  expect(await hintOf(issue('referral', { ...noteOf(day) }, second.id))).toBe('letters.notFound');
  const codes = await sql()<{ id: string; code: string }[]>`select id, verify_code as code from public.letters`;
  const codeOf = ({ id }: { id: string }) => codes.find((one) => one.id === id)?.code ?? '';
  const shown = (codeOf(second).match(/..../g) ?? []).join('-');
  expect(await verify(codeOf(first))).toMatchObject({ ended: { how: 'replaced', by: shown } });
  expect(await verify(codeOf(second))).toMatchObject({ ended: null });
  const { paper } = (await (await sign(clients.doctor, second.id, 'platform', 'sick_note')).json()) as {
    paper: string;
  };
  if (missingTools.length > 0) return;
  const text = await askTool('pdftotext', [], await bytesOf(await ask(clients.patient, `/${paper}`)));
  expect(text.replace(/\s/g, '')).toContain(`Takestheplaceof${codeOf(first)}`);
});

it('a sick note, a referral and an order of tests become files, too, the illness only where it was named', async () => {
  const { day, issue } = await visitToWriteAbout();
  const note = await issue('sick_note', noteOf(day));
  const body = { to: 'Chest clinic', urgency: 'soon', reason: 'Cough for eight weeks', question: '' };
  const referral = await issue('referral', body);
  const order = await issue('test_request', ORDER);
  for (const [kind, { id }, words] of [
    ['sick_note', note, 'Not named, for the patient’s privacy'],
    ['referral', referral, 'Cough for eight weeks'],
    ['test_request', order, 'HbA1c Creatinine'],
  ] as const) {
    const { paper } = (await (await sign(clients.doctor, id, 'platform', kind)).json()) as { paper: string };
    const file = await bytesOf(await ask(clients.patient, `/${paper}`));
    expect(await judgePaperFile(file, root)).toMatchObject({ verdict: 'unchanged' });
    if (missingTools.length === 0) {
      expect((await askTool('pdftotext', [], file)).replace(/\s+/g, ' ')).toContain(words);
      expect(await askTool('pdfsig', ['-nocert'], file)).toContain('Signature is Valid');
    }
  }
});
