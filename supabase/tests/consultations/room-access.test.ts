import { createHmac, randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { withinOnePeriod } from '@telehealth/local-services/test-support/within-one-period';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RoomSettings, roomSettingsOf } from '../../functions/_shared/room/room-settings';
import { createRoomAccessHandler, type RoomAccess } from '../../functions/room-access/handler';
import { delegateTo, newVisit, type Visit } from '../support/consultations';
import { addOperator, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { only } from '../support/records';
import { useSandbox } from '../support/visits';

let db: TestDatabase;
let visit: Visit;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());
beforeEach(async () => {
  visit = await newVisit(db.sql);
});

const NOW = new Date('2026-11-23T12:00:00Z');
const RELAYS = { urls: ['turn:relay.example:3478?transport=udp'], secret: 'shared-with-relays', ttlSeconds: 14_400 };
const LIVEKIT = { url: 'wss://calls.example', key: 'APIkey', secret: 'a secret of at least thirty-two bytes' };
const certificate = (digit: string) => Array.from({ length: 32 }, () => `0${digit}`).join(':');

interface Given {
  side: string;
  room: string;
  seat: string | null;
  key: string;
  isOfMany: boolean;
  hidesAddress: boolean;
  hidingIsOwn: boolean;
}
const given = (who: string, minute: number, seat: string | null = null) =>
  visit.as(who, minute, async (tx) =>
    only(await tx<{ it: Given }[]>`select public.room_access(${visit.id}, ${seat}) as it`),
  );
const sit = async (who: string, minute: number, digit = 'A') => {
  const seat = randomUUID();
  await visit.as(who, minute, (tx) => tx`select public.take_room_seat(${visit.id}, ${seat}, ${certificate(digit)})`);
  return seat;
};
const hide = (who: string, isHidden: boolean) =>
  as(db.sql, who, (tx) => tx`select public.hide_my_address(${isHidden})`);

/** The function as it is deployed; the data interface asks the database as whoever's id is the token. */
const functionWith = (settings: RoomSettings, minute: number) =>
  createRoomAccessHandler({
    ...{ url: 'http://project.example', publishableKey: 'pk', secretKey: 'sk', settings, now: () => NOW },
    fetch: async (request) => {
      const { p_seat: seat } = (await request.json()) as { p_seat: string | null };
      const who = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
      return given(who, minute, seat).then(
        ({ it: standing }) => Response.json(standing),
        (cause: { hint?: string }) => Response.json({ code: 'P0001', hint: cause.hint ?? null }, { status: 400 }),
      );
    },
  });
const ask = async (settings: RoomSettings, who: string, minute: number, seat?: string) => {
  const body = JSON.stringify({ appointment: visit.id, seat });
  const headers = { authorization: `Bearer ${who}` };
  const request = new Request('http://project.example/functions/v1/room-access', { method: 'POST', headers, body });
  const response = await functionWith(settings, minute)(request);
  return { status: response.status, body: (await response.json()) as RoomAccess & { hint?: string } };
};

describe('what a call needs', () => {
  it('is given to those who take part, while the doors are open', async () => {
    expect(await hintOf(given(visit.patient, -31))).toBe('consultation.tooEarly');
    expect(await given(visit.patient, -29)).toMatchObject({ it: { side: 'patient', seat: null, isOfMany: false } });
    const mine = await given(visit.patient, -29);
    const theirs = await given(visit.specialist, -29);
    expect([theirs.it.room, theirs.it.key]).toEqual([mine.it.room, mine.it.key]);
    expect(Buffer.from(mine.it.key, 'base64')).toHaveLength(32);
    await visit.enter(-5);
    await visit.admit(0);
    await visit.finish(10);
    for (const who of [visit.patient, visit.specialist]) {
      expect(await hintOf(given(who, 11))).toBe('consultation.over');
    }
  });

  it('is nobody’s who takes no part, in the words of a visit that does not exist', async () => {
    const strangers = [
      await addPatient(db.sql),
      (await addSpecialist(db.sql)).id,
      await addOperator(db.sql),
      await delegateTo(db.sql, visit.patient, ['book', 'records', 'pay']),
    ];
    for (const who of strangers) expect(await hintOf(given(who, -5))).toBe('consultation.notFound');
    expect(await given(await delegateTo(db.sql, visit.patient, ['messages', 'join']), -5)).toMatchObject({
      it: { side: 'delegate' },
    });
    // Neither the key nor who hides lies in a row that anybody reads.
    for (const table of ['room_keys', 'room_key_holders', 'room_removals', 'call_wishes']) {
      expect(await hintOf(as(db.sql, visit.patient, (tx) => tx.unsafe(`select * from private.${table}`)))).toBe(
        '42501',
      );
    }
  });

  it('is another key for each visit, and the same one while all who know it take part', async () => {
    const first = await given(visit.patient, -5);
    expect(await hintOf(db.sql`update private.room_keys set key = sha256('x')`)).toBe('access.refused');
    const before = visit;
    visit = await newVisit(db.sql);
    expect((await given(visit.patient, -5)).it.key).not.toBe(first.it.key);
    visit = before;
    expect((await given(visit.patient, -4)).it.key).toBe(first.it.key);
  });

  it('is asked for thirty times a minute', async () => {
    await withinOnePeriod(60);
    for (let n = 0; n < 30; n += 1) await given(visit.patient, -5);
    expect(await hintOf(given(visit.patient, -5))).toBe('data.busy');
    await given(visit.specialist, -5);
    await given(visit.patient, -3.9);
  });

  it('names the caller’s own seat and no other', async () => {
    await visit.enter(-5);
    const [mine, theirs] = [await sit(visit.patient, -4), await sit(visit.specialist, -4, 'B')];
    expect((await given(visit.patient, -3)).it.seat).toBe(mine);
    expect((await given(visit.patient, -3, theirs)).it.seat).toBeNull();
    const next = await sit(visit.patient, -2, 'C');
    expect((await given(visit.patient, -2, mine)).it.seat).toBeNull();
    expect((await given(visit.patient, -2)).it.seat).toBe(next);
  });

  it('is for many from the third person on, and stays so', async () => {
    await visit.enter(-5);
    await sit(visit.patient, -4);
    await sit(visit.specialist, -4, 'B');
    expect((await given(visit.patient, -4)).it.isOfMany).toBe(false);
    const sister = await delegateTo(db.sql, visit.patient, ['messages', 'join']);
    const seat = await sit(sister, -3, 'C');
    expect((await given(visit.specialist, -3)).it.isOfMany).toBe(true);
    await visit.as(sister, -2, (tx) => tx`select public.leave_room_seat(${seat})`);
    expect((await given(visit.specialist, -2)).it.isOfMany).toBe(true);
  });
});

describe('a hidden network address', () => {
  it('is a person’s own wish, and a practice’s for its patients until they say otherwise', async () => {
    const hidden = async (who: string) => (await given(who, -5)).it.hidesAddress;
    expect([await hidden(visit.patient), await hidden(visit.specialist)]).toEqual([false, false]);
    await hide(visit.specialist, true);
    expect([await hidden(visit.patient), await hidden(visit.specialist)]).toEqual([true, true]);
    const isOwn = async (who: string) => (await given(who, -5)).it.hidingIsOwn;
    expect([await isOwn(visit.patient), await isOwn(visit.specialist)]).toEqual([false, true]);
    await hide(visit.patient, false);
    expect([await hidden(visit.patient), await hidden(visit.specialist)]).toEqual([false, true]);
    await hide(visit.patient, true);
    await hide(visit.specialist, false);
    expect([await hidden(visit.patient), await hidden(visit.specialist)]).toEqual([true, false]);
  });
});

describe('the function room-access', () => {
  const none = { relays: null, livekit: null };

  it('gives an empty list where nothing is configured, hides nobody then, and says what was wished', async () => {
    await hide(visit.patient, true);
    expect(await ask(none, visit.patient, -5)).toEqual({
      status: 200,
      body: {
        transport: 'peer',
        iceServers: [],
        expiresAt: '2026-11-23T16:00:00.000Z',
        relayOnly: false,
        ...{ hidesAddress: true, hidingIsOwn: true },
        carriesMany: false,
        isClearing: false,
        livekit: null,
      },
    });
  });

  it('gives credentials that a relay can check, under a name that says nothing', async () => {
    await hide(visit.patient, true);
    const { body } = await ask({ ...none, relays: RELAYS }, visit.patient, -5);
    const { urls, username, credential } = only(body.iceServers);
    expect(urls).toEqual(RELAYS.urls);
    const [until, name] = username.split(':');
    expect(Number(until)).toBe(NOW.getTime() / 1000 + RELAYS.ttlSeconds);
    expect(body.expiresAt).toBe(new Date(Number(until) * 1000).toISOString());
    expect(credential).toBe(createHmac('sha1', RELAYS.secret).update(username).digest('base64'));
    expect([visit.id, visit.patient, (await given(visit.patient, -5)).it.room]).not.toContain(name);
    expect(body.relayOnly).toBe(true);
    expect(only((await ask({ ...none, relays: RELAYS }, visit.patient, -5)).body.iceServers).username).not.toBe(
      username,
    );
  });

  it('lets two go from browser to browser also where a LiveKit server is, and three by it', async () => {
    const settings = { relays: RELAYS, livekit: LIVEKIT };
    await visit.enter(-5);
    const mine = await sit(visit.patient, -4);
    await sit(visit.specialist, -4, 'B');
    expect((await ask(settings, visit.patient, -4)).body).toMatchObject({ transport: 'peer', livekit: null });
    const sister = await delegateTo(db.sql, visit.patient, ['messages', 'join']);
    await sit(sister, -3, 'C');
    const { body } = await ask(settings, visit.patient, -3, mine);
    const { it: standing } = await given(visit.patient, -3);
    expect(body).toMatchObject({
      transport: 'livekit',
      livekit: { url: LIVEKIT.url, key: standing.key, keyVersion: 1 },
    });
    const [head = '', claims = '', signature] = body.livekit?.token.split('.') ?? [];
    expect(signature).toBe(createHmac('sha256', LIVEKIT.secret).update(`${head}.${claims}`).digest('base64url'));
    const payload = JSON.parse(Buffer.from(claims, 'base64url').toString());
    expect(payload).toMatchObject({
      ...{ iss: LIVEKIT.key, sub: mine, exp: NOW.getTime() / 1000 + 60 },
      video: { room: standing.room, roomJoin: true, canPublish: true, canPublishData: false },
    });
    expect(Object.keys(payload.video)).not.toContain('roomAdmin');
    // Without a server of that kind they stay with what there is.
    expect((await ask({ ...none, relays: RELAYS }, visit.patient, -2)).body.transport).toBe('peer');
  });

  it('gives no token to who does not sit there', async () => {
    await visit.enter(-5);
    await sit(visit.specialist, -4, 'B');
    await sit(await delegateTo(db.sql, visit.patient, ['messages', 'join']), -4, 'C');
    const [seat, patient] = [await sit(visit.patient, -4), visit.patient];
    await visit.as(patient, -3, (tx) => tx`select public.leave_room_seat(${seat})`);
    expect((await ask({ ...none, livekit: LIVEKIT }, patient, -3)).body).toMatchObject({
      ...{ transport: 'livekit', livekit: null },
    });
  });

  it('passes on why not, and takes nothing it does not understand', async () => {
    expect(await ask(none, await addPatient(db.sql), -5)).toMatchObject({
      ...{ status: 400, body: { hint: 'consultation.notFound' } },
    });
    const handler = functionWith(none, -5);
    const post = (body: string, authorization?: string) =>
      handler(
        new Request('http://x/functions/v1/room-access', {
          ...{ method: 'POST', body, headers: authorization ? { authorization } : {} },
        }),
      );
    expect((await post('{}')).status).toBe(401);
    for (const body of ['', '[]', '{"appointment":"x"}', `{"appointment":"${visit.id}","seat":7}`]) {
      expect((await post(body, 'Bearer x')).status, body).toBe(400);
    }
    expect((await post('x'.repeat(2000), 'Bearer x')).status).toBe(413);
  });
});

describe('the settings of calls', () => {
  const read = (variables: Record<string, string>) => roomSettingsOf((name) => variables[name]);

  it('are none, or whole', () => {
    expect(read({})).toEqual({ relays: null, livekit: null });
    const urls = 'turn:a.example:3478?transport=udp, turns:b.example:443?transport=tcp';
    expect(read({ TURN_URLS: urls, TURN_SECRET: 's' }).relays).toEqual({
      ...{ secret: 's', ttlSeconds: 14_400 },
      urls: ['turn:a.example:3478?transport=udp', 'turns:b.example:443?transport=tcp'],
    });
  });

  it.each([
    [{ TURN_URLS: 'turn:a.example' }, 'TURN_SECRET'],
    [{ TURN_SECRET: 's' }, 'TURN_URLS'],
    [{ TURN_URLS: 'https://a.example', TURN_SECRET: 's' }, 'TURN_URLS'],
    [{ TURN_URLS: 'turn:a.example', TURN_SECRET: 's', TURN_TTL: '5' }, 'TURN_TTL'],
    [{ LIVEKIT_URL: 'wss://a.example' }, 'LIVEKIT_SECRET'],
    [{ LIVEKIT_URL: 'https://a.example', LIVEKIT_KEY: 'k', LIVEKIT_SECRET: 's' }, 'LIVEKIT_URL'],
  ])('%j names what is wrong', (variables, name) => {
    expect(() => read(variables as unknown as Record<string, string>)).toThrow(name);
  });
});
