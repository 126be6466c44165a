import { z } from 'zod';
import { definePost } from '../_shared/define-post.ts';
import { fetchForeign, isForeignAddress, type Outside } from '../_shared/foreign/fetch-foreign.ts';
import { createProject, type ProjectOptions } from '../_shared/project.ts';
import { jsonIn } from '../_shared/read-limited.ts';

/** What the function needs. */
export interface HealthLinkOptions extends ProjectOptions {
  outside: Outside;
}

/** As `shared-data/src/sharing` reads it: each file is still encrypted, its key stays with the page. */
type Answer =
  | { kind: 'opened'; files: string[] }
  | { kind: 'passcode'; left: number | null }
  | { kind: 'gone' | 'busy' | 'away' };

/** Of one file, and of the list of them, in bytes. */
const LONGEST = 5_000_000;
const FOREIGN = z.string().refine(isForeignAddress);
/** What a page wants of another service: the files of a link. */
const ASKED = z.object({
  url: FOREIGN,
  isOneFile: z.boolean(),
  recipient: z.string().max(200).regex(/\S/),
  passcode: z.string().max(200).nullable().default(null),
});
const LOCKED = z.object({ remainingAttempts: z.number() });
/** The list of files that the standard names, each embedded or at an address of its own. */
const LIST = z.object({
  files: z
    .array(z.union([z.object({ embedded: z.string() }), z.object({ location: FOREIGN })]))
    .min(1)
    .max(5),
});

async function filesIn(outside: Outside, text: string): Promise<Answer> {
  const list = LIST.safeParse(jsonIn(text));
  if (!list.success) return { kind: 'away' };
  const found: string[] = [];
  for (const one of list.data.files) {
    const file =
      'embedded' in one
        ? { status: 200, text: one.embedded }
        : await fetchForeign(outside, new Request(one.location), LONGEST);
    if (file?.status !== 200) return { kind: 'away' };
    found.push(file.text);
  }
  return { kind: 'opened', files: found };
}

async function open(outside: Outside, { url, isOneFile, recipient, passcode }: z.infer<typeof ASKED>): Promise<Answer> {
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
    return { kind: 'passcode', left: LOCKED.safeParse(jsonIn(said.text)).data?.remainingAttempts ?? null };
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
  return definePost({
    limit: 8_192,
    schema: ASKED,
    handle: async (asked, rights) => {
      await project.asCaller('ask_for_health_link', {}, rights);
      return open(outside, asked);
    },
  });
}
