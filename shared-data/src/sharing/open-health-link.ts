import { z } from 'zod';

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
