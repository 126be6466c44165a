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
