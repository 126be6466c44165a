import {
  type Measured,
  type Problem,
  REPORT_LIMITS,
  type ReportMetric,
  type ReportSection,
  type SectionReport,
} from '@telehealth/contracts/reports';
import type { Heard } from '../heard';
import { toProblem } from './to-problem';

interface Shown {
  route: string;
  section: ReportSection;
}

/** Gathers what a page load has to tell until it is sent. */
export interface Collector {
  /** A section is used; it counts once in a page load. */
  use(section: ReportSection): void;
  add(heard: Heard, shown: Shown): void;
  measure(section: ReportSection, metric: ReportMetric, value: number): void;
  /** What is not told yet, as the body of a request; null: nothing. It counts as told. */
  take(): string | null;
}

const isSame = (one: Problem, other: Omit<Problem, 'first' | 'times'>) =>
  (['section', 'build', 'kind', 'route', 'name', 'words', 'place'] as const).every((key) => one[key] === other[key]);

/** @param buildOf null where a build is not known: of that section nothing is told */
export function createCollector(buildOf: (section: ReportSection) => string | null, origin: string): Collector {
  const usedBefore = new Set<string>();
  const failedBefore = new Set<string>();
  let waiting: SectionReport = { used: [], problems: [], measured: [] };
  const isNew = (set: Set<string>, key: string) => !set.has(key) && set.add(key) !== undefined;
  const useBuild = (section: ReportSection, build: string) => {
    if (waiting.used.length < REPORT_LIMITS.used && isNew(usedBefore, `${section} ${build}`))
      waiting.used.push({ section, build });
  };
  return {
    use(section) {
      const build = buildOf(section);
      if (build !== null) useBuild(section, build);
    },
    add(heard, { route, section: here }) {
      const told = toProblem(heard, here, origin);
      const build = told && buildOf(told.section);
      if (told === null || build === null) return;
      // Also a section that only drew a part of another's page: who met a problem was one who used it.
      useBuild(told.section, build);
      const problem = { ...told, build, route };
      const known = waiting.problems.find((one) => isSame(one, problem));
      if (known !== undefined) known.times = Math.min(known.times + 1, REPORT_LIMITS.times);
      else if (waiting.problems.length < REPORT_LIMITS.problems)
        waiting.problems.push({ ...problem, first: isNew(failedBefore, `${told.section} ${build}`), times: 1 });
    },
    measure(section, metric, value) {
      const build = buildOf(section);
      const measured: Measured | null = build === null ? null : { section, build, metric, value: Math.round(value) };
      if (measured !== null && measured.value >= 0 && measured.value <= REPORT_LIMITS.value)
        waiting.measured = [...waiting.measured, measured].slice(0, REPORT_LIMITS.measured);
    },
    take() {
      const { used, problems, measured } = waiting;
      if (used.length + problems.length + measured.length === 0) return null;
      waiting = { used: [], problems: [], measured: [] };
      // All of it is ASCII: a character is a byte.
      while (JSON.stringify({ used, problems, measured }).length > REPORT_LIMITS.body) problems.pop();
      return JSON.stringify({ used, problems, measured });
    },
  };
}
