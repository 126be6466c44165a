import { hashPasscode } from '@telehealth/contracts/server';
import { readLimitedText } from '../_shared/limited-text.ts';
import { createProject, type Project, type ProjectOptions, Refusal } from '../_shared/project.ts';

/** What the function needs. */
export interface SharedRecordOptions extends ProjectOptions {
  /** Origin under which browsers reach this function, for the addresses of files. */
  publicUrl: string;
}

/** Whoever holds a link says who they are, and the passcode where it has one. */
interface Asked {
  recipient: string;
  passcode: string | null;
  longest: number | null;
}

type Lock = { busy: true } | { salt: string | null; left: number };
type Opened = { outcome: 'wrong'; left: number } | { outcome: 'opened'; file?: string; ticket?: string };

const BODY_LIMIT = 4_096;
/** 32 random bytes of a browser. */
const LIST = /\/shared-record\/([A-Za-z0-9_-]{43})$/;
const FILE = /\/shared-record\/file\/([0-9a-f]{64})$/;
/** Any site may read a link for its reader, as the standard asks: what it gets can be read with the key alone. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

const empty = (status: number, more: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...HEADERS, ...more } });
const answer = (status: number, body: unknown) => Response.json(body, { status, headers: HEADERS });

/** What may say whence a request came; which of them is believed, the database knows. */
const whenceOf = ({ headers }: Request) => {
  const names = ['x-forwarded-for', 'cf-connecting-ip'];
  return Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : [])));
};

/** Reads what the standard's request says; null when it is none. */
function askedIn(text: string): Asked | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof body !== 'object' || body === null) return null;
  const { recipient, passcode = null, embeddedLengthMax = null } = body as Record<string, unknown>;
  if (typeof recipient !== 'string' || !/[\p{L}\p{N}]/u.test(recipient)) return null;
  if (passcode !== null && (typeof passcode !== 'string' || passcode.length > 200)) return null;
  if (embeddedLengthMax === null) return { recipient, passcode, longest: null };
  if (!Number.isSafeInteger(embeddedLengthMax)) return null;
  return { recipient, passcode, longest: Math.min(Math.max(Number(embeddedLengthMax), 0), 2_000_000_000) };
}

async function list(project: Project, publicUrl: string, secret: string, asked: Asked, whence: object) {
  const lock = (await project.asServer('record_link_lock', { p_token: secret, p_headers: whence })) as Lock | null;
  if (lock === null) return empty(404);
  if ('busy' in lock) return empty(429, { 'retry-after': '60' });
  // Not to say one is no try: a reader learns so that there is one.
  if (lock.salt !== null && !asked.passcode) return answer(401, { remainingAttempts: lock.left });
  const hash = lock.salt === null ? null : await hashPasscode(asked.passcode ?? '', lock.salt);
  const args = { p_token: secret, p_recipient: asked.recipient, p_passcode_hash: hash, p_longest: asked.longest };
  const opened = (await project.asServer('open_record_link', args)) as Opened | null;
  if (opened === null) return empty(404);
  if (opened.outcome === 'wrong') return answer(401, { remainingAttempts: opened.left });
  const place =
    opened.file === undefined
      ? { location: `${publicUrl}/functions/v1/shared-record/file/${opened.ticket}` }
      : { embedded: opened.file };
  return answer(200, { status: 'finalized', files: [{ contentType: 'application/fhir+json', ...place }] });
}

async function file(project: Project, ticket: string) {
  const found = (await project.asServer('record_link_file', { p_ticket: ticket })) as string | null;
  if (found === null) return empty(404);
  return new Response(found, { headers: { ...HEADERS, 'content-type': 'application/jose' } });
}

/**
 * The function `shared-record`: SMART Health Links. `POST …/shared-record/<secret>` with `{ recipient, passcode?, embeddedLengthMax? }`
 * answers the list of files, `GET …/shared-record/file/<ticket>` one of them. The same 404 for a link that ended and one that
 * never was. Source: https://docs.smarthealthit.org/smart-health-links/spec
 */
export function createSharedRecordHandler({ publicUrl, ...options }: SharedRecordOptions) {
  const project = createProject(options);
  const answerOf = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const [, ticket] = FILE.exec(pathname) ?? [];
    const [, secret] = LIST.exec(pathname) ?? [];
    if (request.method === 'GET') return ticket === undefined ? empty(404) : file(project, ticket);
    if (secret === undefined) return empty(404);
    const text = await readLimitedText(request, BODY_LIMIT);
    if (text === null) return empty(413);
    const asked = askedIn(text);
    return asked === null ? empty(400) : list(project, publicUrl, secret, asked, whenceOf(request));
  };
  return async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return empty(204);
    if (request.method !== 'GET' && request.method !== 'POST') return empty(405);
    try {
      return await answerOf(request);
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      return empty(503, { 'retry-after': '10' });
    }
  };
}
