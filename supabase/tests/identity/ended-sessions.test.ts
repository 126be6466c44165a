import type { SupabaseClient } from '@supabase/supabase-js';
import { createTestClient } from '@telehealth/local-services/test-support/test-client';
import { startTestStack, type TestStack } from '@telehealth/local-services/test-support/test-stack';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { claimsOf, onboardPatient } from '../support/people';

// A data token outlives its session by its own lifetime. It must open nothing then: not through the data interface, not
// under row security alone, as the storage and the live updates ask.

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.close());

let people = 0;

/** Somebody signed in, with the token that is left over when the session ends. */
async function enter() {
  people += 1;
  const person = await stack.addPerson(`ended-${people}@example.com`);
  const client = createTestClient(stack);
  const { data } = await client.auth.signInWithIdToken({ provider: 'jwt', token: await person.idToken() });
  const token = data.session?.access_token ?? '';
  await onboardPatient(stack.database.sql, person.userId);
  const late = createTestClient(stack, { accessToken: async () => token });
  const { session_id: sessionId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return { ...person, client, token, late, sessionId: String(sessionId) };
}
type Entered = Awaited<ReturnType<typeof enter>>;

const ENDS: Record<string, (person: Entered) => Promise<unknown>> = {
  'signing out': ({ client }) => client.auth.signOut({ scope: 'local' }),
  'signing out everywhere': ({ client }) => client.auth.signOut({ scope: 'global' }),
  'the end of its time': ({ sessionId }) =>
    stack.database.sql`update auth.sessions set not_after = now() where id = ${sessionId}`,
  'a ban': ({ identityId }) =>
    fetch(`${stack.url}/__clerk_backend/v1/users/${identityId}/ban`, {
      method: 'POST',
      headers: { authorization: `Bearer ${stack.identity.backendSecretKey}` },
    }),
  'the end of the user': ({ userId }) => stack.database.sql`delete from auth.users where id = ${userId}`,
};

describe.each(Object.keys(ENDS))('after %s', (end) => {
  it('the token that is left opens nothing, and the answer says that the session is over', async () => {
    const person = await enter();
    const ask = () => Promise.all([person.late.from('profiles').select('id'), person.late.rpc('my_appointments')]);
    for (const { data, error } of await ask()) expect([error, data?.length]).toEqual([null, expect.any(Number)]);
    await ENDS[end]?.(person);
    for (const { data, error, status } of await ask()) {
      expect([status, data]).toEqual([401, null]);
      expect(error?.message).toBe('Session from session_id claim in JWT does not exist');
    }
    const picture = new Blob([new Uint8Array([1])], { type: 'image/png' });
    const { error } = await person.late.storage.from('profile-images').upload(`${person.userId}/a.png`, picture);
    expect(error).not.toBeNull();
  });
});

describe('an open channel', () => {
  const listen = async (client: SupabaseClient, userId: string) => {
    const statuses: string[] = [];
    const heard: unknown[] = [];
    await client.realtime.setAuth();
    const channel = client.channel(`notifications:${userId}`, { config: { private: true } });
    channel.on('broadcast', { event: 'changed' }, ({ payload }) => heard.push(payload));
    channel.subscribe((status) => statuses.push(status));
    await vi.waitFor(() => expect(statuses.length).toBeGreaterThan(0), 5_000);
    return { statuses, heard };
  };
  const tell = (userId: string) =>
    stack.database.sql`select private.broadcast(${`notifications:${userId}`}, 'changed', '{"id": 1}')`;

  it.each(Object.keys(ENDS).filter((end) => end !== 'the end of its time'))(
    'ends within a second of %s',
    async (end) => {
      const person = await enter();
      const { statuses, heard } = await listen(person.client, person.userId);
      expect(statuses).toEqual(['SUBSCRIBED']);
      await tell(person.userId);
      await vi.waitFor(() => expect(heard).toHaveLength(1), 1_000);
      await ENDS[end]?.(person);
      await vi.waitFor(() => expect(statuses.at(-1)).toBe('CLOSED'), 1_000);
      await tell(person.userId);
      // The same person, with the token that is left, gets no new one.
      const again = await listen(person.late, person.userId);
      expect(again.statuses[0]).toBe('CHANNEL_ERROR');
      expect([heard.length, again.heard.length]).toEqual([1, 0]);
      for (const client of [person.client, person.late]) await client.realtime.disconnect();
    },
  );

  it('of another device of theirs stays', async () => {
    const person = await enter();
    const other = createTestClient(stack);
    await other.auth.signInWithIdToken({ provider: 'jwt', token: await person.idToken() });
    const { statuses, heard } = await listen(other, person.userId);
    await person.client.auth.signOut({ scope: 'local' });
    await tell(person.userId);
    await vi.waitFor(() => expect(heard).toHaveLength(1), 1_000);
    expect(statuses).toEqual(['SUBSCRIBED']);
    await other.realtime.disconnect();
  });
});

describe('who asks', () => {
  const asked = (claims: object) =>
    stack.database.sql.begin(async (tx) => {
      await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
      const [row] = await tx<{ me: string | null }[]>`select private.me() as me`;
      return row?.me ?? null;
    });

  it('is the person of the session, and nobody without one', async () => {
    const { userId, sessionId } = await enter();
    const other = await enter();
    expect(await asked({ sub: userId, session_id: sessionId })).toBe(userId);
    for (const session of [undefined, null, '', 'x', 7, {}, other.sessionId, `${sessionId}'`]) {
      expect(await asked({ ...claimsOf(userId), session_id: session }), String(session)).toBeNull();
    }
  });
});
