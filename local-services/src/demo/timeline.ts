/** A part of the demo's history: runs until it waits for an instant, and goes on when everything before it has happened. */
export type Story = () => Promise<void>;

interface Waiting {
  at: number;
  order: number;
  goOn: () => void;
}

/**
 * Plays many stories in the order of their instants, one step at a time. What a story has planned for after the end never
 * happens: it stops there, as people's plans do.
 */
export class Timeline {
  private readonly waiting: Waiting[] = [];
  private order = 0;
  private clock = Number.NEGATIVE_INFINITY;
  /** Ends the turn of the story that runs. */
  private rest: () => void = () => {};
  private fail: (cause: unknown) => void = () => {};

  constructor(readonly end: Date) {}

  /** The instant of the next call. Calls of one step lie a second apart, so that what happened later also says so. */
  tick(): Date {
    this.clock += 1_000;
    return new Date(this.clock);
  }

  /** Waits for that instant; at once when it is past. */
  until(at: Date): Promise<void> {
    if (at.getTime() <= this.clock) return Promise.resolve();
    return new Promise((resolve) => {
      this.order += 1;
      this.waiting.push({ at: at.getTime(), order: this.order, goOn: resolve });
      this.rest();
    });
  }

  /** Plays the stories up to the end. Throws what a story throws. */
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

  /** One story runs until it waits again, or is over. */
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
