import type { MediaProblem } from './media-problem';

/** The local sources apart from the screen. */
export type DeviceSource = 'microphone' | 'camera';

/**
 * State of a local device. `off`: the user switched it off. `taken`: the phone or another program uses it and may give
 * it back. `blank`: it is open and gives no picture. `unused`: neither the visit nor the user's choice needs it.
 */
export type DeviceState = 'unused' | 'asking' | 'on' | 'off' | 'taken' | 'blank' | MediaProblem;

export interface DeviceChoice {
  id: string;
  label: string;
  isCurrent: boolean;
}

/** The connected devices. Labels are empty until the user granted permission for one of the kind. */
export interface DeviceList {
  microphones: readonly DeviceChoice[];
  cameras: readonly DeviceChoice[];
  /** Empty where a browser cannot choose the output (iPhone, iPad); there the user chooses in the system's controls. */
  speakers: readonly DeviceChoice[];
}

/** A change of devices that the user is told about. */
export type DeviceNews =
  /** A headset or other device was plugged in. The user may switch to it. */
  | { is: 'offered'; source: DeviceSource; deviceId: string; label: string }
  /** The device in use was removed and this one replaced it. */
  | { is: 'replaced'; source: DeviceSource; label: string }
  /** The device in use was removed and there is no other. */
  | { is: 'gone'; source: DeviceSource }
  /** The chosen device did not open; the previous one stays in use. */
  | { is: 'kept'; source: DeviceSource; problem: MediaProblem };
