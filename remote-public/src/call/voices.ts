/** Loud enough to be a voice rather than the noise of the room: root mean square of the samples. */
const HEARD_FROM = 0.02;
const LOOK_MS = 200;
/** People breathe between words. */
const SILENT_AFTER_MS = 800;

/** Loudness of samples around zero, 0 to 1: root mean square. */
export function loudness(samples: Float32Array): number {
  const sum = samples.reduce((total, sample) => total + sample * sample, 0);
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
}

/** Notices who speaks, on this device alone: nothing of it is kept or sent. */
export class Voices {
  #context: AudioContext | null = null;

  /**
   * @param sustainMs how long a voice must last; a knock on the table is none
   * @returns stops listening
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

  /** Browsers let nothing be listened to before a press. */
  resume(): void {
    void this.#context?.resume().catch(() => undefined);
  }

  close(): void {
    void this.#context?.close().catch(() => undefined);
    this.#context = null;
  }
}
