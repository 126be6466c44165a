/**
 * Plays all sound of a call through one element. Safari plays no sound in elements that are made later or in the background,
 * and one press and one choice of speaker then count for everybody. What the system pauses (a call of the phone, an alarm, a headset
 * that was taken off) is played again as soon as that is allowed, and asked for until then: nobody sits in silence unknowingly.
 */
export class Loudspeaker {
  readonly #element = new Audio();
  readonly #stream = new MediaStream();
  readonly #tracks = new Map<string, MediaStreamTrack>();
  readonly #onNeedsPress: (needsPress: boolean) => void;
  readonly #stopListening = new AbortController();

  /** @param onNeedsPress told whether the browser waits for a press */
  constructor(onNeedsPress: (needsPress: boolean) => void) {
    this.#onNeedsPress = onNeedsPress;
    this.#element.autoplay = true;
    const { signal } = this.#stopListening;
    // A stream that ended pauses, too, and playing it would end it again.
    this.#element.addEventListener('pause', () => this.#stream.active && this.play(), { signal });
    this.#element.addEventListener('playing', () => this.#onNeedsPress(false), { signal });
    document.addEventListener('visibilitychange', () => this.#goOn(), { signal });
    window.addEventListener('focus', () => this.#goOn(), { signal });
  }

  /** @param seatId whose voice it is; @param track null: silent from now on */
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
      () => this.#onNeedsPress(false),
      (cause: unknown) => {
        const isForbidden = cause instanceof DOMException && cause.name === 'NotAllowedError';
        // Anything else may mean that another sound has taken its place meanwhile, which is played in its turn; what stands still then is silent.
        if (isForbidden || this.#isSilent()) this.#onNeedsPress(true);
      },
    );
  }

  /** @returns whether sound comes from there now */
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

  /** Whoever comes back to the page comes back from what paused it. */
  #goOn(): void {
    if (document.visibilityState === 'visible' && this.#isSilent()) this.play();
  }
}
