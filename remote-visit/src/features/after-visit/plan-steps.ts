export interface PlanStep {
  what: string;
  more: string;
}

const MARK = /^\s*(?:\d{1,2}[.)]|[-*•])\s+/;
/** End of a sentence with text after it; `1.5 mg` and `Dr. M` do not match. */
const FIRST_SENTENCE = /^(.{3,120}?[^.\d][.!?:])\s+(?=[A-Z0-9“"])(.+)$/s;

/** Splits a plan into one step per line. The first sentence of a line says what to do. */
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
