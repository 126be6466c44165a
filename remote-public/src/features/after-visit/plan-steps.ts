/** One step of a plan: what to do, and what belongs to it. */
export interface PlanStep {
  what: string;
  more: string;
}

const MARK = /^\s*(?:\d{1,2}[.)]|[-*•])\s+/;
/** A sentence's end with something after it; `1.5 mg` and `Dr. M` are none. */
const FIRST_SENTENCE = /^(.{3,120}?[^.\d][.!?:])\s+(?=[A-Z0-9“"])(.+)$/s;

/** The plan as its writer put it, a step a line; the first sentence of each says what to do. */
export function toPlanSteps(plan: string): PlanStep[] {
  return plan
    .split(/\r?\n/)
    .map((line) => line.replace(MARK, '').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, what, more] = FIRST_SENTENCE.exec(line) ?? [];
      if (what === undefined || more === undefined || /\b(Dr|Prof|Mr|Mrs|Ms|e\.g|i\.e)\.$/.test(what)) {
        return { what: line, more: '' };
      }
      return { what: what.replace(/[.:]$/, ''), more };
    });
}
