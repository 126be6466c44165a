import { judgePaperFile } from '@telehealth/contracts/paper-file';
import { z } from 'zod';
import { HEADERS } from '../_shared/answers.ts';
import { defineFunction, Refused, rightsOf } from '../_shared/define-post.ts';
import { hex, sha256Of } from '../_shared/hex.ts';
import { createProject, type Project, type ProjectOptions, type Rights } from '../_shared/project.ts';
import { type Bytes, jsonIn, readLimitedText } from '../_shared/read-limited.ts';
import { whenceOf } from '../_shared/whence.ts';
import { drawForPen, drawSigned, INSTALLATION } from './draw/draw-paper.ts';
import { paperFacts } from './draw/facts.ts';
import { dayBefore, practitionerKey } from './practitioner-keys.ts';
import type { Authority } from './sign/authority.ts';
import { createPlatformSigner, makePractitionerKey } from './sign/platform-signer.ts';
import { revokedList } from './sign/revoked-list.ts';
import type { AdvancedProvider, SignerPort } from './sign/signer-port.ts';

/** What the function needs. */
export interface PapersOptions extends ProjectOptions {
  /** Signs for the installation; null: nothing is set up, and nothing is signed. */
  authority: Authority | null;
  /** Address of the page that checks codes, without a hash. */
  checkAt: string;
  /** Address of `GET …/papers/crl`, as it is written in certificates. */
  crlAt: string;
  /** An accredited provider of advanced signatures; null: none is configured, and none is pretended. */
  advanced?: AdvancedProvider | null;
}

const BUCKET = 'documents';
const ASKED_LIMIT = 2_000;
const PIECE = 8_192;

const asked = z.union([
  z.strictObject({
    kind: z.enum(['prescription', 'sick_note', 'school_note', 'referral', 'test_request']),
    source: z.uuid(),
    /** Look: the print for the pen, which nobody prints yet. */
    way: z.enum(['platform', 'pen', 'advanced', 'look']),
    /** What the provider of advanced signatures asks of the author. Never kept. */
    pin: z.string().max(100).default(''),
  }),
  z.strictObject({ kind: z.enum(['visit_summary', 'receipt']), visit: z.uuid(), codes: z.boolean().default(false) }),
]);
const changed = z.object({ id: z.uuid() });
const instant = z.string().transform((text) => new Date(text));
const revoked = z.object({
  now: instant,
  certificates: z.array(
    z.object({
      certificate: z.base64().transform((text): Bytes => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))),
      at: instant,
    }),
  ),
});
const begun = z.object({
  paper: z.uuid(),
  /** Null: the installation says it by itself. */
  author: z.uuid().nullable(),
  patient: z.uuid(),
  facts: paperFacts,
  /** The database's clock, which dates what is signed. */
  now: instant,
  isSigned: z.boolean(),
  /** The signed file and its hash; null: not signed so. */
  path: z.string().nullable(),
  sha256: z.string().nullable(),
});
type Begun = z.output<typeof begun>;
const place = z.object({ path: z.string(), sha256: z.string(), name: z.string() });

/** In pieces: a call takes only so many arguments. */
const base64 = (bytes: Bytes) => {
  let letters = '';
  for (let at = 0; at < bytes.length; at += PIECE) letters += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(letters);
};

const pdfAnswer = (bytes: Bytes, name: string) =>
  new Response(bytes, {
    headers: {
      ...HEADERS,
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="${name}"`,
    },
  });

interface Desk extends Omit<PapersOptions, keyof ProjectOptions> {
  project: Project;
}

/** How the author signs a paper. */
interface How {
  way: 'platform' | 'advanced';
  pin: string;
}

/** The certificate of who wrote it; of what nobody wrote a key that is made for this file, and forgotten. */
async function signerFor(
  { project, advanced, crlAt }: Desk,
  authority: Authority,
  { author, facts: { prescriber }, now }: Begun,
  { way, pin }: How,
): Promise<SignerPort> {
  if (author === null) {
    const names = { name: INSTALLATION, councilNumber: '' };
    return createPlatformSigner(
      await makePractitionerKey(INSTALLATION, names, authority, dayBefore(now), crlAt),
      authority,
    );
  }
  if (way === 'advanced' && advanced) return advanced.signerOf({ councilNumber: prescriber.councilNumber, pin });
  const key = await practitionerKey(project, authority, { id: author, ...prescriber }, now, crlAt);
  return createPlatformSigner(key, authority);
}

/** Draws and signs a paper, looks at it as everybody else will, and keeps it. */
async function sign(desk: Desk, begun: Begun, how: How): Promise<Bytes> {
  const { project, authority, advanced, checkAt } = desk;
  const { paper, patient, facts, now } = begun;
  const { way } = how;
  if (way === 'advanced' && !advanced) throw new Refused(409, 'papers.noProvider');
  if (!authority) throw new Refused(503, 'papers.notSetUp');
  const signer = await signerFor(desk, authority, begun, how);
  const { pdf, hash } = await drawSigned(facts, signer, checkAt, now);
  const judged = await judgePaperFile(pdf, authority.root, advanced?.roots);
  const isWhole = judged.verdict === 'unchanged' && judged.sha256 === hex(hash);
  // Only what an accredited provider signed may be called so (ECTA, section 37(3)).
  if (!isWhole || judged.isAdvanced !== (way === 'advanced')) throw new Error('what was signed does not verify');
  const sha256 = await sha256Of(pdf);
  // By its whole content: two that are made at once differ in the signature, and neither is to lie in the place of the other.
  const path = `${patient}/${paper}/${way}-${sha256.slice(0, 16)}.pdf`;
  await project.writeObject(BUCKET, path, pdf, 'application/pdf');
  const file = { path, size: pdf.length, sha256, signedSha256: hex(hash) };
  const settled = await project.asServer('settle_paper_file', {
    p_paper: paper,
    p_way: way,
    p_file: { ...file, certificate: base64(signer.certificate) },
  });
  if (settled === null) throw new Error('what was signed was not kept');
  return pdf;
}

/** A stored file. Bytes that are not those that were signed are nobody's paper. */
async function stored({ project }: Desk, path: string, sha256: string): Promise<Bytes> {
  const bytes = await project.readObject(BUCKET, path);
  if (!bytes || (await sha256Of(bytes)) !== sha256) throw new Refused(502, 'data.unreadable');
  return bytes;
}

/** A summary or receipt, as the caller may read it now. */
async function state(desk: Desk, args: object, rights: Rights, name: string): Promise<Response> {
  const { id } = changed.parse(await desk.project.asCaller('begin_statement', args, rights));
  const paper = begun.parse(await desk.project.asServer('paper_to_draw', { p_paper: id, p_way: 'platform' }));
  const { path, sha256 } = paper;
  const isKept = path !== null && sha256 !== null;
  return pdfAnswer(
    isKept ? await stored(desk, path, sha256) : await sign(desk, paper, { way: 'platform', pin: '' }),
    name,
  );
}

/** `POST …/papers`: signs, or gives the print for a signature by hand. */
async function begin(desk: Desk, request: Request, rights: Rights): Promise<Response> {
  const text = await readLimitedText(request, ASKED_LIMIT);
  const said = asked.safeParse(text === null ? undefined : jsonIn(text));
  if (!said.success) throw new Refused(400, 'data.invalid');
  if ('visit' in said.data) {
    const { kind, visit, codes } = said.data;
    const name = `${kind.replace('_', '-')}.pdf`;
    return state(desk, { p_kind: kind, p_appointment: visit, p_codes: codes }, rights, name);
  }
  const { kind, source, way, pin } = said.data;
  const args = { p_kind: kind, p_source: source, p_way: way };
  // What a paper says of a chart is read once the line in the patient's log stands.
  const { id } = changed.parse(await desk.project.asCaller('begin_paper', args, rights));
  const paper = begun.parse(await desk.project.asServer('paper_to_draw', { p_paper: id, p_way: way }));
  if (way === 'pen' || way === 'look') return pdfAnswer(await drawForPen(paper.facts, desk.checkAt), 'to-sign.pdf');
  if (!paper.isSigned) await sign(desk, paper, { way, pin });
  return Response.json({ paper: paper.paper }, { headers: HEADERS });
}

/** `GET …/papers/<id>`: the signed file, to its patient and its author. */
async function give(desk: Desk, id: string, rights: Rights): Promise<Response> {
  const { path, sha256, name } = place.parse(await desk.project.asCaller('open_paper', { p_paper: id }, rights));
  return pdfAnswer(await stored(desk, path, sha256), name);
}

const sent = z.strictObject({ token: z.string().max(100), code: z.string().max(20) });
const opened = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['busy', 'ended', 'wrong']) }),
  z.object({ outcome: z.literal('replaced'), code: z.string() }),
  z.object({
    outcome: z.literal('opened'),
    code: z.string(),
    path: z.string(),
    mime: z.string(),
    sha256: z.string(),
  }),
]);
const UNOPENED = {
  busy: [429, 'data.busy'],
  ended: [404, 'papers.linkEnded'],
  wrong: [403, 'papers.codeWrong'],
} as const;

/** `POST …/papers/sent` with `{token, code}`: what somebody sent, to whoever holds the link and knows the code. */
async function giveSent(desk: Desk, request: Request): Promise<Response> {
  const text = await readLimitedText(request, ASKED_LIMIT);
  const said = sent.safeParse(text === null ? undefined : jsonIn(text));
  if (!said.success) throw new Refused(400, 'data.invalid');
  const args = { p_token: said.data.token, p_code: said.data.code, p_headers: whenceOf(request) };
  const found = opened.parse(await desk.project.asServer('open_sent_paper', args));
  // Who knows the code learns of the register what took its place; nobody gets the old file.
  if (found.outcome === 'replaced') return Response.json({ code: found.code, file: null }, { headers: HEADERS });
  if (found.outcome !== 'opened') {
    const [status, hint] = UNOPENED[found.outcome];
    throw new Refused(status, hint);
  }
  const { code, path, mime, sha256 } = found;
  const file = base64(await stored(desk, path, sha256));
  return Response.json({ code, file: { mime, bytes: file } }, { headers: HEADERS });
}

/** `GET …/papers/crl`: the list of revoked certificates of this installation, to every reader of its files. */
async function giveRevoked({ project, authority }: Desk): Promise<Response> {
  if (!authority) throw new Refused(503, 'papers.notSetUp');
  const { now, certificates } = revoked.parse(await project.asServer('revoked_certificates', {}));
  const number = Math.floor(now.getTime() / 1_000);
  const list = await revokedList(authority.issuer, certificates, { now, number });
  return new Response(list, {
    headers: { ...HEADERS, 'content-type': 'application/pkix-crl', 'cache-control': 'public, max-age=300' },
  });
}

/**
 * The function `papers`: `POST …/papers` with `{kind, source, way}` by the author, or with `{kind, visit, codes}` by the patient for
 * a summary or receipt, by whoever treated for a summary; `GET …/papers/<id>` by patient or author; and by anybody `GET …/papers/root`, the certificate that papers
 * of this installation lead to with those of the provider of advanced signatures, and `GET …/papers/crl`, the list of those revoked. The same on a hosted project and in the local
 * services.
 */
export function createPapersHandler({ authority, checkAt, crlAt, advanced = null, ...options }: PapersOptions) {
  const desk: Desk = { project: createProject(options), authority, checkAt, crlAt, advanced };
  return defineFunction(async (request) => {
    const { pathname } = new URL(request.url);
    const id = /\/papers\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/.exec(pathname)?.[1];
    if (request.method === 'GET' && pathname.endsWith('/papers/root')) {
      if (!authority) throw new Refused(503, 'papers.notSetUp');
      const accredited = (advanced?.roots ?? []).map(base64);
      return Response.json({ root: base64(authority.root), accredited }, { headers: HEADERS });
    }
    if (request.method === 'GET' && pathname.endsWith('/papers/crl')) return giveRevoked(desk);
    if (request.method === 'GET' && id) return give(desk, id, rightsOf(request));
    if (request.method === 'POST' && pathname.endsWith('/papers/sent')) return giveSent(desk, request);
    if (request.method === 'POST' && pathname.endsWith('/papers')) return begin(desk, request, rightsOf(request));
    throw new Refused(404, 'data.notFound');
  });
}
