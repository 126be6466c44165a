/** A token bucket: allows a burst, then a steady rate per second. */
export class TokenBucket {
  private left: number;
  private at = performance.now();

  constructor(private readonly limit: { perSecond: number; atOnce: number }) {
    this.left = limit.atOnce;
  }

  /** Returns false, and takes nothing, when not enough is left. */
  take(amount = 1): boolean {
    const now = performance.now();
    this.left = Math.min(this.limit.atOnce, this.left + ((now - this.at) / 1000) * this.limit.perSecond);
    this.at = now;
    if (this.left < amount) return false;
    this.left -= amount;
    return true;
  }
}

/** How many callers are remembered at once; a caller that was dropped starts with a full bucket. */
const REMEMBERED = 10_000;

export class Allowances {
  private readonly of = new Map<string, TokenBucket>();

  constructor(private readonly limit: ConstructorParameters<typeof TokenBucket>[0]) {}

  take(caller: string): boolean {
    const known = this.of.get(caller) ?? new TokenBucket(this.limit);
    // Moves the caller to the end, so that the first entry is the least recently used.
    this.of.delete(caller);
    this.of.set(caller, known);
    const [first] = this.of.keys();
    if (this.of.size > REMEMBERED && first !== undefined) this.of.delete(first);
    return known.take();
  }
}
