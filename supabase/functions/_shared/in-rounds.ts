/** What a round of work did: how many pieces are done, and how many failed; those come back after a pause. */
export interface Round {
  done: number;
  failed: number;
}

/** How long a call of the schedule works at most, in ms: the next one comes after 30 s, and finds what is leased left alone. */
const AT_MOST_MS = 50_000;

/**
 * Does round after round until one finds nothing to do, or gets nothing done (whoever refuses a whole round refuses the next), or 50 s
 * are over. Gives the sum. `now`: milliseconds that never go back.
 */
export async function inRounds(
  round: () => Promise<Round>,
  now: () => number = () => performance.now(),
): Promise<Round> {
  const end = now() + AT_MOST_MS;
  const sum: Round = { done: 0, failed: 0 };
  for (let last = await round(); ; last = await round()) {
    sum.done += last.done;
    sum.failed += last.failed;
    if (last.done === 0 || now() >= end) return sum;
  }
}
