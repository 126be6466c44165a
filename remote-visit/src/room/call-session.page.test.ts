// @vitest-environment jsdom

import type { Backend } from '@telehealth/data/client/backend';
import { afterEach, expect, it, vi } from 'vitest';
import type { Sample } from '../call/media-session';
import type { MediaState, Seat } from '../data/room/room';
import { CallSession } from './call-session';
import { enterRoom } from './enter-room';
import { firstView } from './first-view';
import { ownChoices } from './own-choices';
import type { Participants } from './participants';
import { RoomStore } from './room-store';

const done: string[] = [];
let say: (now: unknown) => void = () => undefined;
let id = '';
/** Sends the other side's media state. */
let tell: (seatId: string, state: MediaState) => void = () => undefined;
let connect: () => void = () => undefined;
const link: { carriesAll: boolean; sample: Sample | null } = { carriesAll: false, sample: null };
const limited: unknown[] = [];
/** Number of samples taken. */
let looks = 0;
/** `room-access` never answers. */
const BACKEND = { client: { functions: { invoke: () => new Promise(() => undefined) } } } as unknown as Backend;

vi.mock('../call/loudspeaker', () => ({
  Loudspeaker: class {
    set() {}
    close() {}
  },
}));
vi.mock('../call/active-speaker', () => ({
  ActiveSpeakers: class {
    close() {}
  },
}));
vi.mock('./prepare-room', () => ({ prepareRoom: async () => null }));
vi.mock('./seat-keeper', () => ({
  SeatKeeper: class {
    constructor(options: { seatId: string; onNow(now: unknown): void }) {
      say = options.onNow;
      id = options.seatId;
    }
    async take() {}
    async leave() {}
    close() {}
  },
}));
vi.mock('./own-media', () => ({
  OwnMedia: class {
    devices = { camera: { track: null, isMuted: false }, cameraIs: () => undefined };
    open = async () => void done.push('open');
    giveBack = () => void done.push('give back');
    close() {}
  },
}));
vi.mock('./call-link', () => ({
  CallLink: class {
    constructor({ people, store }: { people: Participants; store: RoomStore }) {
      tell = (seatId, state) => people.state(seatId, state);
      connect = () => store.change({ connection: 'connected' });
    }
    get carriesAll() {
      return link.carriesAll;
    }
    async seats() {}
    sample = async () => {
      looks += 1;
      return link.sample;
    };
    hears() {}
    limit = async (limits: unknown) => void limited.push(limits);
    close() {}
  },
}));

const seat = (seatId: string, side: Seat['side'], n: number): Seat => ({
  ...{ id: seatId, n, side, name: side, mine: seatId === id, fingerprint: '' },
});
const settle = () => new Promise((resolve) => setTimeout(resolve));

async function seated(...others: Seat[]) {
  say({ state: 'active', medium: 'video', several: false, seats: [seat(id, 'patient', 1), ...others] });
  await settle();
}

afterEach(() => {
  sessionStorage.clear();
  done.length = 0;
  link.carriesAll = false;
  link.sample = null;
});

it.each([
  [false, ['open', 'give back', 'open']],
  [true, ['open']],
])('gives the devices back while another of its side is in the call (a server carries all: %s)', async (all, what) => {
  link.carriesAll = all;
  const store = new RoomStore(firstView('video', ownChoices('a')));
  const callSession = new CallSession(
    BACKEND,
    { appointmentId: 'a', side: 'patient', mode: 'video' },
    store,
    () => undefined,
  );
  await settle();
  await seated();
  await seated(seat('later', 'delegate', 2));
  expect(store.get().replacedBy?.id ?? null).toBe(all ? null : 'later');
  await seated(seat('later', 'delegate', 2));
  await seated();
  expect(done).toEqual(what);
  callSession.close();
});

it('sends, and lets come, no more than was chosen at the door', async () => {
  localStorage.setItem('callWishes', JSON.stringify({ step: 'audio', capMb: null, hidesAddress: false }));
  const store = new RoomStore(firstView('video', ownChoices('a')));
  const callSession = new CallSession(
    BACKEND,
    { appointmentId: 'a', side: 'patient', mode: 'video' },
    store,
    () => undefined,
  );
  expect(limited.at(-1)).toEqual({ sends: 'audio', takes: 'audio' });
  expect(store.get()).toMatchObject({ step: 'audio', stepBy: 'wish', takes: 'audio' });
  callSession.close();
  localStorage.clear();
});

it.each([
  [false, { sends: 'audio', takes: undefined }],
  [true, { sends: 'video', takes: undefined }],
])('sends no more than the other side takes, unless a server holds it back for them (%s)', async (all, limits) => {
  link.carriesAll = all;
  vi.stubGlobal('MediaStream', class {});
  const store = new RoomStore(firstView('video', ownChoices('a')));
  const callSession = new CallSession(
    BACKEND,
    { appointmentId: 'a', side: 'patient', mode: 'video' },
    store,
    () => undefined,
  );
  await settle();
  await seated(seat('doctor', 'specialist', 2));
  tell('doctor', { microphone: true, camera: false, screen: false, step: 'audio', hears: null, takes: 'audio' });
  const before = looks;
  // The next sample proves that the previous one was handled.
  await vi.waitFor(() => expect(looks).toBeGreaterThan(before + 1));
  expect(limited.at(-1)).toEqual(limits);
  expect(store.get().stepBy).toBe(all ? 'wish' : 'other');
  callSession.close();
  vi.unstubAllGlobals();
});

const SAMPLE: Sample = {
  ...{
    at: 0,
    availableKbps: 2_000,
    sentKbit: 500,
    gotKbit: 500,
    bytes: 9_000_000,
    loss: 0,
    rttMs: 50,
    audioReceivedRatio: 1,
  },
  ...{ framesDecoded: 0, cameraFrames: null, sentHeight: 720, route: 'host' },
};

it('measures and steers once its first picture is there, or after two seconds without one', async () => {
  const chosen = { wish: 'video', capBytes: 10_000_000, usedBytes: 0 };
  sessionStorage.setItem('roomChoices', JSON.stringify({ visit: 'a', ...chosen }));
  link.sample = SAMPLE;
  const room = enterRoom(BACKEND, { appointmentId: 'a', side: 'patient', mode: 'video' });
  for (const isTold of [true, false]) {
    room.actions.comeIn();
    await settle();
    await seated();
    connect();
    expect(room.get().stepBy).toBe('wish');
    if (isTold) room.actions.keepGoing();
    await vi.waitFor(
      () => expect(room.get()).toMatchObject({ step: 'low_video', stepBy: 'cap', usedBytes: 9_000_000 }),
      3_000,
    );
    expect(limited.at(-1)).toEqual({ sends: 'low_video', takes: 'low_video' });
    room.actions.wish('audio');
    expect(limited.at(-1)).toEqual({ sends: 'audio', takes: 'audio' });
    await room.actions.leave();
    sessionStorage.setItem('roomChoices', JSON.stringify({ visit: 'a', ...chosen }));
  }
  room.close();
});

it('takes a wish that comes before anything was measured', async () => {
  const room = enterRoom(BACKEND, { appointmentId: 'a', side: 'patient', mode: 'video' });
  room.actions.comeIn();
  room.actions.wish('audio');
  expect(limited.at(-1)).toEqual({ sends: 'audio', takes: 'audio' });
  expect(room.get()).toMatchObject({ step: 'audio', stepBy: 'wish', wish: 'audio' });
  room.actions.cap(0);
  expect(limited.at(-1)).toEqual({ sends: 'audio', takes: 'audio' });
  room.close();
});

it('sits down anew where another of its side has the call, and only there', async () => {
  const room = enterRoom(BACKEND, { appointmentId: 'a', side: 'patient', mode: 'video' });
  room.actions.comeIn();
  await settle();
  await seated();
  const first = id;
  room.actions.comeIn();
  await settle();
  expect(id).toBe(first);
  await seated(seat('later', 'delegate', 2));
  expect(room.get().replacedBy?.id).toBe('later');
  room.actions.comeIn();
  await settle();
  expect(id).not.toBe(first);
  expect(room.get()).toMatchObject({ phase: 'entering', replacedBy: null });
  await seated();
  expect(room.get().phase).toBe('seated');
  room.close();
});
