import type { MediaState, Seat } from '../data/room/room';
import type { RemoteParticipant, Room, RoomActions, RoomView } from '../room/room-view';

export const SEAT_OF_SPECIALIST: Seat = {
  id: '22222222-2222-4222-8222-222222222222',
  n: 2,
  side: 'specialist',
  name: 'Dr Naledi Khumalo',
  mine: false,
  fingerprint: `${'AB:'.repeat(31)}02`,
};
export const SEAT_OF_PATIENT: Seat = {
  ...SEAT_OF_SPECIALIST,
  id: '11111111-1111-4111-8111-111111111111',
  n: 1,
  side: 'patient',
  name: 'Annelie Botha',
  fingerprint: `${'AB:'.repeat(31)}01`,
};
/** Media state of a participant who sends picture and sound. */
export const SENDS_ALL: MediaState = { microphone: true, camera: true, screen: false, step: 'video', hears: 'well' };

/** A fake participant with empty streams, which jsdom lacks. */
export const madeUpPerson = (seat: Seat, more: Partial<RemoteParticipant> = {}): RemoteParticipant => ({
  seat,
  state: SENDS_ALL,
  face: emptyStream(),
  screen: null,
  isSpeaking: false,
  hearsBadlySince: null,
  ...more,
});

/** An empty stream for code that only passes it on. */
export const emptyStream = (): MediaStream =>
  ({ getTracks: () => [], getAudioTracks: () => [], getVideoTracks: () => [] }) as unknown as MediaStream;

/** The patient's view of a call without problems. */
export const CALL_GOES_WELL: RoomView = {
  phase: 'seated',
  refusal: null,
  connection: 'connected',
  connectionSince: 0,
  seats: [{ ...SEAT_OF_PATIENT, mine: true }, SEAT_OF_SPECIALIST],
  people: [madeUpPerson(SEAT_OF_SPECIALIST)],
  replacedBy: null,
  microphone: 'on',
  camera: 'on',
  devices: { microphones: [], cameras: [], speakers: [] },
  deviceNews: null,
  canTurnCamera: false,
  facing: 'front',
  ownFace: emptyStream(),
  canShare: true,
  isSharing: false,
  ownScreen: null,
  step: 'video',
  stepBy: 'wish',
  takes: undefined,
  wish: 'video',
  hears: 'well',
  isSignalingOpen: true,
  lineSince: 0,
  usedBytes: 0,
  kbitNow: 0,
  capBytes: null,
  speaksMuted: false,
  needsUserGesture: false,
  isRelayOnly: false,
  isInterrupted: false,
  isOutdated: false,
};

export interface MadeUpRoom extends Room {
  /** Actions called so far, with their arguments, oldest first. */
  asked: [keyof RoomActions, ...unknown[]][];
  isClosed: boolean;
  /** `keepGoing` was called. */
  isKept: boolean;
  /** Changes the view; wrap it in `act`. */
  show(more: Partial<RoomView>): void;
}

/** A fake Room: tests set its view and read the actions called. */
export function madeUpRoom(first: Partial<RoomView> = {}): MadeUpRoom {
  let view: RoomView = { ...CALL_GOES_WELL, ...first };
  const listeners = new Set<() => void>();
  const asked: MadeUpRoom['asked'] = [];
  const note =
    (name: keyof RoomActions) =>
    (...more: unknown[]) => {
      asked.push([name, ...more]);
    };
  const later =
    (name: keyof RoomActions) =>
    async (...more: unknown[]) => {
      asked.push([name, ...more]);
    };
  const room: MadeUpRoom = {
    get: () => view,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    actions: {
      comeIn: note('comeIn'),
      mute: note('mute'),
      choose: later('choose'),
      turnCamera: later('turnCamera'),
      chooseSpeaker: later('chooseSpeaker'),
      dismissDeviceNews: note('dismissDeviceNews'),
      wish: note('wish'),
      cap: note('cap'),
      shareScreen: later('shareScreen'),
      stopSharing: note('stopSharing'),
      tryNow: note('tryNow'),
      hear: note('hear'),
      leave: later('leave'),
      keepGoing: () => {
        room.isKept = true;
      },
    },
    start: () => undefined,
    close: () => {
      room.isClosed = true;
    },
    asked,
    isClosed: false,
    isKept: false,
    show: (more) => {
      view = { ...view, ...more };
      for (const listener of listeners) listener();
    },
  };
  return room;
}
