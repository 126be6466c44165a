import { badState } from './clerk-error';
import type { Db } from './identity-rows';
import { hashSecret, newId, newSecret } from './opaque-ids';

/** A sign-in ticket; `ticket` itself is known only at this moment. */
export interface NewTicket {
  id: string;
  ticket: string;
  expiresAt: Date;
}

export async function insertTicket(db: Db, userId: string, seconds: number, now: Date): Promise<NewTicket> {
  const ticket = newSecret();
  const id = newId('sit');
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  await db`
    insert into identity.tickets (ticket_hash, id, user_id, expires_at, created_at)
    values (${hashSecret(ticket)}, ${id}, ${userId}, ${expiresAt}, ${now})`;
  return { id, ticket, expiresAt };
}

/** Redeems the ticket and returns its user. Throws `ticket_invalid_code`, `ticket_expired_code` or used already. */
export async function redeemTicket(db: Db, ticket: string, now: Date): Promise<string> {
  const hash = hashSecret(ticket);
  const [used] = await db<{ user_id: string }[]>`
    update identity.tickets set used_at = ${now}
    where ticket_hash = ${hash} and used_at is null and expires_at > ${now} returning user_id`;
  if (used) return used.user_id;
  const [known] = await db<
    { used_at: Date | null }[]
  >`select used_at from identity.tickets where ticket_hash = ${hash}`;
  if (!known) throw badState('ticket_invalid_code', 'This sign-in ticket is not valid.');
  if (known.used_at) throw badState('sign_in_token_already_used_code', 'This sign-in ticket was already used.');
  throw badState('ticket_expired_code', 'This sign-in ticket has expired.');
}
