import { judgePaperFile } from '@telehealth/contracts/paper-file';
import { z } from 'zod';
import { HEADERS } from '../_shared/answers.ts';
import { defineFunction, Refused, rightsOf } from '../_shared/define-post.ts';
import { createProject, type Project, type ProjectOptions, type Rights } from '../_shared/project.ts';
import { type Bytes, jsonIn, readLimitedText } from '../_shared/read-limited.ts';
import { drawForPen, drawSigned } from './draw/draw-paper.ts';
import { paperFacts } from './draw/facts.ts';
import { practitionerKey } from './practitioner-keys.ts';
import type { Authority } from './sign/authority.ts';
import { createPlatformSigner } from './sign/platform-signer.ts';
import type { SignerPort } from './sign/signer-port.ts';

/** What the function needs. */
export interface PapersOptions extends ProjectOptions {
  /** Signs for the installation; null: nothing is set up, and nothing is signed. */
  authority: Authority | null;
  /** Address of the page that checks codes, without a hash. */
  checkAt: string;
  /** An accredited provider of advanced signatures, for a practitioner; null: none is configured, and none is pretended. */
  advanced?: ((practitionerId: string) => Promise<SignerPort>) | null;
}

const BUCKET = 'documents';
const ASKED_LIMIT = 2_000;

const asked = z.strictObject({
  kind: z.enum(['prescription', 'sick_note', 'school_note', 'referral']),
  source: z.uuid(),
  way: z.enum(['platform', 'pen', 'advanced']),
});
const changed = z.object({ id: z.uuid() });
const begun = z.object({
  paper: z.uuid(),
  author: z.uuid(),
  patient: z.uuid(),
  facts: paperFacts,
  /** The database's clock, which dates what is signed. */
  now: z.string().transform((text) => new Date(text)),
  isSigned: z.boolean(),
});
type Begun = z.output<typeof begun>;
const place = z.object({ path: z.string(), sha256: z.string(), name: z.string() });

const hex = (bytes: ArrayBuffer | Bytes) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const sha256Of = async (bytes: Bytes) => hex(await crypto.subtle.digest('SHA-256', bytes));
const base64 = (bytes: Bytes) => btoa(String.fromCharCode(...bytes));

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

/** Draws and signs a paper, looks at it as everybody else will, and keeps it. */
async function sign(
  desk: Desk,
  { paper, author, patient, facts, now }: Begun,
  way: 'platform' | 'advanced',
): Promise<void> {
  const { project, authority, advanced, checkAt } = desk;
  if (way === 'advanced' && !advanced) throw new Refused(409, 'papers.noProvider');
  if (!authority) throw new Refused(503, 'papers.notSetUp');
  const key = await practitionerKey(project, authority, { id: author, ...facts.prescriber }, now);
  const signer = way === 'advanced' && advanced ? await advanced(author) : createPlatformSigner(key, authority);
  const { pdf, hash } = await drawSigned(facts, signer, checkAt, now);
  // A provider's own chain is not ours to judge: then the change alone is looked for.
  const judged = await judgePaperFile(pdf, authority.root);
  if (way === 'platform' && (judged.verdict !== 'unchanged' || judged.sha256 !== hex(hash))) {
    throw new Error('what was signed does not verify');
  }
  const sha256 = await sha256Of(pdf);
  // By its whole content: two that are made at once differ in the signature, and neither is to lie in the place of the other.
  const path = `${patient}/${paper}/${way}-${sha256.slice(0, 16)}.pdf`;
  await project.writeObject(BUCKET, path, pdf, 'application/pdf');
  const file = { path, size: pdf.length, sha256, signedSha256: hex(hash) };
  await project.asServer('settle_paper_file', {
    p_paper: paper,
    p_way: way,
    p_file: { ...file, certificate: base64(key.certificate) },
  });
}

/** `POST …/papers`: signs, or gives the print for a signature by hand. */
async function begin(desk: Desk, request: Request, rights: Rights): Promise<Response> {
  const text = await readLimitedText(request, ASKED_LIMIT);
  const said = asked.safeParse(text === null ? undefined : jsonIn(text));
  if (!said.success) throw new Refused(400, 'data.invalid');
  const { kind, source, way } = said.data;
  const args = { p_kind: kind, p_source: source, p_way: way };
  // What a paper says of a chart is read once the line in the patient's log stands.
  const { id } = changed.parse(await desk.project.asCaller('begin_paper', args, rights));
  const paper = begun.parse(await desk.project.asServer('paper_to_draw', { p_paper: id, p_way: way }));
  if (way === 'pen') return pdfAnswer(await drawForPen(paper.facts, desk.checkAt), 'to-sign.pdf');
  if (!paper.isSigned) await sign(desk, paper, way);
  return Response.json({ paper: paper.paper }, { headers: HEADERS });
}

/** `GET …/papers/<id>`: the signed file, to its patient and its author. */
async function give({ project }: Desk, id: string, rights: Rights): Promise<Response> {
  const { path, sha256, name } = place.parse(await project.asCaller('open_paper', { p_paper: id }, rights));
  const bytes = await project.readObject(BUCKET, path);
  // Bytes that are not those that were signed are nobody's paper.
  if (!bytes || (await sha256Of(bytes)) !== sha256) throw new Refused(502, 'data.unreadable');
  return pdfAnswer(bytes, name);
}

/**
 * The function `papers`: `POST …/papers` with `{kind, source, way}` by the author, `GET …/papers/<id>` by patient or author, and
 * `GET …/papers/root` by anybody: the certificate that papers of this installation lead to. The same on a hosted project and in
 * the local services.
 */
export function createPapersHandler({ authority, checkAt, advanced = null, ...options }: PapersOptions) {
  const desk: Desk = { project: createProject(options), authority, checkAt, advanced };
  return defineFunction(async (request) => {
    const { pathname } = new URL(request.url);
    const id = /\/papers\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/.exec(pathname)?.[1];
    if (request.method === 'GET' && pathname.endsWith('/papers/root')) {
      if (!authority) throw new Refused(503, 'papers.notSetUp');
      return Response.json({ root: base64(authority.root) }, { headers: HEADERS });
    }
    if (request.method === 'GET' && id) return give(desk, id, rightsOf(request));
    if (request.method === 'POST' && pathname.endsWith('/papers')) return begin(desk, request, rightsOf(request));
    throw new Refused(404, 'data.notFound');
  });
}
