import { setTimeout as pause } from 'node:timers/promises';
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { createTestClient } from '@telehealth/local-services/test-support/test-client';
import { startTestStack, type TestPerson, type TestStack } from '@telehealth/local-services/test-support/test-stack';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { give, tidyAt } from '../support/access';
import { useMovableClock } from '../support/operators';
import { onboardPatient, onboardSpecialist } from '../support/people';

let stack: TestStack;
let patient: TestPerson;
let doctor: TestPerson;
const clients: SupabaseClient[] = [];

/** A browser of that person, who proved so many minutes ago who they are. */
async function browserOf(person: TestPerson, minutesAgo = 0): Promise<SupabaseClient> {
  const client = createTestClient(stack);
  const token = await person.idToken(new Date(Date.now() - minutesAgo * 60_000));
  const { error } = await client.auth.signInWithIdToken({ provider: 'jwt', token });
  expect(error).toBeNull();
  await client.realtime.setAuth();
  clients.push(client);
  return client;
}
const joined = (channel: RealtimeChannel) =>
  new Promise<string>((resolve) => {
    channel.subscribe((status) => {
      if (status !== 'CLOSED') resolve(status);
    });
  });
const topicOf = (client: SupabaseClient, person: TestPerson) =>
  client.channel(`access:${person.userId}`, { config: { private: true } });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 10 });

beforeAll(async () => {
  stack = await startTestStack();
  patient = await stack.addPerson('patient@example.com', { firstName: 'Thandi', lastName: 'Test' });
  doctor = await stack.addPerson('doctor@example.com', { firstName: 'Naledi', lastName: 'Test' });
  await onboardPatient(stack.database.sql, patient.userId);
  await onboardSpecialist(stack.database.sql, doctor.userId);
});
afterAll(async () => {
  for (const client of clients) await client.realtime.disconnect();
  await stack.close();
});

describe('an open page', () => {
  it('hears of a revocation at once, and what it asks afterwards is refused', async () => {
    const viewer = await browserOf(doctor);
    const owner = await browserOf(patient);
    const grant = await give(stack.database.sql, patient.userId, doctor.userId);
    const heard: Record<string, unknown>[] = [];
    const looks: unknown[] = [];
    const channel = topicOf(viewer, doctor).on('broadcast', { event: 'access_changed' }, ({ payload }) => {
      // The word of the grant itself may still be on its way.
      if (payload.state !== 'active') heard.push(payload);
    });
    const own = topicOf(owner, patient).on('broadcast', { event: 'chart_opened' }, ({ payload }) =>
      looks.push(payload),
    );
    expect(await joined(channel)).toBe('SUBSCRIBED');
    expect(await joined(own)).toBe('SUBSCRIBED');
    const open = () =>
      viewer.rpc('open_chart', { p_patient: patient.userId, p_categories: ['profile'], p_screen: 'chart' });
    expect((await open()).error).toBeNull();
    await eventually(() => expect(looks).toEqual([expect.objectContaining({ id: expect.any(String) })]));
    expect((await owner.rpc('revoke_access', { p_grant: grant.id })).error).toBeNull();
    expect((await open()).error?.hint).toBe('access.notGranted');
    await eventually(() =>
      expect(heard).toEqual([
        expect.objectContaining({ kind: 'grant', id: grant.id, patientId: patient.userId, state: 'revoked' }),
      ]),
    );
    // Ids and a state; nothing of a chart travels here.
    expect(Object.keys(heard[0] ?? {}).sort()).toEqual(['id', 'kind', 'patientId', 'state']);
  });

  it('hears of an end by time when the tidying comes round', async () => {
    const viewer = await browserOf(doctor);
    const grant = await give(stack.database.sql, patient.userId, doctor.userId, { until: inHours(1) });
    const heard: Record<string, unknown>[] = [];
    const channel = topicOf(viewer, doctor).on('broadcast', { event: 'access_changed' }, ({ payload }) => {
      // The word of the grant itself may still be on its way.
      if (payload.state !== 'active') heard.push(payload);
    });
    expect(await joined(channel)).toBe('SUBSCRIBED');
    await useMovableClock(stack.database.sql);
    await tidyAt(stack.database.sql, inHours(2));
    await stack.database.sql`update private.settings set value = 'real' where key = 'clock'`;
    await eventually(() => expect(heard).toEqual([expect.objectContaining({ id: grant.id, state: 'expired' })]));
  });

  it('cannot listen to somebody else’s access', async () => {
    const viewer = await browserOf(doctor);
    expect(await joined(topicOf(viewer, patient))).toBe('CHANNEL_ERROR');
    expect(await joined(topicOf(createTestClient(stack), patient))).toBe('CHANNEL_ERROR');
  });
});

describe('an emergency asks for a fresh proof of who it is', () => {
  const breakGlass = async (client: SupabaseClient) => {
    const asked = { p_patient: patient.userId, p_reason_code: 'unconscious', p_reason: 'Found unconscious at home.' };
    const { error } = await client.rpc('break_glass', asked);
    return error ? error.hint : 'opened';
  };

  it('an exchange does not make an old sign-in young, nor does renewing a token', async () => {
    const old = await browserOf(doctor, 11);
    expect(await breakGlass(old)).toBe('access.signInAgain');
    expect((await old.auth.refreshSession()).error).toBeNull();
    expect(await breakGlass(old)).toBe('access.signInAgain');
    // Another browser of the same person proves it; the old one borrows nothing from that.
    await pause(3200);
    const fresh = await browserOf(doctor, 1);
    expect(await breakGlass(old)).toBe('access.signInAgain');
    expect((await fresh.auth.refreshSession()).error).toBeNull();
    expect(await breakGlass(fresh)).toBe('opened');
  });

  it('the time of a sign-in stays in the token over renewals', async () => {
    const client = await browserOf(doctor);
    const signedIn = async () => {
      const { data } = await client.auth.getSession();
      const claims = JSON.parse(Buffer.from(data.session?.access_token.split('.')[1] ?? '', 'base64url').toString());
      return claims.amr;
    };
    const before = await signedIn();
    await pause(1100);
    await client.auth.refreshSession();
    expect(await signedIn()).toEqual(before);
  });
});
