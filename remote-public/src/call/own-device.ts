import type { DeviceSource, DeviceState } from './device-state';
import type { MediaProblem } from './media-problem';

/** A browser that took a device says at once when it gives it back; some never do. */
const GIVE_BACK_MS = 1_000;

interface OwnDeviceListener {
  onChange(): void;
  /** The browser ended it: unplugged, or the permission was taken back. */
  onEnded(): void;
  /** It was taken and given back, and still gives nothing: it must be opened anew. */
  onStuck(): void;
}

/** One device of this person: its track, and how it stands. */
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

  /** Takes this track into use in place of the one before, which is let go. */
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

  /** The page is seen again, or the device given back: whether it really gives something is told a moment later. */
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
