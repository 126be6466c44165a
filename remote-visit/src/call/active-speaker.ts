/** Root mean square above which sound counts as a voice and not as background noise. */
const HEARD_FROM = 0.02;
const LOOK_MS = 200;
/** A speaker counts as silent only after this pause, because people breathe between words. */
const SILENT_AFTER_MS = 800;

/** Root mean square of audio samples, 0 to 1. */
export function loudness(samples: Float32Array): number {
  const sum = samples.reduce((total, sample) => total + sample * sample, 0);
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
}

/** Detects on this device who is speaking. Nothing of it is stored or sent. */
export class ActiveSpeakers {
  #context: AudioContext | null = null;

  /**
   * @param sustainMs how long the sound must last to count as a voice; a knock on the table does not
   * @returns a function that stops listening
   */
  watch(track: MediaStreamTrack, onChange: (speaks: boolean) => void, sustainMs = 0): () => void {
    if (typeof AudioContext === 'undefined') return () => undefined;
    this.#context ??= new AudioContext();
    const analyser = this.#context.createAnalyser();
    const source = this.#context.createMediaStreamSource(new MediaStream([track]));
    source.connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let [speaks, loudSince, loudAt] = [false, 0, 0];
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const now = performance.now();
      const isLoud = loudness(samples) >= HEARD_FROM;
      if (isLoud && now - loudAt > SILENT_AFTER_MS) loudSince = now;
      if (isLoud) loudAt = now;
      const next = now - loudAt <= SILENT_AFTER_MS && loudAt > 0 && loudAt - loudSince >= sustainMs;
      if (next !== speaks) onChange(next);
      speaks = next;
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      source.disconnect();
    };
  }

  /** Browsers suspend an AudioContext until the user presses something. */
  resume(): void {
    void this.#context?.resume().catch(() => undefined);
  }

  close(): void {
    void this.#context?.close().catch(() => undefined);
    this.#context = null;
  }
}
