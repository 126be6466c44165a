/** Sums the bytes of consecutive connections, each of which counts from 0. */
export class DataMeter {
  #used: number;
  #last = 0;

  constructor(usedBefore: number) {
    this.#used = usedBefore;
  }

  get used(): number {
    return this.#used;
  }

  /** @param bytes of the current connection since it began */
  count(bytes: number): void {
    this.#used += bytes >= this.#last ? bytes - this.#last : bytes;
    this.#last = bytes;
  }
}
