import type { CallStep } from '@telehealth/contracts';

/** From this share of the cap on the picture is small. */
const SMALL_FROM = 0.8;

/** The most that may be sent at this use: a cap makes the call smaller and never ends it. */
export function stepOfCap(usedBytes: number, capBytes: number | null): CallStep {
  if (capBytes === null || usedBytes < capBytes * SMALL_FROM) return 'video';
  return usedBytes < capBytes ? 'low_video' : 'audio';
}

/** Adds up what several connections used one after the other, each of which counts from nothing. */
export class DataMeter {
  #used: number;
  #last = 0;

  constructor(usedBefore: number) {
    this.#used = usedBefore;
  }

  get used(): number {
    return this.#used;
  }

  /** @param bytes of the connection that stands now, since it began */
  count(bytes: number): void {
    this.#used += bytes >= this.#last ? bytes - this.#last : bytes;
    this.#last = bytes;
  }
}
