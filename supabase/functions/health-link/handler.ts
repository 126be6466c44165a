import { fetchForeign, isForeignAddress, type Outside } from '../_shared/foreign/fetch-foreign.ts';
import { readLimitedText } from '../_shared/limited-text.ts';
import { createProject, type ProjectOptions, Refusal } from '../_shared/project.ts';

/** What the function needs. */
export interface HealthLinkOptions extends ProjectOptions {
  outside: Outside;
}

/** What a page wants of another service: the files of a link. */
interface Asked {
  url: string;
  isOneFile: boolean;
  recipient: string;
  passcode: string | null;
}

/** As `shared-data/src/sharing` reads it: each file is still encrypted, its key stays with the page. */
type Answer =
  | { kind: 'opened'; files: string[] }
  | { kind: 'passcode'; left: number | null }
  | { kind: 'gone' | 'busy' | 'away' };

const BODY_LIMIT = 8_192;
/** Of one file, and of the list of them, in bytes. */
const LONGEST = 5_000_000;
const MOST_FILES = 5;
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'POST, OPTIONS',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};
const answer = (status: number, body: unknown) => Response.json(body, { status, headers: HEADERS });
const refuse = (status: number, hint: string) =>
  answer(status, { code: 'P0001', message: `refused: ${hint}`, details: null, hint });

function parsed(text: string): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function askedIn(text: string): Asked | null {
  const { url, isOneFile, recipient, passcode = null } = parsed(text) ?? {};
  if (typeof url !== 'string' || !isForeignAddress(url) || typeof isOneFile !== 'boolean') return null;
  if (typeof recipient !== 'string' || recipient.trim() === '' || recipient.length > 200) return null;
  if (passcode !== null && (typeof passcode !== 'string' || passcode.length > 200)) return null;
  return { url, isOneFile, recipient, passcode };
}

/** The list of files that the standard names, each embedded or at an address of its own. */
async function filesIn(outside: Outside, text: string): Promise<Answer> {
  const { files } = parsed(text) ?? {};
  if (!Array.isArray(files) || files.length === 0 || files.length > MOST_FILES) return { kind: 'away' };
  const found: string[] = [];
  for (const one of files as ({ embedded?: unknown; location?: unknown } | null)[]) {
    const { embedded, location } = one ?? {};
    if (typeof embedded === 'string') found.push(embedded);
    else if (typeof location === 'string' && isForeignAddress(location)) {
      const file = await fetchForeign(outside, new Request(location), LONGEST);
      if (file?.status !== 200) return { kind: 'away' };
      found.push(file.text);
    } else return { kind: 'away' };
  }
  return { kind: 'opened', files: found };
}

async function open(outside: Outside, { url, isOneFile, recipient, passcode }: Asked): Promise<Answer> {
  const direct = new URL(url);
  direct.searchParams.set('recipient', recipient);
  const request = isOneFile
    ? new Request(direct)
    : new Request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ recipient, ...(passcode !== null && { passcode }) }),
      });
  const said = await fetchForeign(outside, request, LONGEST);
  if (said === null) return { kind: 'away' };
  if (said.status === 401) {
    const left = parsed(said.text)?.remainingAttempts;
    return { kind: 'passcode', left: typeof left === 'number' ? left : null };
  }
  if (said.status === 404 || said.status === 410) return { kind: 'gone' };
  if (said.status === 429) return { kind: 'busy' };
  if (said.status !== 200) return { kind: 'away' };
  return isOneFile ? { kind: 'opened', files: [said.text] } : filesIn(outside, said.text);
}

/**
 * The function `health-link`: `POST` with `{ url, isOneFile, recipient, passcode? }` by a patient fetches the files of a SMART Health Link of
 * another service. It hands through what it gets; the key is not sent here.
 */
export function createHealthLinkHandler({ outside, ...options }: HealthLinkOptions) {
  const project = createProject(options);
  return async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: HEADERS });
    if (request.method !== 'POST') return refuse(405, 'data.notFound');
    const authorization = request.headers.get('authorization');
    if (!authorization) return refuse(401, 'access.signInFirst');
    const text = await readLimitedText(request, BODY_LIMIT);
    if (text === null) return refuse(413, 'data.tooLarge');
    const asked = askedIn(text);
    if (asked === null) return refuse(400, 'data.invalid');
    try {
      await project.asCaller('ask_for_health_link', {}, authorization);
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      const isTheirs = cause.hint !== null || cause.status === 401 || cause.status === 403;
      return isTheirs ? answer(cause.status, cause.body) : refuse(503, 'data.failed');
    }
    return answer(200, await open(outside, asked));
  };
}
