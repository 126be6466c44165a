import { answer, refuse, SAFE } from './answers.ts';
import { keepPortrait } from './portrait.ts';
import { type Bytes, createProject, type DocumentsOptions, jsonOf, type Project, Unanswered } from './project.ts';

interface DocumentRow {
  path: string;
  state: string;
  mime_type: string;
  sha256: string;
  scan_note: string;
  file_name: string;
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const sha256Of = async (bytes: Bytes) => hex(await crypto.subtle.digest('SHA-256', bytes));

/** Inspects the file that the caller announced and uploaded; keeps or refuses it. Repeatable. */
async function check(project: Project, id: string, authorization: string): Promise<Response> {
  const found = await project.asCaller('document_to_check', { p_id: id }, authorization);
  if (!found.ok) return answer(found.status, jsonOf(found));
  const row = jsonOf<DocumentRow>(found);
  if (row.state !== 'awaiting_file') return answer(200, { state: row.state, reason: row.scan_note });
  const bytes = await project.read(row.path);
  if (!bytes) return refuse(409, 'chart.fileNotReady');
  const judgement = await project.judge(bytes, row.mime_type);
  if (judgement === 'busy') return refuse(503, 'data.busy');
  const kept = judgement.refused === null ? judgement.kept : bytes;
  const [sentHash, keptHash] = [await sha256Of(bytes), await sha256Of(kept)];
  const settled = await project.asServer('settle_document', {
    ...{ p_id: id, p_verdict: judgement.refused ? 'refused' : 'clean', p_note: judgement.refused ?? '' },
    ...{ p_size: bytes.length, p_sha256: sentHash, p_kept_sha256: keptHash },
  });
  if (!settled.ok) return refuse(503, 'data.failed');
  const { state, scan_note } = jsonOf<DocumentRow>(settled);
  // A file that was not kept never was part of the record.
  if (state === 'refused') await project.remove(row.path);
  else if (keptHash !== sentHash) await project.write('documents', row.path, kept, row.mime_type);
  return answer(200, { state, reason: scan_note });
}

/** The bytes that were kept, or null. A picture whose cleaned bytes never came to lie in its place is cleaned again. */
async function keptBytes(project: Project, row: DocumentRow): Promise<Bytes | null> {
  const bytes = await project.read(row.path);
  // Bytes that are not those inspected are nobody's document.
  if (!bytes || (await sha256Of(bytes)) === row.sha256) return bytes;
  const judgement = await project.judge(bytes, row.mime_type);
  if (judgement === 'busy' || judgement.refused !== null || (await sha256Of(judgement.kept)) !== row.sha256)
    return null;
  await project.write('documents', row.path, judgement.kept, row.mime_type);
  return judgement.kept;
}

/** Gives the file that a ticket opens, once. */
async function give(project: Project, ticket: string): Promise<Response> {
  const redeemed = await project.asServer('redeem_document_ticket', { p_ticket: ticket });
  if (!redeemed.ok) return redeemed.status < 500 ? refuse(410, 'chart.ticketSpent') : refuse(503, 'data.failed');
  const row = jsonOf<DocumentRow>(redeemed);
  const bytes = await keptBytes(project, row);
  if (!bytes) return refuse(502, 'data.unreadable');
  const name = encodeURIComponent(row.file_name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  return new Response(bytes, {
    headers: {
      ...SAFE,
      'content-type': row.mime_type,
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
    },
  });
}

/**
 * The function `documents`: `POST …/documents/<id>/check` by whoever announced the file, `POST …/documents/portrait` with a
 * picture of oneself, and `GET …/documents/file/<ticket>` by whoever holds a ticket of open_document. The same on a hosted
 * project and in the local services.
 */
export function createDocumentsHandler(options: DocumentsOptions) {
  const project = createProject(options);
  const asCaller = (request: Request, work: (authorization: string) => Promise<Response>) => {
    const authorization = request.headers.get('authorization');
    return authorization ? work(authorization) : refuse(401, 'access.signInFirst');
  };
  const route = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const checked = /\/documents\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/check$/.exec(pathname)?.[1];
    const ticket = /\/documents\/file\/([0-9a-f]{64})$/.exec(pathname)?.[1];
    if (request.method === 'POST' && checked) return asCaller(request, (caller) => check(project, checked, caller));
    if (request.method === 'POST' && pathname.endsWith('/documents/portrait')) {
      return asCaller(request, (caller) => keepPortrait(project, request, caller));
    }
    if (request.method === 'GET' && ticket) return give(project, ticket);
    return refuse(404, 'data.notFound');
  };
  return async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: SAFE });
    return route(request).catch((cause: unknown) => {
      // Checking again is safe; a ticket that was redeemed is spent, and another one is given for the asking.
      if (cause instanceof Unanswered) return refuse(503, 'data.failed');
      throw cause;
    });
  };
}
