import { answer, HEADERS } from '../_shared/answers.ts';
import { defineFunction, Refused, rightsOf } from '../_shared/define-post.ts';
import { sha256Of } from '../_shared/hex.ts';
import { createProject, type ProjectOptions, Refusal, type Rights } from '../_shared/project.ts';
import type { Bytes } from '../_shared/read-limited.ts';
import type { JudgeFile, Judgement } from './judge-file.ts';
import { type Desk, keepPortrait } from './portrait.ts';

/** What the function needs. */
export interface DocumentsOptions extends ProjectOptions {
  /** Who inspects files: the runtime says what that may cost. */
  inspectFile: JudgeFile;
}

const BUCKET = 'documents';

interface DocumentRow {
  path: string;
  state: string;
  mime_type: string;
  sha256: string;
  scan_note: string;
  file_name: string;
}

/** What is told of a judgement: why the file is not kept, or what is gone from what is. */
const noteOf = (judgement: Judgement): string => judgement.refused ?? judgement.remark ?? '';

/** Inspects the file that the caller announced and uploaded; keeps or refuses it. Repeatable. */
async function check({ project, inspectFile }: Desk, id: string, rights: Rights): Promise<Response> {
  const row = (await project.asCaller('document_to_check', { p_id: id }, rights)) as DocumentRow;
  if (row.state !== 'awaiting_file') return answer(200, { state: row.state, reason: row.scan_note });
  const bytes = await project.readObject(BUCKET, row.path);
  if (!bytes) throw new Refused(409, 'chart.fileNotReady');
  const judgement = await inspectFile(bytes, row.mime_type);
  if (judgement === 'busy') throw new Refused(503, 'data.busy');
  const kept = judgement.refused === null ? judgement.kept : bytes;
  const [sentHash, keptHash] = [await sha256Of(bytes), await sha256Of(kept)];
  const { state, scan_note } = (await project.asServer('settle_document', {
    p_id: id,
    p_verdict: judgement.refused ? 'refused' : 'clean',
    p_note: noteOf(judgement),
    p_size: bytes.length,
    p_sha256: sentHash,
    p_kept_sha256: keptHash,
  })) as DocumentRow;
  // A file that was not kept never was part of the record.
  if (state === 'refused') await project.removeObjects(BUCKET, [row.path]);
  else if (keptHash !== sentHash) await project.writeObject(BUCKET, row.path, kept, row.mime_type);
  return answer(200, { state, reason: scan_note });
}

/** The bytes that were kept, or null. A picture whose cleaned bytes never came to lie in its place is cleaned again. */
async function keptBytes({ project, inspectFile }: Desk, row: DocumentRow): Promise<Bytes | null> {
  const bytes = await project.readObject(BUCKET, row.path);
  // Bytes that are not those inspected are nobody's document.
  if (!bytes || (await sha256Of(bytes)) === row.sha256) return bytes;
  const judgement = await inspectFile(bytes, row.mime_type);
  if (judgement === 'busy' || judgement.refused !== null || (await sha256Of(judgement.kept)) !== row.sha256)
    return null;
  await project.writeObject(BUCKET, row.path, judgement.kept, row.mime_type);
  return judgement.kept;
}

/** Gives the file that a ticket opens, once: one that was redeemed is spent, and another one is given for the asking. */
async function give(desk: Desk, ticket: string): Promise<Response> {
  const redeemed = await desk.project
    .asServer('redeem_document_ticket', { p_ticket: ticket })
    .catch((cause: unknown) => {
      throw cause instanceof Refusal && cause.status < 500 ? new Refused(410, 'chart.ticketSpent', cause) : cause;
    });
  const row = redeemed as DocumentRow;
  const bytes = await keptBytes(desk, row);
  if (!bytes) throw new Refused(502, 'data.unreadable');
  const name = encodeURIComponent(row.file_name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  return new Response(bytes, {
    headers: {
      ...HEADERS,
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
export function createDocumentsHandler({ inspectFile, ...options }: DocumentsOptions) {
  const desk = { project: createProject(options), inspectFile };
  return defineFunction(async (request) => {
    const { pathname } = new URL(request.url);
    const checked = /\/documents\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/check$/.exec(pathname)?.[1];
    const ticket = /\/documents\/file\/([0-9a-f]{64})$/.exec(pathname)?.[1];
    if (request.method === 'POST' && checked) return check(desk, checked, rightsOf(request));
    if (request.method === 'POST' && pathname.endsWith('/documents/portrait')) {
      return keepPortrait(desk, request, rightsOf(request));
    }
    if (request.method === 'GET' && ticket) return give(desk, ticket);
    throw new Refused(404, 'data.notFound');
  });
}
