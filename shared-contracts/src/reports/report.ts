import { REMOTE_NAMES, type RemoteName, type SectionName } from '../routes/route-row.ts';

/** The host, and the sections of the route table; others report by the same form of a name. */
export const REPORT_SECTIONS: readonly ('host' | RemoteName)[] = ['host', ...REMOTE_NAMES];
/** Whose code it was: the host, or a section. */
export type ReportSection = 'host' | SectionName;

/** An uncaught or caught error of the code, or a section that did not load. */
export const PROBLEM_KINDS = ['error', 'failure'] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** Classes of errors that are told by name; any other is `Error`, what is no error at all `thrown`. */
export const PROBLEM_NAMES = [
  'Error',
  'thrown',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'ChunkLoadError',
  'AbortError',
  'DataCloneError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
] as const;
export type ProblemName = (typeof PROBLEM_NAMES)[number];

/**
 * What a message of a browser says, as a class with the words an operator reads. A message itself is never told: it may quote
 * what somebody typed. Beside these: `react-418` (a number of React's list) and `message:data.failed` (an id of our own).
 */
export const PROBLEM_WORDS = {
  other: 'Another message',
  nothing: 'Read or called something of nothing',
  'no-function': 'Called what is no function',
  'not-defined': 'Used a name that is not defined',
  'not-iterable': 'Walked through what is no list',
  'read-only': 'Wrote what is fixed',
  'too-deep': 'Called itself without end',
  'too-large': 'Made something too large',
  'not-json': 'Read as JSON what is none',
  'not-a-child': 'Moved a part of the page that another program had moved',
  network: 'A request failed',
  chunk: 'A file of the program did not come',
  aborted: 'A request was called off',
  quota: 'The storage of the browser was full',
} as const satisfies Record<string, string>;

/** The forms that texts of a report have. They are short and read from left to right once. */
export const REPORT_FORMS = {
  /** Content hash of a build. */
  build: /^[0-9a-f]{8,64}$/,
  section: /^[a-z]{2,20}$/,
  words: /^(?:[a-z-]{1,20}|react-\d{1,4}|message:[a-z][A-Za-z]{0,30}\.[a-z][A-Za-z]{0,40})$/,
  /** File, line and column of a chunk of ours; empty: not known. */
  place: /^(?:[\w-]{1,80}(?:\.[0-9a-z]{6,20})?\.js:\d{1,7}:\d{1,7})?$/,
  /** Pattern of a route, such as `/consultation/:id`; it has no digits, so it cannot hold an id. */
  route: /^(?:\*|\/(?:[a-z:*][A-Za-z*-]{0,39}(?:\/[a-z:*][A-Za-z*-]{0,39}){0,7})?)$/,
} as const;

export const REPORT_METRICS = ['lcp', 'inp', 'cls', 'ttfb', 'stood'] as const;
/** `lcp`, `inp`, `ttfb` and `stood` (until the section's page stood) in milliseconds, `cls` in thousandths. */
export type ReportMetric = (typeof REPORT_METRICS)[number];

interface OfBuild {
  section: ReportSection;
  build: string;
}
/** A section was used in this page load, for the first time. */
export type UsedSection = OfBuild;
export interface Problem extends OfBuild {
  kind: ProblemKind;
  route: string;
  name: ProblemName;
  words: string;
  place: string;
  /** The first of this section in this page load. */
  first: boolean;
  /** How often, one after the other. */
  times: number;
}
export interface Measured extends OfBuild {
  metric: ReportMetric;
  value: number;
}
/** One sending of a browser. It names no person, no device and no page load. */
export interface SectionReport {
  used: UsedSection[];
  problems: Problem[];
  measured: Measured[];
}

/** Bounds of one report. Body in bytes. */
export const REPORT_LIMITS = { body: 8_192, used: 12, problems: 20, measured: 20, times: 20, value: 600_000 } as const;
