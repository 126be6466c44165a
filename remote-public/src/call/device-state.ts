import type { MediaProblem } from './media-problem';

/** What of a person's own is sent beside their screen. */
export type DeviceSource = 'microphone' | 'camera';

/**
 * How one of this person's devices stands. `off`: by their own press. `taken`: the phone or another program took it and may
 * give it back. `blank`: it is open and gives no picture. `unused`: the visit or the wish needs none.
 */
export type DeviceState = 'unused' | 'asking' | 'on' | 'off' | 'taken' | 'blank' | MediaProblem;

/** A device of this machine, as it may be chosen. */
export interface DeviceChoice {
  id: string;
  label: string;
  isCurrent: boolean;
}

/** What is plugged in; labels are there once one of the kind was allowed. */
export interface DeviceList {
  microphones: readonly DeviceChoice[];
  cameras: readonly DeviceChoice[];
  /** Empty where a browser does not let a page choose (iPhone, iPad): there the phone's own button does. */
  speakers: readonly DeviceChoice[];
}

/** Something that happened to the devices and that is said. */
export type DeviceNews =
  /** A headset or another device was plugged in: offered, not taken. */
  | { is: 'offered'; source: DeviceSource; deviceId: string; label: string }
  /** What was used is gone; this one took its place. */
  | { is: 'replaced'; source: DeviceSource; label: string }
  /** What was used is gone, and there is no other. */
  | { is: 'gone'; source: DeviceSource }
  /** The one that was asked for did not open; the one before goes on. */
  | { is: 'kept'; source: DeviceSource; problem: MediaProblem };
