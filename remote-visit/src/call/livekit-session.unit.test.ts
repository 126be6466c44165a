import { ConnectionState, type Room, RoomEvent, Track, VideoQuality } from 'livekit-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seat } from '../data/room/room';
import { LivekitSession } from './livekit-session';

const seat = (id: string, side: Seat['side'] = 'guest'): Seat => ({
  id,
  n: 1,
  side,
  name: id,
  mine: false,
  fingerprint: '',
});
const OWN = { ...seat('own', 'patient'), mine: true };
const DOCTOR = seat('doctor', 'specialist');
const SENDS = { microphone: true, camera: false, screen: false, step: 'video', hears: 'well' };
const track = (id: string) => ({ id, enabled: true, muted: false, readyState: 'live' }) as unknown as MediaStreamTrack;

/** LiveKit's Room without a server: it obeys, and emits what the test asks for. */
class FakeRoom {
  state: ConnectionState = ConnectionState.Disconnected;
  asked: unknown[] = [];
  remoteParticipants = new Map<string, ReturnType<typeof participant>>();
  refusals = 0;
  readonly #ears = new Map<string, ((...what: unknown[]) => void)[]>();
  localParticipant = {
    trackPublications: new Map(),
    publishTrack: async (one: MediaStreamTrack, { source }: { source: Track.Source }) => {
      this.asked.push(['publish', source, one.id]);
      return {
        track: { replaceTrack: async (next: MediaStreamTrack) => this.asked.push(['replace', source, next.id]) },
        pauseUpstream: async () => this.asked.push(['pause', source]),
        resumeUpstream: async () => undefined,
      };
    },
    setTrackSubscriptionPermissions: (all: boolean, some: { participantIdentity: string; allowAll: boolean }[]) =>
      void this.asked.push(['allow', all, ...some.flatMap((one) => (one.allowAll ? one.participantIdentity : []))]),
    unpublishTrack: async (_: unknown, stops: boolean) => this.asked.push(['unpublish', stops]),
    setAttributes: async ({ state }: Record<string, string>) =>
      void this.asked.push(['state', JSON.parse(state ?? '')]),
  };
  on(event: string, ear: (...what: unknown[]) => void) {
    this.#ears.set(event, [...(this.#ears.get(event) ?? []), ear]);
    return this;
  }
  removeAllListeners() {
    this.#ears.clear();
  }
  says(event: RoomEvent, ...what: unknown[]) {
    for (const ear of this.#ears.get(event) ?? []) ear(...what);
  }
  become(state: ConnectionState) {
    this.state = state;
    this.says(RoomEvent.ConnectionStateChanged, state);
  }
  async connect(url: string, token: string, how: object) {
    this.asked.push(['connect', url, token, how]);
    if (this.refusals > 0) {
      this.refusals -= 1;
      throw new Error('refused');
    }
    this.become(ConnectionState.Connected);
  }
  async disconnect(stops: boolean) {
    this.asked.push(['disconnect', stops]);
  }
  comes(one: ReturnType<typeof participant>) {
    this.remoteParticipants.set(one.identity, one);
    this.says(RoomEvent.ParticipantConnected, one);
  }
}

function participant(identity: string, state: object | null = SENDS) {
  const publications = new Map<
    string,
    {
      source: Track.Source;
      isMuted: boolean;
      track: { mediaStreamTrack: unknown };
      comes: unknown[];
      wanted: boolean[];
      setSubscribed: (is: boolean) => void;
      setEnabled: (is: boolean) => void;
      setVideoQuality: (quality: VideoQuality) => void;
    }
  >();
  return {
    identity,
    attributes: (state === null ? {} : { state: JSON.stringify(state) }) as Record<string, string>,
    trackPublications: publications,
    getTrackPublication: (source: Track.Source) => publications.get(source),
  };
}
const publishes = (one: ReturnType<typeof participant>, source: Track.Source) => {
  const mediaStreamTrack = track(`${source} of ${one.identity}`);
  const [comes, wanted]: [unknown[], boolean[]] = [[], []];
  one.trackPublications.set(source, {
    ...{ source, isMuted: false, track: { mediaStreamTrack }, comes, wanted },
    setSubscribed: (is) => void wanted.push(is),
    setEnabled: (is) => void comes.push(is),
    setVideoQuality: (quality) => void comes.push(VideoQuality[quality]),
  });
  return mediaStreamTrack;
};

let room: FakeRoom;
let told: unknown[];
let keys: string[];
let passes: number;
/** Key version that `room-access` returns; null: it does not answer. */
let newest: number | null;
const open = () =>
  LivekitSession.open({
    seatId: 'own',
    pass: async () => {
      passes += 1;
      if (newest === null) throw new Error('down');
      return { url: 'wss://livekit.test', token: `pass ${passes}`, key: `key ${newest}`, keyVersion: newest };
    },
    openRoom: async () => ({
      room: room as unknown as Room,
      setKey: async (key: string, version: number) => void keys.push(`${key} at ${version}`),
    }),
    listener: {
      onConnection: (state) => told.push(state),
      onOther: (id, state) => told.push([id, state]),
      onTrack: (id, source, one) => told.push([id, source, one?.id ?? null]),
      onOdd: (kind) => told.push({ odd: kind }),
    },
  });
const settle = () => vi.advanceTimersByTimeAsync(0);
async function connected(seats: Seat[] = [OWN, DOCTOR]) {
  const session = await open();
  session.seats(seats, 1);
  await settle();
  return session;
}
const asked = (what: string) => room.asked.filter((one) => Array.isArray(one) && one[0] === what);

beforeEach(() => {
  vi.useFakeTimers();
  [room, told, keys, passes, newest] = [new FakeRoom(), [], [], 0, 1];
});
afterEach(() => vi.useRealTimers());

describe('who is seen and heard over a server', () => {
  it('is whoever the database lists, with what they send', async () => {
    await connected();
    const doctor = participant('doctor');
    const face = publishes(doctor, Track.Source.Camera);
    room.comes(doctor);
    expect(told).toEqual([
      'connecting',
      ['doctor', SENDS],
      ['doctor', 'camera', face.id],
      ['doctor', SENDS],
      'connected',
    ]);
    expect(keys).toEqual(['key 1 at 1']);
  });

  it('is nobody who is in the server’s room without a seat, until the database says so, and no more when it ends', async () => {
    const session = await connected();
    const stranger = participant('stranger');
    room.comes(stranger);
    publishes(stranger, Track.Source.Microphone);
    room.says(RoomEvent.TrackSubscribed, {}, { source: Track.Source.Microphone }, stranger);
    expect(told).toEqual(['connecting']);
    session.seats([OWN, DOCTOR, seat('stranger')], 1);
    expect(told).toContainEqual(['stranger', 'microphone', 'microphone of stranger']);
    told = [];
    session.seats([OWN, DOCTOR], 1);
    expect(told).toContainEqual(['stranger', 'microphone', null]);
    expect(told).toContainEqual(['stranger', null]);
    told = [];
    room.says(RoomEvent.ParticipantAttributesChanged, {}, stranger);
    room.says(RoomEvent.TrackUnsubscribed, {}, { source: Track.Source.Microphone }, stranger);
    expect(told).toEqual([]);
  });

  it('says by what they publish what they have not said, and takes no nonsense for a word', async () => {
    await connected();
    const doctor = participant('doctor', { camera: 'certainly' });
    publishes(doctor, Track.Source.Camera);
    room.comes(doctor);
    expect(told).toContainEqual(['doctor', { ...SENDS, microphone: false, camera: true, hears: null }]);
  });

  it('waits where nobody else has a seat', async () => {
    await connected([OWN]);
    room.comes(participant('stranger'));
    expect(told).toEqual([]);
  });
});

describe('what is sent', () => {
  it('is published once and then exchanged, and its devices are never stopped', async () => {
    const session = await connected();
    await session.send('camera', track('front'));
    await session.send('camera', track('back'));
    await session.send('camera', null);
    expect(room.asked.filter((one) => !['connect', 'state', 'allow'].includes((one as string[])[0] ?? ''))).toEqual([
      ['publish', Track.Source.Camera, 'front'],
      ['replace', Track.Source.Camera, 'back'],
      ['unpublish', false],
    ]);
  });

  it.each([
    ['audio', [Track.Source.Camera]],
    ['chat', [Track.Source.Microphone, Track.Source.Camera]],
  ] as const)('is on step %s nothing of %s', async (step, paused) => {
    const session = await connected();
    await session.send('microphone', track('mic'));
    await session.send('camera', track('cam'));
    await session.limit({ sends: step });
    expect(asked('pause')).toEqual(paused.map((source) => ['pause', source]));
    expect(asked('state').at(-1)).toEqual([
      'state',
      { microphone: step === 'audio', camera: false, screen: false, step, hears: null },
    ]);
  });

  it('is said once, with how the others are heard', async () => {
    const session = await connected();
    session.hears('poorly');
    session.tellState();
    expect(asked('state').at(-1)).toMatchObject(['state', { hears: 'poorly' }]);
    expect(asked('state')).toHaveLength(2);
  });
});

describe('what comes', () => {
  it('is what this person takes: the server holds back the rest, and so it is shown', async () => {
    const session = await connected();
    const doctor = participant('doctor', { ...SENDS, camera: true });
    publishes(doctor, Track.Source.Camera);
    publishes(doctor, Track.Source.Microphone);
    room.comes(doctor);
    const { comes = [] } = doctor.trackPublications.get(Track.Source.Camera) ?? {};
    await session.limit({ sends: 'video' });
    expect(comes).toEqual([]);
    await session.limit({ sends: 'low_video', takes: 'low_video' });
    expect(comes).toEqual(['LOW', true]);
    await session.limit({ sends: 'audio', takes: 'audio' });
    expect(comes.slice(2)).toEqual(['LOW', false]);
    expect(told.at(-1)).toEqual(['doctor', { ...SENDS, camera: false }]);
    expect(doctor.trackPublications.get(Track.Source.Microphone)?.comes.at(-1)).toBe(true);
    expect(asked('state').at(-1)).toMatchObject(['state', { takes: 'audio' }]);
    await session.limit({ sends: 'video' });
    expect(comes.slice(4)).toEqual(['HIGH', true]);
    expect(told.at(-1)).toEqual(['doctor', { ...SENDS, camera: true }]);
  });

  it('of a track that arrives later is no more than that, either', async () => {
    const session = await connected();
    await session.limit({ sends: 'audio', takes: 'audio' });
    const doctor = participant('doctor');
    room.comes(doctor);
    publishes(doctor, Track.Source.Camera);
    room.says(RoomEvent.TrackSubscribed, {}, { source: Track.Source.Camera }, doctor);
    expect(doctor.trackPublications.get(Track.Source.Camera)?.comes).toEqual(['LOW', false]);
  });
});

describe('somebody whose seat is not listed', () => {
  it('gets nothing of ours from the server, from before the first track on', async () => {
    const session = await connected([OWN, DOCTOR, seat('guest')]);
    await session.send('microphone', track('mic'));
    const inOrder = room.asked.map((one) => (one as string[])[0]);
    expect(inOrder.lastIndexOf('allow')).toBeLessThan(inOrder.indexOf('publish'));
    expect(asked('allow').at(-1)).toEqual(['allow', false, 'doctor', 'guest']);
    session.seats([OWN, DOCTOR], 2);
    expect(asked('allow').at(-1)).toEqual(['allow', false, 'doctor']);
    // Also when the client reconnected by itself, and when this tab reconnected.
    for (const event of [RoomEvent.Reconnected, RoomEvent.Disconnected]) {
      const before = asked('allow').length;
      if (event === RoomEvent.Disconnected) room.become(ConnectionState.Disconnected);
      room.says(event);
      await settle();
      expect(asked('allow').slice(before)).toEqual([['allow', false, 'doctor']]);
    }
  });

  it('sends nothing that comes here: each track is asked for by itself', async () => {
    const session = await connected([OWN, DOCTOR, seat('guest')]);
    expect(asked('connect').at(-1)).toContainEqual({ autoSubscribe: false });
    const [guest, stranger] = [participant('guest'), participant('stranger')];
    for (const one of [guest, stranger]) {
      room.comes(one);
      publishes(one, Track.Source.Microphone);
      room.says(RoomEvent.TrackPublished, one.trackPublications.get(Track.Source.Microphone), one);
    }
    const wanted = (one: typeof guest) => one.trackPublications.get(Track.Source.Microphone)?.wanted.at(-1);
    expect([wanted(guest), wanted(stranger)]).toEqual([true, false]);
    session.seats([OWN, DOCTOR, seat('stranger')], 1);
    expect([wanted(guest), wanted(stranger)]).toEqual([false, true]);
  });
});

describe('a key that somebody knows whose right ended', () => {
  it('is exchanged for the next one without a word of the call, and no more than once', async () => {
    const session = await connected();
    room.comes(participant('doctor'));
    told = [];
    newest = 2;
    session.seats([OWN, DOCTOR], 2);
    await settle();
    session.seats([OWN, DOCTOR], 2);
    await settle();
    expect(keys).toEqual(['key 1 at 1', 'key 2 at 2']);
    expect([told, asked('connect').length, passes]).toEqual([[], 1, 2]);
  });

  it('is asked for until it comes, where nothing answers or an answer is older', async () => {
    const session = await connected();
    newest = null;
    session.seats([OWN, DOCTOR], 3);
    await vi.advanceTimersByTimeAsync(5_000);
    newest = 2;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(keys.at(-1)).toBe('key 2 at 2');
    newest = 3;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(keys).toEqual(['key 1 at 1', 'key 2 at 2', 'key 3 at 3']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(passes).toBe(5);
  });

  it('is not asked for any more by who left', async () => {
    const session = await connected();
    newest = null;
    session.seats([OWN, DOCTOR], 2);
    await settle();
    session.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(passes).toBe(2);
  });
});

describe('a connection that is lost', () => {
  it('is made again with a fresh pass, and everything is sent anew', async () => {
    const session = await connected();
    await session.send('microphone', track('mic'));
    room.comes(participant('doctor'));
    told = [];
    room.become(ConnectionState.Reconnecting);
    expect(told).toEqual(['reconnecting']);
    room.become(ConnectionState.Disconnected);
    room.says(RoomEvent.Disconnected);
    await settle();
    expect(passes).toBe(2);
    expect(asked('publish')).toHaveLength(2);
    expect(told).toEqual(['reconnecting', 'connected']);
  });

  it('of the signalling alone is none', async () => {
    await connected();
    room.comes(participant('doctor'));
    told = [];
    room.become(ConnectionState.SignalReconnecting);
    expect(told).toEqual([]);
  });

  it('is tried again for ever, at once when somebody asks, and by a relay where that is wanted', async () => {
    room.refusals = 100;
    const session = await connected();
    await vi.advanceTimersByTimeAsync(600_000);
    const tries = asked('connect').length;
    expect(tries).toBeGreaterThan(20);
    room.refusals = 0;
    session.wake(true);
    await settle();
    expect(asked('connect')).toHaveLength(tries + 1);
    expect(asked('connect').at(-1)).toContainEqual({
      ...{ autoSubscribe: false, rtcConfig: { iceTransportPolicy: 'relay' } },
    });
  });

  it('ends with the session, and leaves devices as they are', async () => {
    const session = await connected();
    session.close();
    room.says(RoomEvent.Disconnected);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked('connect')).toHaveLength(1);
    expect(asked('disconnect')).toEqual([['disconnect', false]]);
  });
});
