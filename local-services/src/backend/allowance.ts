/** Lets so much pass at once and so much in each second after that. */
export class Allowance {
  private left: number;
  private at = performance.now();

  constructor(private readonly limit: { perSecond: number; atOnce: number }) {
    this.left = limit.atOnce;
  }

  /** False when there is not so much left; nothing is taken then. */
  take(amount = 1): boolean {
    const now = performance.now();
    this.left = Math.min(this.limit.atOnce, this.left + ((now - this.at) / 1000) * this.limit.perSecond);
    this.at = now;
    if (this.left < amount) return false;
    this.left -= amount;
    return true;
  }
}

/** How many callers are remembered at once; whoever was forgotten begins anew. */
const REMEMBERED = 10_000;

/** An allowance for each caller. */
export class Allowances {
  private readonly of = new Map<string, Allowance>();

  constructor(private readonly limit: ConstructorParameters<typeof Allowance>[0]) {}

  /** False when this caller has none left. */
  take(caller: string): boolean {
    const known = this.of.get(caller) ?? new Allowance(this.limit);
    // Whoever asks moves to the end; the first was here longest ago.
    this.of.delete(caller);
    this.of.set(caller, known);
    const [first] = this.of.keys();
    if (this.of.size > REMEMBERED && first !== undefined) this.of.delete(first);
    return known.take();
  }
}
