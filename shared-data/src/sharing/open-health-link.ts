import { z } from 'zod';
import type { Backend } from '../client/backend';
import { callFunction } from '../client/call-function';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';

/** The result of requesting the files of a SMART Health Link; each file is still encrypted. */
export type OpenedLink =
  | { kind: 'opened'; files: readonly string[] }
  /** The passcode is wrong; null: the number of tries left is unknown. */
  | { kind: 'passcode'; left: number | null }
  /** It expired, was used up or revoked, or never existed: the server does not say which. */
  | { kind: 'gone' }
  | { kind: 'busy' }
  | { kind: 'away' };

const manifest = z.object({
  files: z.array(z.object({ embedded: z.string().optional(), location: z.url().optional() })).max(50),
});
const refusal = z.object({ remainingAttempts: z.number().int() });

/** Enough for an encrypted summary over a slow line. */
const LIMIT_MS = 60_000;
const AWAY: OpenedLink = { kind: 'away' };

/**
 * Requests the files of a link as the standard defines. The request carries the recipient and passcode; the key never leaves the
 * browser.
 */
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
    // The response is unreadable; the page asks to try again.
    return null;
  }
}

const jsonOf = (answer: Response): Promise<unknown> => answer.json().catch(() => null);

const fetched = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), files: z.array(z.string()) }),
  z.object({ kind: z.literal('passcode'), left: z.number().nullable() }),
  z.object({ kind: z.enum(['gone', 'busy', 'away']) }),
]);

/** The link to open and the recipient, without the key. */
export interface LinkToOpen {
  url: string;
  isOneFile: boolean;
  recipient: string;
  /** Empty: none. */
  passcode: string;
}

/** Links of this product are requested from our own function, as on their page. */
function isOfHere(url: string, backendUrl: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin === new URL(backendUrl, location.href).origin && pathname.includes('/functions/v1/shared-record/');
}

/**
 * Fetches a link's files for a signed-in person. The content security policy lets pages contact only our server, so that no
 * record can be sent elsewhere; a function fetches links of other services and sees what the link shows, but has no key.
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
