import { refuseBanned } from './ban-user';
import { badState } from './clerk-error';
import { rotateSecret, updateClient } from './clients';
import { placeOf } from './device';
import { type Exchange, mySessions } from './exchange';
import { secondsAfter } from './identity-core';
import type { Db } from './identity-rows';
import { absoluteEnd } from './session-ends';
import { insertSession } from './sessions';
import { getUser, updateUser } from './users';

/**
 * Signs the user in on the calling browser, which gets a new secret, and returns the session's id. `db` is the transaction that
 * also completes the attempt; `secondFactor`: whether one was proven. Throws 403 `user_banned`.
 */
export async function startSession(exchange: Exchange, db: Db, userId: string, secondFactor = false): Promise<string> {
  const { core, client } = exchange;
  if (!client) throw new Error('A session needs a browser to belong to.');
  const now = core.now();
  const expiresAt = await absoluteEnd(core, db, userId, now);
  const abandonAt = secondsAfter(now, core.limits.idleSeconds);
  refuseBanned(await getUser(db, userId));
  const place = placeOf(exchange);
  const session = await insertSession(
    db,
    { clientId: client.id, userId, expiresAt, abandonAt, place, secondFactor },
    now,
  );
  exchange.newSecret = await rotateSecret(db, client.id);
  exchange.client = await updateClient(db, client.id, { last_active_session_id: session.id }, now);
  await updateUser(db, userId, { last_sign_in_at: now }, now);
  return session.id;
}

/** One user per browser: throws `session_exists` while one is signed in. */
export async function refuseWhenSignedIn(exchange: Exchange): Promise<void> {
  const sessions = await mySessions(exchange);
  if (sessions.length > 0) {
    throw badState('session_exists', 'Session already exists', "You're already signed in.");
  }
}
