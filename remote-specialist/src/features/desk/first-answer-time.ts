import type { HelpCase } from '../../data/desk/desk.schema';

/** The median time, in milliseconds, from a question to its answer; null: none was answered. */
export function firstAnswerTime(cases: readonly Pick<HelpCase, 'askedAt' | 'answeredAt'>[]): number | null {
  const times = cases
    .flatMap(({ askedAt, answeredAt }) => (answeredAt === null ? [] : [answeredAt.getTime() - askedAt.getTime()]))
    .sort((a, b) => a - b);
  return times[Math.floor((times.length - 1) / 2)] ?? null;
}
