/**
 * Plays all sound of a call through one audio element. Safari does not play elements made later or in the background,
 * and with one element one press and one choice of output count for all voices. Playback that the system pauses (a
 * phone call, an alarm, a headset taken off) resumes as soon as it is allowed; until then the user is asked for a
 * press, so silence is never unnoticed.
 */
export class Loudspeaker {
  readonly #element = new Audio();
  readonly #stream = new MediaStream();
  readonly #tracks = new Map<string, MediaStreamTrack>();
  readonly #onNeedsUserGesture: (needsUserGesture: boolean) => void;
  readonly #stopListening = new AbortController();

  /** @param onNeedsUserGesture called with whether the browser waits for a user gesture */
  constructor(onNeedsUserGesture: (needsUserGesture: boolean) => void) {
    this.#onNeedsUserGesture = onNeedsUserGesture;
    this.#element.autoplay = true;
    const { signal } = this.#stopListening;
    // An ended stream fires `pause` as well, and playing it would only end it again.
    this.#element.addEventListener('pause', () => this.#stream.active && this.play(), { signal });
    this.#element.addEventListener('playing', () => this.#onNeedsUserGesture(false), { signal });
    document.addEventListener('visibilitychange', () => this.#goOn(), { signal });
    window.addEventListener('focus', () => this.#goOn(), { signal });
  }

  /** @param seatId of the speaker; @param track null: stop playing */
  set(seatId: string, track: MediaStreamTrack | null): void {
    const before = this.#tracks.get(seatId);
    if (before === track) return;
    if (before !== undefined) this.#stream.removeTrack(before);
    this.#tracks.delete(seatId);
    if (track === null) return;
    this.#tracks.set(seatId, track);
    this.#stream.addTrack(track);
    this.#element.srcObject ??= this.#stream;
    this.play();
  }

  play(): void {
    if (this.#tracks.size === 0 || this.#stopListening.signal.aborted) return;
    this.#element.play().then(
      () => this.#onNeedsUserGesture(false),
      (cause: unknown) => {
        const isForbidden = cause instanceof DOMException && cause.name === 'NotAllowedError';
        // Other errors may mean that a newer play request replaced this one; then only an element that stands still
        // needs a press.
        if (isForbidden || this.#isSilent()) this.#onNeedsUserGesture(true);
      },
    );
  }

  /** @returns whether the sound now comes from that device */
  async choose(deviceId: string): Promise<boolean> {
    const element: HTMLAudioElement & { setSinkId?: (id: string) => Promise<void> } = this.#element;
    if (element.setSinkId === undefined) return false;
    return element.setSinkId(deviceId).then(
      () => true,
      () => false,
    );
  }

  close(): void {
    this.#stopListening.abort();
    this.#element.pause();
    this.#element.srcObject = null;
    this.#tracks.clear();
  }

  #isSilent(): boolean {
    return this.#element.paused && this.#tracks.size > 0 && !this.#stopListening.signal.aborted;
  }

  /** A user who returns to the page also returns from the call or alarm that paused it. */
  #goOn(): void {
    if (document.visibilityState === 'visible' && this.#isSilent()) this.play();
  }
}
