import { z } from 'zod';
import type { Backend } from '../client/backend';
import { callFunction } from '../client/call-function';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';

/** What came of asking for the files of a SMART Health Link; each file is still encrypted. */
export type OpenedLink =
  | { kind: 'opened'; files: readonly string[] }
  /** Another passcode is needed; null: it was not said how many tries are left. */
  | { kind: 'passcode'; left: number | null }
  /** It expired, was used up or taken back, or never was: nobody is told which. */
  | { kind: 'gone' }
  | { kind: 'busy' }
  /** No answer came, or none that can be read. */
  | { kind: 'away' };

const manifest = z.object({
  files: z.array(z.object({ embedded: z.string().optional(), location: z.url().optional() })).max(50),
});
const refusal = z.object({ remainingAttempts: z.number().int() });

/** An encrypted summary over a slow line. */
const LIMIT_MS = 60_000;
const AWAY: OpenedLink = { kind: 'away' };

/** Asks for the files of a link as the standard says. Only this request tells who asks, and the passcode; the key stays here. */
export async function openHealthLink(url: string, recipient: string, passcode: string | null): Promise<OpenedLink> {
  const body = JSON.stringify({ recipient, ...(passcode !== null && { passcode }) });
  const answer = await reach(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  if (answer === null) return AWAY;
  if (answer.status === 401) {
    const said = refusal.safeParse(await jsonOf(answer));
    return { kind: 'passcode', left: said.success ? said.data.remainingAttempts : null };
  }
  if (answer.status === 404 || answer.status === 410) return { kind: 'gone' };
  if (answer.status === 429) return { kind: 'busy' };
  const list = manifest.safeParse(answer.ok ? await jsonOf(answer) : null);
  if (!list.success) return AWAY;
  const files = await Promise.all(list.data.files.map(({ embedded, location }) => embedded ?? fileAt(location)));
  const whole = files.filter((file) => file !== null);
  return whole.length === files.length && whole.length > 0 ? { kind: 'opened', files: whole } : AWAY;
}

async function fileAt(address: string | undefined): Promise<string | null> {
  const answer = address === undefined ? null : await reach(address, {});
  return answer?.ok ? answer.text().catch(() => null) : null;
}

async function reach(address: string, init: RequestInit): Promise<Response | null> {
  try {
    return await fetch(address, {
      ...init,
      signal: AbortSignal.timeout(LIMIT_MS),
      credentials: 'omit',
      cache: 'no-store',
    });
  } catch {
    // Neither sender nor receiver said anything; the page asks to try again.
    return null;
  }
}

const jsonOf = (answer: Response): Promise<unknown> => answer.json().catch(() => null);

const fetched = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), files: z.array(z.string()) }),
  z.object({ kind: z.literal('passcode'), left: z.number().nullable() }),
  z.object({ kind: z.enum(['gone', 'busy', 'away']) }),
]);

/** Which link is opened, by whom; the key is not among it. */
export interface LinkToOpen {
  url: string;
  isOneFile: boolean;
  recipient: string;
  /** Empty: none. */
  passcode: string;
}

/** A link that was made here is asked of our own function, as on its page. */
function isOfHere(url: string, backendUrl: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin === new URL(backendUrl, location.href).origin && pathname.includes('/functions/v1/shared-record/');
}

/**
 * The files of a link, for somebody who is signed in. Pages may talk to no server but ours, so that nothing of a record can be sent
 * elsewhere: links of other services are fetched by a function, which sees what the link shows without its key.
 */
export const useOpenHealthLink = (): BackendMutation<LinkToOpen, OpenedLink> =>
  useBackendMutation(
    async (backend: Pick<Backend, 'client' | 'address'>, { url, isOneFile, recipient, passcode }: LinkToOpen) => {
      const word = passcode === '' ? null : passcode;
      if (isOfHere(url, backend.address?.url ?? location.origin)) return openHealthLink(url, recipient, word);
      return callFunction(backend, 'health-link', { url, isOneFile, recipient, passcode: word }, fetched);
    },
    { invalidates: [] },
  );
