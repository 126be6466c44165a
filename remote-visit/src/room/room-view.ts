import type { AppError } from '@telehealth/contracts/errors';
import type { DeviceList, DeviceNews, DeviceState } from '../call/device-state';
import type { Connection } from '../call/media-session';
import type { CallStep, Hearing, MediaState, Seat } from '../data/room/room';

export type { DeviceChoice, DeviceList, DeviceNews, DeviceState } from '../call/device-state';

/** A participant whose media is received. The stream objects stay the same while they keep their seat. */
export interface RemoteParticipant {
  seat: Seat;
  /** Null until they reported it. */
  state: MediaState | null;
  /**
   * Their camera without sound: the room plays all sound itself, so that one press and one choice of output count for all.
   */
  face: MediaStream;
  /** Their shared screen; null while they share none. */
  screen: MediaStream | null;
  /** Detected here from the sound that arrives. */
  isSpeaking: boolean;
  /** Since when they report hearing this user poorly or hardly, in ms of `performance.now()`; null: they do not. */
  hearsBadlySince: number | null;
}

/** All state that the screens draw; immutable. */
export interface RoomView {
  /**
   * `outside`: not joined yet, see `actions.comeIn`. `taken`: the user moved the visit to another tab or device.
   * `over`: the visit ended. `refused`: see `refusal`.
   */
  phase: 'outside' | 'entering' | 'seated' | 'taken' | 'left' | 'over' | 'refused';
  refusal: AppError | null;
  connection: Connection;
  /** In ms of `performance.now()`. */
  connectionSince: number;
  /** All seats of the call in the database, this tab's included. */
  seats: readonly Seat[];
  /** Participants whose media is received; at most one with a peer connection. */
  people: readonly RemoteParticipant[];
  /** A newer seat of this user's side has the peer connection; this tab only reads and writes. */
  replacedBy: Seat | null;
  microphone: DeviceState;
  camera: DeviceState;
  devices: DeviceList;
  /** The last device news; null once dismissed or outdated. */
  deviceNews: DeviceNews | null;
  /** There are several cameras, one of which faces away from the user. */
  canTurnCamera: boolean;
  /** Which way the camera faces; null if unknown. A front camera's self-view is mirrored. */
  facing: 'front' | 'back' | null;
  ownFace: MediaStream | null;
  /** This browser can share a screen (no phone can). */
  canShare: boolean;
  isSharing: boolean;
  /** The screen that this user shares; null while they share none. */
  ownScreen: MediaStream | null;
  /** The step sent now, and what limits it: the user's wish, the network, the data cap or the other side. */
  step: CallStep;
  stepBy: 'wish' | 'line' | 'cap' | 'other';
  /** The most to receive, where this user's wish or cap is below the visit's mode. */
  takes: CallStep | undefined;
  wish: CallStep;
  /** How well the other side is heard here; null: too early to say, or nothing is sent. */
  hears: Hearing | null;
  /** Whether signalling and messages get through, and since when. */
  isSignalingOpen: boolean;
  lineSince: number;
  /** Bytes of media sent and received in this tab for this visit, and kbit/s now. */
  usedBytes: number;
  kbitNow: number;
  /** The user's data cap; null: none. */
  capBytes: number | null;
  /** The user speaks while muted (detected on this device). */
  speaksMuted: boolean;
  /** The browser blocks playback until a user gesture. */
  needsUserGesture: boolean;
  /** Media goes through a relay only, so the other side does not learn this user's network address. */
  isRelayOnly: boolean;
  /** This tab reported the call as interrupted, which stopped the visit's clock. */
  isInterrupted: boolean;
  /** The other side runs a newer release: this page must be reloaded. */
  isOutdated: boolean;
}

/** Commands of the room. Failures appear in the view; none of them throws. */
export interface RoomActions {
  /** Takes a seat: at first, again after `taken`, `left` or `refused`, and when another seat of this side has the call. */
  comeIn(): void;
  mute(source: 'microphone' | 'camera', isMuted: boolean): void;
  /** Opens another device, or (null) reopens the same one, e.g. after the user granted permission. */
  choose(source: 'microphone' | 'camera', deviceId: string | null): Promise<void>;
  /**
   * On phones, switches between the front and back camera. `showPlace` uses the back camera with fine detail for close-ups.
   */
  turnCamera(how?: 'turn' | 'showPlace'): Promise<void>;
  chooseSpeaker(deviceId: string): Promise<void>;
  dismissDeviceNews(): void;
  /** The most that this user wants to send. A step above the current one is tried at once. */
  wish(step: CallStep): void;
  /** The data cap in bytes; null: none. */
  cap(bytes: number | null): void;
  /** Needs a user gesture. */
  shareScreen(): Promise<void>;
  stopSharing(): void;
  /** Reconnects now. `byRelay`: through a relay only. */
  tryNow(byRelay?: boolean): void;
  /** Needs a user gesture: starts blocked playback. */
  hear(): void;
  /** The first picture shows or is not coming: the late call code may use the network. */
  keepGoing(): void;
  /** Leaves the call; the visit goes on. */
  leave(): Promise<void>;
}

/**
 * One tab's part in the call. `enterRoom` makes it, `useRoomView` reads it; `test-support` has a fake for component tests.
 */
export interface Room {
  get(): RoomView;
  subscribe(onChange: () => void): () => void;
  actions: RoomActions;
  /** Call when the page is shown: takes a seat if this tab belongs to the call, else waits for `comeIn`. */
  start(): void;
  /** Call when the page goes: closes devices and gives up the seat. */
  close(): void;
}
