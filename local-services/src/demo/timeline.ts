/** A part of the demo's history: it runs until it waits for an instant, and continues when everything earlier has happened. */
export type Story = () => Promise<void>;

interface Waiting {
  at: number;
  order: number;
  goOn: () => void;
}

/**
 * Plays several stories in the order of their instants, one step at a time. Steps planned after the end of the history never
 * happen.
 */
export class Timeline {
  private readonly waiting: Waiting[] = [];
  private order = 0;
  private clock = Number.NEGATIVE_INFINITY;
  /** Ends the turn of the running story. */
  private rest: () => void = () => {};
  private fail: (cause: unknown) => void = () => {};

  constructor(readonly end: Date) {}

  /** Returns the time of the next call. Calls of one step lie a second apart, so that rows keep their order. */
  tick(): Date {
    this.clock += 1_000;
    return new Date(this.clock);
  }

  /** Waits for that instant; returns at once when it is past. */
  until(at: Date): Promise<void> {
    if (at.getTime() <= this.clock) return Promise.resolve();
    return new Promise((resolve) => {
      this.order += 1;
      this.waiting.push({ at: at.getTime(), order: this.order, goOn: resolve });
      this.rest();
    });
  }

  /** Plays the stories to the end. Throws the error of a failing story. */
  async play(stories: readonly Story[]): Promise<void> {
    for (const story of stories) {
      await this.turn(
        () =>
          void story().then(
            () => this.rest(),
            (cause) => this.fail(cause),
          ),
      );
    }
    for (let next = this.next(); next !== undefined; next = this.next()) {
      const { at, goOn } = next;
      this.clock = Math.max(this.clock, at);
      await this.turn(goOn);
    }
  }

  /** Runs one story until it waits again or ends. */
  private turn(start: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      this.rest = resolve;
      this.fail = reject;
      start();
    });
  }

  private next(): Waiting | undefined {
    this.waiting.sort((a, b) => a.at - b.at || a.order - b.order);
    const [first] = this.waiting;
    return first && first.at <= this.end.getTime() ? this.waiting.shift() : undefined;
  }
}
