import { type IdentityCore, secondsAfter } from './identity-core';

/** How long ended sessions and idle browsers are kept for investigating incidents. */
const KEEP_SECONDS = 30 * 24 * 60 * 60;

/**
 * Ends expired sessions and deletes what is no longer usable: codes, tickets, attempts, counters, long-ended sessions and
 * browsers.
 */
export async function sweep(core: IdentityCore): Promise<void> {
  const now = core.now();
  const old = secondsAfter(now, -KEEP_SECONDS);
  await core.sql.begin(async (tx) => {
    await tx`delete from identity.codes where expires_at <= ${now}`;
    await tx`delete from identity.tickets where expires_at <= ${now}`;
    await tx`delete from identity.email_links where expires_at <= ${old}`;
    await tx`delete from identity.throttles where resets_at <= ${now}`;
    await tx`delete from identity.sign_ins where expires_at <= ${now}`;
    await tx`delete from identity.sign_ups where expires_at <= ${now}`;
    await tx`update identity.sessions set status = case when expires_at <= ${now} then 'expired' else 'abandoned' end,
      updated_at = ${now} where status = 'active' and (expires_at <= ${now} or abandon_at <= ${now})`;
    await tx`delete from identity.sessions where expires_at <= ${old} or (status <> 'active' and updated_at <= ${old})`;
    await tx`delete from identity.clients c where c.updated_at <= ${old}
      and not exists (select from identity.sessions s where s.client_id = c.id and s.status = 'active')`;
  });
}
