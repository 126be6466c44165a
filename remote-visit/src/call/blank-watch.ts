/** A camera can be open and deliver no frames: a closed lid, a depth camera, or iOS after another app used it. */
const BLANK_MS = 3_000;

/** Detects a blank camera by counting the frames at their source. */
export class BlankWatch {
  #track: MediaStreamTrack | null = null;
  #frames: number | null = null;
  #since: number | null = null;

  /**
   * Call once per sample.
   * @param track of the camera; counting restarts when the track changes
   * @param frames delivered so far; null where the browser does not report it or nothing is sent
   * @returns whether the camera delivered no frame for three seconds
   */
  look(track: MediaStreamTrack | null, frames: number | null, at: number): boolean {
    const isStill = frames !== null && frames === this.#frames && track === this.#track;
    this.#track = track;
    this.#frames = frames;
    this.#since = isStill ? (this.#since ?? at) : null;
    return this.#since !== null && at - this.#since >= BLANK_MS;
  }
}
