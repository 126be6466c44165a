import { hashPasscode } from '@telehealth/contracts/server';
import { z } from 'zod';
import { UNTOLD } from '../_shared/answers.ts';
import { createProject, type Project, type ProjectOptions, Refusal } from '../_shared/project.ts';
import { jsonIn, readLimitedText } from '../_shared/read-limited.ts';
import { whenceOf } from '../_shared/whence.ts';

/** What the function needs. */
export interface SharedRecordOptions extends ProjectOptions {
  /** Origin under which browsers reach this function, for the addresses of files. */
  publicUrl: string;
}

/** The standard's request: whoever holds a link says who they are, and the passcode where it has one. */
const ASKED = z.object({
  recipient: z.string().regex(/[\p{L}\p{N}]/u),
  passcode: z.string().max(200).nullable().default(null),
  embeddedLengthMax: z.int().nullable().default(null),
});

type Lock = { busy: true } | { salt: string | null; left: number };
type Opened = { outcome: 'wrong'; left: number } | { outcome: 'opened'; file?: string; ticket?: string };

const BODY_LIMIT = 4_096;
/** 32 random bytes of a browser. */
const LIST = /\/shared-record\/([A-Za-z0-9_-]{43})$/;
const FILE = /\/shared-record\/file\/([0-9a-f]{64})$/;
/** Any site may read a link for its reader, as the standard asks: what it gets can be read with the key alone. */
const HEADERS = {
  ...UNTOLD,
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
};

const empty = (status: number, more: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...HEADERS, ...more } });
const answer = (status: number, body: unknown) => Response.json(body, { status, headers: HEADERS });

async function list(project: Project, publicUrl: string, secret: string, asked: z.infer<typeof ASKED>, whence: object) {
  const lock = (await project.asServer('record_link_lock', { p_token: secret, p_headers: whence })) as Lock | null;
  if (lock === null) return empty(404);
  if ('busy' in lock) return empty(429, { 'retry-after': '60' });
  // A request without a code does not count as a try: this is how a reader learns that a code is needed.
  if (lock.salt !== null && !asked.passcode) return answer(401, { remainingAttempts: lock.left });
  const hash = lock.salt === null ? null : await hashPasscode(asked.passcode ?? '', lock.salt);
  const { recipient, embeddedLengthMax: most } = asked;
  const longest = most && Math.min(Math.max(most, 0), 2_000_000_000);
  const args = { p_token: secret, p_recipient: recipient, p_passcode_hash: hash, p_longest: longest };
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
    const asked = ASKED.safeParse(jsonIn(text));
    return asked.success ? list(project, publicUrl, secret, asked.data, whenceOf(request)) : empty(400);
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
