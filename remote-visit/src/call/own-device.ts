import type { DeviceSource, DeviceState } from './device-state';
import type { MediaProblem } from './media-problem';

/** Some browsers never fire `unmute` after they give a device back, so its state is checked after this time. */
const GIVE_BACK_MS = 1_000;

interface OwnDeviceListener {
  onChange(): void;
  /** The browser ended the track: the device was unplugged or the permission revoked. */
  onEnded(): void;
  /** The browser gave the device back and it still delivers nothing: it must be reopened. */
  onStuck(): void;
}

export class OwnDevice {
  readonly source: DeviceSource;
  readonly #listener: OwnDeviceListener;
  #track: MediaStreamTrack | null = null;
  #stopHearing: () => void = () => undefined;
  problem: MediaProblem | null = null;
  isWanted = false;
  isAsking = false;
  isMuted = false;
  isBlank = false;

  constructor(source: DeviceSource, listener: OwnDeviceListener) {
    this.source = source;
    this.#listener = listener;
  }

  get track(): MediaStreamTrack | null {
    return this.#track;
  }
  get id(): string | undefined {
    return this.#track?.getSettings().deviceId;
  }

  get state(): DeviceState {
    if (!this.isWanted) return 'unused';
    if (this.isMuted) return 'off';
    if (this.isAsking) return 'asking';
    if (this.#track === null) return this.problem ?? 'asking';
    if (this.#track.muted) return 'taken';
    return this.isBlank ? 'blank' : 'on';
  }

  /** Replaces the track in use; the old one is stopped. */
  use(track: MediaStreamTrack | null): void {
    if (track === this.#track) return;
    this.release();
    this.#track = track;
    if (track === null) return;
    this.problem = null;
    track.enabled = !this.isMuted;
    const { onChange, onEnded } = this.#listener;
    const onUnmute = () => {
      onChange();
      this.lookAgain();
    };
    track.addEventListener('ended', onEnded);
    track.addEventListener('mute', onChange);
    track.addEventListener('unmute', onUnmute);
    this.#stopHearing = () => {
      track.removeEventListener('ended', onEnded);
      track.removeEventListener('mute', onChange);
      track.removeEventListener('unmute', onUnmute);
    };
  }

  /** Call when the page is visible again or the device was given back. Whether it delivers is decided a moment later. */
  lookAgain(): void {
    const track = this.#track;
    if (track === null) return;
    setTimeout(() => {
      if (track === this.#track && track.muted) this.#listener.onStuck();
    }, GIVE_BACK_MS);
  }

  release(): void {
    this.#stopHearing();
    this.#stopHearing = () => undefined;
    this.#track?.stop();
    this.#track = null;
  }
}
