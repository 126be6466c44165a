/** A camera may be open and give no picture at all: a lid, a depth camera, iOS after another program had it. */
const BLANK_MS = 3_000;

/** Finds out by the pictures that a camera gave at their source. */
export class BlankWatch {
  #track: MediaStreamTrack | null = null;
  #frames: number | null = null;
  #since: number | null = null;

  /**
   * One more look.
   * @param track of the camera, since another one begins anew
   * @param frames that it gave so far; null where the browser does not say, or where nothing of it is sent
   * @returns whether it gave none for three seconds
   */
  look(track: MediaStreamTrack | null, frames: number | null, at: number): boolean {
    const isStill = frames !== null && frames === this.#frames && track === this.#track;
    this.#track = track;
    this.#frames = frames;
    this.#since = isStill ? (this.#since ?? at) : null;
    return this.#since !== null && at - this.#since >= BLANK_MS;
  }
}
