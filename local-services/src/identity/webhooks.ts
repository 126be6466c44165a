import { createHmac } from 'node:crypto';
import { signMessage } from '@telehealth/supabase/functions/_shared/standard-webhook.ts';
import type { Sql } from 'postgres';

/** Derives the webhook signing secret from the installation's own. */
export const webhookSecretOf = (jwtSecret: string): string =>
  `whsec_${createHmac('sha256', jwtSecret).update('identity webhook').digest('base64')}`;

export interface WebhookTarget {
  secret: string;
  /** Passes a request to the function `identity-webhook`. */
  send(request: Request): Promise<Response | null>;
}

interface WaitingRow {
  id: string;
  type: string;
  data: object;
  created_at: Date;
}

const ADDRESS = 'http://backend.local/functions/v1/identity-webhook';
/** As the vendor: retries for about a day, ever less often. */
const MOST_TRIES = 10;
const AT_ONCE = 50;

/** Sends waiting webhooks, oldest first; refused ones are retried later. Returns how many were accepted. */
export async function sendWebhooks(sql: Sql, { secret, send }: WebhookTarget): Promise<number> {
  const rows = await sql<WaitingRow[]>`
    update identity.webhooks set tries = tries + 1, next_at = now() + interval '5 seconds' * power(3, tries)
    where id in (select id from identity.webhooks where next_at <= now() order by created_at, id limit ${AT_ONCE}
      for update skip locked)
    returning id, type, data, created_at`;
  let taken = 0;
  for (const { id, type, data, created_at: at } of rows) {
    const body = JSON.stringify({ object: 'event', type, timestamp: at.getTime(), data });
    const headers = {
      ...(await signMessage(secret, { id, body, at: new Date() })),
      'content-type': 'application/json',
    };
    const answer = await send(new Request(ADDRESS, { method: 'POST', headers, body })).catch(() => null);
    if (!answer?.ok) continue;
    await sql`delete from identity.webhooks where id = ${id}`;
    taken += 1;
  }
  await sql`delete from identity.webhooks where tries >= ${MOST_TRIES}`;
  return taken;
}
