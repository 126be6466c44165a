import { defineWebhook } from '../_shared/define-webhook.ts';
import { createProject, type ProjectOptions } from '../_shared/project.ts';
import { jsonIn } from '../_shared/read-limited.ts';
import type { Report } from '../_shared/report.ts';
import { verifyMessage } from '../_shared/standard-webhook.ts';

/** What the function needs. */
export interface IdentityWebhookOptions extends ProjectOptions {
  /** The secret of the endpoint at the identity provider, `whsec_…`. */
  secret: string;
  report?: Report | undefined;
}

/** What the identity says of a person. */
interface Ending {
  identity: string;
  /** What was open then ends. Null: everything, also what tokens given out before still open a moment later. */
  openedUntil: string | null;
}

const BODY_LIMIT = 65_536;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whose data sessions end, or null when the message is about something else. */
function endingIn(body: string): Ending | null {
  const event = jsonIn(body);
  if (!isRecord(event) || !isRecord(event.data)) return null;
  const { type, data, timestamp } = event;
  const of = (identity: unknown, openedUntil: string | null = null) =>
    typeof identity === 'string' && identity !== '' && identity.length <= 200 ? { identity, openedUntil } : null;
  // Who signed out themselves may have signed in again since.
  const happened = typeof timestamp === 'number' && Math.abs(timestamp) < 8.64e15 ? new Date(timestamp) : new Date();
  if (type === 'session.ended' || type === 'session.removed') return of(data.user_id, happened.toISOString());
  if (type === 'session.revoked') return of(data.user_id);
  if (type === 'user.deleted' || (type === 'user.updated' && data.banned === true)) return of(data.id);
  return null;
}

/**
 * The function `identity-webhook`: the identity provider says that a session, or a person, is at an end; the person's data
 * sessions end with it. Each message counts once by its id. A device that is still signed in opens a new data session by
 * itself.
 */
export function createIdentityWebhook({ secret, report, ...options }: IdentityWebhookOptions) {
  const project = createProject(options);
  return defineWebhook({
    limit: BODY_LIMIT,
    verify: async (body, headers) => ({ id: await verifyMessage(secret, body, headers), ending: endingIn(body) }),
    onForged: (why) => report?.('identity.forged', { why }),
    handle: async ({ id, ending }) => {
      if (!ending) return { outcome: 'ignored' };
      const ended = await project.asServer('end_data_sessions', {
        p_event: id,
        p_identity: ending.identity,
        p_opened_until: ending.openedUntil,
      });
      return { outcome: 'ended', sessions: Number(ended) };
    },
  });
}
