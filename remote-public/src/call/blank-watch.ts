/** A camera may be open and give no picture at all: a lid, a depth camera, iOS after another program had it. */
const BLANK_MS = 3_000;

/** Finds out by the pictures that a camera gave at their source. */
export class BlankWatch {
  #frames: number | null = null;
  #since: number | null = null;

  /**
   * One more look.
   * @param frames that it gave so far; null where the browser does not say, or where nothing of it is sent
   * @returns whether it gave none for three seconds
   */
  look(frames: number | null, at: number): boolean {
    const isStill = frames !== null && frames === this.#frames;
    this.#frames = frames;
    this.#since = isStill ? (this.#since ?? at) : null;
    return this.#since !== null && at - this.#since >= BLANK_MS;
  }

  reset(): void {
    this.#frames = null;
    this.#since = null;
  }
}
