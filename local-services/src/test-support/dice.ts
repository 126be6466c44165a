/** Repeatable randomness: the same seed gives the same numbers (mulberry32). */
export class Dice {
  private state: number;

  constructor(readonly seed: number) {
    this.state = seed >>> 0;
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  upTo = (count: number) => Math.floor(this.next() * count);

  pick<T>(choices: readonly T[]): T {
    const chosen = choices[this.upTo(choices.length)];
    if (chosen === undefined) throw new Error('There is nothing to choose from.');
    return chosen;
  }

  uuid(): string {
    const hex = Array.from({ length: 32 }, () => this.upTo(16).toString(16)).join('');
    return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
  }
}
