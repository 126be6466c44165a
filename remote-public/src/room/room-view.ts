import type { AppError, CallStep, Hearing, MediaState, Seat } from '@telehealth/contracts';
import type { DeviceList, DeviceNews, DeviceState } from '../call/device-state';
import type { Connection } from '../call/media-session';

export type { DeviceChoice, DeviceList, DeviceNews, DeviceState } from '../call/device-state';

/** Somebody else in the call whose picture comes here. The streams stay the same object while they sit there. */
export interface OtherPerson {
  seat: Seat;
  /** Null until they said so. */
  state: MediaState | null;
  /** Their camera, without sound: the room plays all sound itself, so that one press and one choice of speaker count for all. */
  face: MediaStream;
  /** Their screen; null while they share none. */
  screen: MediaStream | null;
  /** Their voice is heard now, by what arrives here. */
  isSpeaking: boolean;
  /** Since when they say that they hear this person poorly or hardly, in ms of `performance.now()`; null: they do not. */
  hearsBadlySince: number | null;
}

/** Everything a screen needs to draw the room; a new object at every change, never changed in place. */
export interface RoomView {
  /**
   * `outside`: not come in yet, see `actions.comeIn`. `taken`: this person took the visit to another tab or device. `over`:
   * the visit ended. `refused`: see `refusal`.
   */
  phase: 'outside' | 'entering' | 'seated' | 'taken' | 'left' | 'over' | 'refused';
  refusal: AppError | null;
  connection: Connection;
  /** Since when, in ms of `performance.now()`. */
  connectionSince: number;
  /** Everybody the database says sits in the call, this tab included. */
  seats: readonly Seat[];
  /** Those whose sound and picture come; with a connection of two at most one. */
  people: readonly OtherPerson[];
  /** A connection of two is with somebody else of this person's side, who came later; this one reads and writes along. */
  inOurPlace: Seat | null;
  microphone: DeviceState;
  camera: DeviceState;
  devices: DeviceList;
  /** The last thing that happened to the devices; null once it was dismissed or is no longer so. */
  deviceNews: DeviceNews | null;
  /** More than one camera, of which one looks away from the person. */
  canTurnCamera: boolean;
  /** Which way the camera looks; null where the device does not say. A front camera is shown as in a mirror. */
  facing: 'front' | 'back' | null;
  /** What the own camera sees, for the small picture; null without one. */
  ownFace: MediaStream | null;
  /** This browser can share a screen (no phone can). */
  canShare: boolean;
  isSharing: boolean;
  /** What this person shares, to show it to themselves; null while they share nothing. */
  ownScreen: MediaStream | null;
  /** What is sent now, and who says so: the person's wish, the line, the cap of data, or the other side, which uses less. */
  step: CallStep;
  stepBy: 'wish' | 'line' | 'cap' | 'other';
  /** The most that comes, where this person's wish or cap leaves less than the visit is for. */
  takes: CallStep | undefined;
  wish: CallStep;
  /** How the other side is heard here; null: too early to say, or nothing is sent. */
  hears: Hearing | null;
  /** Whether words and signals get through; since when it is so. */
  isLineOpen: boolean;
  lineSince: number;
  /** Bytes of sound and picture of this visit in this tab so far, both ways, and kbit/s now. */
  usedBytes: number;
  kbitNow: number;
  /** What this person wants to use at most; null: no cap. */
  capBytes: number | null;
  /** Somebody speaks while the microphone is muted (local level only). */
  speaksMuted: boolean;
  /** The browser plays no sound before a press. */
  needsPress: boolean;
  /** Only by a relay: the other side does not learn this person's network address. */
  isRelayOnly: boolean;
  /** The clock of the visit was stopped from here, since the call is down. */
  isInterrupted: boolean;
  /** A page of another release sits on the other side: this one must be reloaded. */
  isOutdated: boolean;
}

/** What a person can do in the room. Failures show in the view; nothing here throws. */
export interface RoomActions {
  /** Sits down: at first, again after `taken`, `left` or `refused`, and anew where another of one's side has the call. */
  comeIn(): void;
  mute(source: 'microphone' | 'camera', isMuted: boolean): void;
  /** Opens another device of the kind, or (null) the same one once more: to be called again after a refusal was lifted. */
  choose(source: 'microphone' | 'camera', deviceId: string | null): Promise<void>;
  /**
   * Phones: front to back and the other way. `showPlace` turns to the back camera with fine detail, for showing a place
   * close up.
   */
  turnCamera(how?: 'turn' | 'showPlace'): Promise<void>;
  chooseSpeaker(deviceId: string): Promise<void>;
  dismissDeviceNews(): void;
  /** The most this person wants to send; a step above the line's tries it at once. */
  wish(step: CallStep): void;
  /** Bytes this person wants to use at most; null: no cap. */
  cap(bytes: number | null): void;
  /** To be called by a press, as every browser asks for. */
  shareScreen(): Promise<void>;
  stopSharing(): void;
  /** Try now; `byRelay`: and by a relay only. */
  tryNow(byRelay?: boolean): void;
  /** To be called by a press: makes the browser play. */
  hear(): void;
  /** The first picture is there, or none is on its way: what the call needs from now on may share the line. */
  keepGoing(): void;
  /** Leaves the call; the visit goes on. */
  leave(): Promise<void>;
}

/** One tab's part in the call. Made by `enterRoom`, drawn through `useRoomView`; a made-up one in `test-support` covers the screens. */
export interface Room {
  get(): RoomView;
  subscribe(onChange: () => void): () => void;
  actions: RoomActions;
  /** The page is there: sits down where this tab belongs into the call, and else waits for `comeIn`. */
  start(): void;
  /** The page goes: devices off, seat left. */
  close(): void;
}
