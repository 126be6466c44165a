/** Remaining seconds at which a countdown is announced. */
const SPOKEN_MARKS = [300, 120, 60, 30] as const;

/** The latest mark passed between two clock readings (a sleeping laptop skips some). */
export function markPassed(before: number, now: number): number | undefined {
  return SPOKEN_MARKS.filter((mark) => before > mark && now <= mark && now > 0).at(-1);
}

export function markText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} seconds left`;
  return minutes === 1 ? '1 minute left' : `${minutes} minutes left`;
}
