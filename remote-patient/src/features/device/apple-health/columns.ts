/**
 * Stores the readings of one kind in typed arrays, because an export has millions and one object each would fill a phone's
 * memory.
 */
export class Columns {
  #times = new Float64Array(64);
  #values = new Float64Array(64);
  #seconds: Float64Array | null = null;
  #sources = new Uint16Array(64);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(time: number, value: number, second: number | null, source: number): void {
    if (this.#length === this.#times.length) this.#grow();
    const at = this.#length;
    this.#times[at] = time;
    this.#values[at] = value;
    this.#sources[at] = source;
    if (second !== null) {
      this.#seconds ??= new Float64Array(this.#times.length).fill(Number.NaN);
      this.#seconds[at] = second;
    }
    this.#length += 1;
  }

  time(at: number): number {
    return this.#times[at] ?? Number.NaN;
  }
  value(at: number): number {
    return this.#values[at] ?? Number.NaN;
  }
  /** Null where there is one number. */
  second(at: number): number | null {
    const found = this.#seconds?.[at];
    return found === undefined || Number.isNaN(found) ? null : found;
  }
  source(at: number): number {
    return this.#sources[at] ?? 0;
  }

  /** First and last moment; null when empty. */
  span(): { from: number; to: number } | null {
    if (this.#length === 0) return null;
    let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let at = 0; at < this.#length; at += 1) {
      from = Math.min(from, this.time(at));
      to = Math.max(to, this.time(at));
    }
    return { from, to };
  }

  /**
   * Returns the positions from the newest reading to the oldest. The same number from the same source and moment counts once; two
   * different numbers of one moment are two readings.
   */
  newestFirst(since: number): number[] {
    const places: number[] = [];
    for (let at = 0; at < this.#length; at += 1) if (this.time(at) >= since) places.push(at);
    places.sort(
      (one, other) =>
        this.time(other) - this.time(one) ||
        this.source(one) - this.source(other) ||
        this.value(one) - this.value(other) ||
        (this.second(one) ?? 0) - (this.second(other) ?? 0),
    );
    return places.filter((at, place) => {
      const before = places[place - 1];
      return before === undefined || !this.#isSame(before, at);
    });
  }

  #isSame(one: number, other: number): boolean {
    const [at, before] = [one, other].map((place) => [
      ...[this.time(place), this.source(place), this.value(place), this.second(place)],
    ]);
    return at?.every((field, place) => field === before?.[place]) === true;
  }

  #grow(): void {
    const size = this.#times.length * 2;
    const larger = (old: Float64Array) => {
      const made = new Float64Array(size);
      made.set(old);
      return made;
    };
    this.#times = larger(this.#times);
    this.#values = larger(this.#values);
    if (this.#seconds !== null) this.#seconds = larger(this.#seconds).fill(Number.NaN, this.#length);
    const sources = new Uint16Array(size);
    sources.set(this.#sources);
    this.#sources = sources;
  }
}
