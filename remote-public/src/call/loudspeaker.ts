/**
 * Plays all sound of a call through one element. Safari plays no sound in elements that are made later or in the background,
 * and one press and one choice of speaker then count for everybody.
 */
export class Loudspeaker {
  readonly #element = new Audio();
  readonly #stream = new MediaStream();
  readonly #tracks = new Map<string, MediaStreamTrack>();
  readonly #onNeedsPress: (needsPress: boolean) => void;

  /** @param onNeedsPress told whether the browser waits for a press */
  constructor(onNeedsPress: (needsPress: boolean) => void) {
    this.#onNeedsPress = onNeedsPress;
    this.#element.autoplay = true;
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
    if (this.#tracks.size === 0) return;
    this.#element.play().then(
      () => this.#onNeedsPress(false),
      // Anything else means that another sound has taken its place meanwhile, which is played in its turn.
      (cause: unknown) => {
        if (cause instanceof DOMException && cause.name === 'NotAllowedError') this.#onNeedsPress(true);
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
    this.#element.pause();
    this.#element.srcObject = null;
    this.#tracks.clear();
  }
}
