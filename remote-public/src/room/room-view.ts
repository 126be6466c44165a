import type { AppError, CallSource, CallStep, MediaState, Seat } from '@telehealth/contracts';
import type { Connection } from '../call/media-session';
import type { MediaProblem } from '../device-test/media-problem';

/**
 * How one of this person's devices stands. `off`: by their own press. `taken`: the phone or another program took it and may
 * give it back. `blank`: it is open and gives no picture.
 */
export type DeviceState = 'asking' | 'on' | 'off' | 'taken' | 'blank' | MediaProblem;

/** Somebody else in the call whose sound and picture come here. The streams stay the same object while they sit there. */
export interface OtherPerson {
  seat: Seat;
  /** Null until they said so. */
  state: MediaState | null;
  face: MediaStream;
  screen: MediaStream | null;
}

/** Everything a screen needs to draw the room; a new object at every change, never changed in place. */
export interface RoomView {
  /** `taken`: this person took the visit to another tab or device. `over`: the visit ended. `refused`: see `refusal`. */
  phase: 'entering' | 'seated' | 'taken' | 'left' | 'over' | 'refused';
  refusal: AppError | null;
  connection: Connection;
  /** Since when, in ms of `performance.now()`. */
  connectionSince: number;
  /** Everybody the database says sits in the call, this tab included. */
  seats: readonly Seat[];
  /** Those whose sound and picture come; with a connection of two at most one. */
  people: readonly OtherPerson[];
  microphone: DeviceState;
  camera: DeviceState;
  /** What the own camera sees, for the small picture; null without one. */
  ownFace: MediaStream | null;
  isSharing: boolean;
  /** What is sent now, and who says so: the person's wish, the line, or the cap of data. */
  step: CallStep;
  stepBy: 'wish' | 'line' | 'cap';
  wish: CallStep;
  /** Whether words and signals get through; since when it is so. */
  isLineOpen: boolean;
  lineSince: number;
  /** Bytes of sound and picture of this visit in this tab so far, both ways, and kbit/s now. */
  usedBytes: number;
  kbitNow: number;
  /** Somebody speaks while the microphone is muted (local level only). */
  speaksMuted: boolean;
  /** The browser plays no sound before a press. */
  needsPress: boolean;
  /** A page of another release sits on the other side: this one must be reloaded. */
  isOutdated: boolean;
}

/** What a person can do in the room. Failures show in the view; nothing here throws. */
export interface RoomActions {
  mute(source: 'microphone' | 'camera', isMuted: boolean): void;
  /** Opens another device of the kind, or the same one once more. */
  choose(source: 'microphone' | 'camera', deviceId: string | null): Promise<void>;
  /** Phones: front to back and the other way; `detail` for showing a place close up. */
  turnCamera(): Promise<void>;
  chooseSpeaker(deviceId: string): Promise<void>;
  wish(step: CallStep): void;
  /** Bytes this person wants to use at most; null: no cap. */
  cap(bytes: number | null): void;
  shareScreen(): Promise<void>;
  stopSharing(): void;
  /** Try now, and by a relay only. */
  tryByRelay(): void;
  /** To be called by a press: makes the browser play. */
  hear(): void;
  leave(): Promise<void>;
  /** After `taken` or `left`: sit down here again. */
  comeBack(): Promise<void>;
}

/** One tab's part in the call. Made by `enterRoom`, drawn through `useRoom`; a made-up one in `test-support` covers the screens. */
export interface Room {
  get(): RoomView;
  subscribe(onChange: () => void): () => void;
  actions: RoomActions;
  /** The page goes: devices off, seat left. */
  close(): void;
}

/** Sources that are sent from here, for those who hand tracks around. */
export type Tracks = Record<CallSource, MediaStreamTrack | null>;
