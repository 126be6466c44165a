import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLivekitAdmin } from '../../functions/_shared/room/livekit-admin';
import { livekitPass } from '../../functions/_shared/room/livekit-token';
import { createRoomAccessHandler, type RoomAccess } from '../../functions/room-access/handler';
import { createRoomWorker } from '../../functions/room-worker/handler';
import { delegateTo, newVisit, type Visit } from '../support/consultations';
import { type FakeLivekit, startFakeLivekit } from '../support/fake-livekit';
import { useMovableClock } from '../support/operators';
import { asService } from '../support/people';
import { useSandbox } from '../support/visits';

// The two functions that speak to a server for calls, against its interface over HTTP; tokens are checked by their signature.

let db: TestDatabase;
let visit: Visit;
let livekit: FakeLivekit;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());
beforeEach(async () => {
  visit = await newVisit(db.sql);
  livekit = await startFakeLivekit();
  // What is due of the visits before would be worked off as well.
  await db.sql`delete from private.room_removals`;
});
afterEach(() => livekit.close());

const SECRET = 'sb_secret_test';
const certificate = Array.from({ length: 32 }, () => '0A').join(':');
const sit = async (who: string, minute: number) => {
  const seat = randomUUID();
  await visit.as(who, minute, (tx) => tx`select public.take_room_seat(${visit.id}, ${seat}, ${certificate})`);
  return seat;
};

/** The data interface as the functions see it: their calls, as whoever the token names, in the database. */
async function rpc(request: Request, minute: number): Promise<unknown> {
  const who = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
  const args = (await request.json()) as Record<string, string & boolean>;
  const name = new URL(request.url).pathname.split('/').at(-1);
  if (name === 'room_access') {
    return visit.as(who, minute, async (tx) => {
      const [row] = await tx`select public.room_access(${args.p_appointment ?? null}, ${args.p_seat ?? null}) as it`;
      return row?.it;
    });
  }
  if (who !== SECRET) throw new Error(`${name} is for the server alone`);
  return asService(db.sql, async (tx) => {
    await tx`select set_config('sawubona.clock', ${visit.at(minute).toISOString()}, true)`;
    if (name === 'claim_room_removals')
      return tx`select * from public.claim_room_removals(${args.p_appointment ?? null})`;
    await tx`select public.room_removed(${args.p_id ?? null}, ${args.p_was_there ?? null})`;
    return null;
  });
}
const project = (minute: number) => ({
  ...{ url: 'http://project.example', publishableKey: 'pk', secretKey: SECRET },
  settings: { relays: null, livekit: livekit.server },
  fetch: (request: Request) =>
    rpc(request, minute).then(
      (value) => Response.json(value),
      (cause: { hint?: string }) => Response.json({ code: 'P0001', hint: cause.hint ?? null }, { status: 400 }),
    ),
});
async function ask(who: string, minute: number): Promise<RoomAccess> {
  const body = JSON.stringify({ appointment: visit.id });
  const request = new Request('http://x/room-access', {
    method: 'POST',
    headers: { authorization: `Bearer ${who}` },
    body,
  });
  return (await createRoomAccessHandler(project(minute))(request)).json() as Promise<RoomAccess>;
}
const reports: string[] = [];
const worker = (minute: number, method = 'POST', secret = SECRET) => {
  const handler = createRoomWorker({
    ...project(minute),
    report: (event, values) => void reports.push(`${event} ${values.what} ${values.kind}`),
  });
  return handler(new Request('http://x/room-worker', { method, headers: { authorization: `Bearer ${secret}` } }));
};
const work = async (minute: number): Promise<unknown> => (await worker(minute)).json();

/** Three in the server's room, one of whom may not be there any more. */
async function oneEnded() {
  await visit.enter(-5);
  await visit.admit(0);
  const sister = await delegateTo(db.sql, visit.patient, ['messages', 'join']);
  const people = [visit.patient, visit.specialist, sister];
  const seats: string[] = [];
  for (const who of people) seats.push(await sit(who, 1));
  for (const who of people) expect(livekit.join((await ask(who, 1)).livekit?.token ?? '')).toBe('in');
  const [[room = ''] = []] = [...livekit.rooms.keys()].map((name) => [name]);
  const [mine = '', theirs = '', hers = ''] = seats;
  expect([...(livekit.rooms.get(room) ?? [])]).toEqual([mine, theirs, hers]);
  await db.sql`update public.delegations set state = 'ended', ended_at = now(), ended_by = ${visit.patient}
    where delegate_id = ${sister}`;
  return { room, mine, theirs, hers, sister };
}
const inRoom = (room: string) => [...(livekit.rooms.get(room) ?? [])];

describe('somebody whose right to be in a call ended', () => {
  it('is put out of the server’s room by whoever asks for the new key, and by the schedule if nobody does', async () => {
    const { room, mine, theirs, hers, sister } = await oneEnded();
    const access = await ask(visit.specialist, 2);
    expect(access).toMatchObject({ isClearing: false, livekit: { keyVersion: 2 } });
    expect(inRoom(room)).toEqual([mine, theirs]);
    expect(livekit.asked).toEqual([`RemoveParticipant ${room} ${hers}`]);
    expect(await ask(sister, 2)).toMatchObject({ hint: 'consultation.notFound' });
    livekit.asked.length = 0;
    await ask(visit.patient, 2.1);
    expect(livekit.asked, 'it was answered').toEqual([]);
    const other = await sit(visit.patient, 3);
    expect(await work(3.1)).toEqual({ done: 2, failed: 0 });
    expect(inRoom(room)).toEqual([theirs]);
    expect(await ask(visit.patient, 3.2)).toMatchObject({ isClearing: false });
    expect(other).not.toBe(mine);
  });

  it('is put out again when they come back by a token that the server itself gave them', async () => {
    const { room, hers } = await oneEnded();
    await work(2);
    // Good for ten minutes from when the server made it.
    const before = Math.floor(Date.now() / 1_000);
    livekit.rooms.get(room)?.add(hers);
    expect(await work(2.5)).toMatchObject({ failed: 0 });
    expect(inRoom(room)).not.toContain(hers);
    expect(livekit.revoked.get(hers), 'a newer server refuses their tokens as well').toBeGreaterThanOrEqual(before - 1);
    await work(8);
    await work(13.6);
    livekit.asked.length = 0;
    await work(14);
    expect(livekit.asked, 'no token of theirs can hold any more').toEqual([]);
  });

  it.each(['silent', 'gone'] as const)(
    'is said to be there still while the server is %s, and out of it later',
    async (mood) => {
      const { room, mine, theirs, hers } = await oneEnded();
      livekit.mood = mood;
      const access = await ask(visit.specialist, 2);
      expect(access, 'the others have their new key all the same').toMatchObject({
        ...{ isClearing: true, livekit: { keyVersion: 2 } },
      });
      reports.length = 0;
      expect(await work(2.5)).toEqual({ done: 0, failed: 1 });
      expect(reports).toEqual([expect.stringMatching(/^room\.notRemoved seat /)]);
      expect(reports.join()).not.toContain(hers);
      livekit.mood = 'well';
      expect(await work(3)).toEqual({ done: 1, failed: 0 });
      expect(inRoom(room)).toEqual([mine, theirs]);
      expect(await ask(visit.specialist, 3.1)).toMatchObject({ isClearing: false });
    },
  );
});

describe('the room of a visit that is over', () => {
  it('is closed, whoever is in it', async () => {
    const { room } = await oneEnded();
    await visit.finish(10);
    expect(await work(10.1)).toEqual({ done: 2, failed: 0 });
    expect(livekit.rooms.has(room)).toBe(false);
    expect(livekit.asked).toContain(`DeleteRoom ${room}`);
  });
});

describe('the function room-worker', () => {
  it('says whether the server takes its orders, to whoever has the secret key', async () => {
    const says = async () => (await worker(0, 'GET')).json();
    expect(await says()).toEqual({ ready: true, livekit: livekit.server.url, orders: 'answers' });
    const { secret } = livekit.server;
    livekit.server.secret = 'another one of at least thirty-two bytes';
    expect(await says()).toMatchObject({ orders: 'refuses' });
    livekit.server.secret = secret;
    livekit.mood = 'silent';
    expect(await says()).toMatchObject({ orders: 'silent' });
    expect((await worker(0, 'GET', 'guessed')).status).toBe(404);
    expect((await worker(0, 'POST', 'guessed')).status).toBe(404);
  });

  it('has nothing to do where no server carries calls', async () => {
    const handler = createRoomWorker({ ...project(0), settings: { livekit: null } });
    const request = (method: string) =>
      new Request('http://x', { method, headers: { authorization: `Bearer ${SECRET}` } });
    expect(await (await handler(request('POST'))).json()).toEqual({ done: 0, failed: 0 });
    expect(await (await handler(request('GET'))).json()).toEqual({ ready: true, livekit: null, orders: null });
  });
});

describe('an order to the server', () => {
  it('may do one thing in one room, and a pass none of them', async () => {
    const admin = createLivekitAdmin(livekit.server);
    livekit.rooms.set('one', new Set(['a']));
    expect(await admin.removeParticipant('one', 'a')).toBe(true);
    expect(await admin.removeParticipant('one', 'a')).toBe(false);
    expect(await admin.deleteRoom('one')).toBe(true);
    expect(await admin.deleteRoom('one')).toBe(false);
    const pass = await livekitPass(livekit.server, { room: 'one', identity: 'a' }, new Date());
    const url = `${livekit.server.url.replace('ws', 'http')}/twirp/livekit.RoomService/RemoveParticipant`;
    const headers = { authorization: `Bearer ${pass}` };
    const refused = await fetch(url, { method: 'POST', headers, body: '{"room":"one","identity":"b"}' });
    expect(refused.status).toBe(403);
  });

  it('and a pass hold for a minute', async () => {
    const old = new Date(Date.now() - 61_000);
    const pass = await livekitPass(livekit.server, { room: 'one', identity: 'a' }, old);
    expect(livekit.join(pass)).toBe('time');
    const late = createLivekitAdmin(livekit.server, () => old);
    await expect(late.deleteRoom('one')).rejects.toThrow('unauthenticated');
  });
});
