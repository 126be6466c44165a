import { isAppError } from '@telehealth/contracts/errors';
import { textAtHand } from '@telehealth/contracts/late-text';
import {
  PROBLEM_NAMES,
  type PROBLEM_WORDS,
  type Problem,
  type ProblemName,
  type ReportSection,
} from '@telehealth/contracts/reports';
import type { Heard } from '../heard';

/** What is said of a problem beside where it was met. */
export type Told = Pick<Problem, 'section' | 'kind' | 'name' | 'words' | 'place'>;

interface Frame {
  /** Null: a file of the host. */
  section: ReportSection | null;
  place: string;
}

/** A stack longer than this has said where it began. */
const STACK_LIMIT = 8_000;
const MESSAGE_LIMIT = 300;

/** Address of a file of ours with line and column, as browsers write it into a line of a stack. */
const OURS =
  /(https?:\/\/[\w.:-]{1,200})\/(?:r\/remote_([a-z]{2,20})\/)?(?:static\/js\/(?:async\/)?)?([\w-]{1,80}(?:\.[0-9a-z]{6,20})?\.js)(?:\?[\w=&]{0,40})?:(\d{1,7}):(\d{1,7})\)?$/;
/** Lines of a stack; those of the message before them are of no such form. */
const FRAME = /^\s{0,8}at |@https?:/;

function frameIn(line: string, origin: string): Frame | null {
  const [, at, remote, file, row, column] = OURS.exec(line.trim()) ?? [];
  if (at !== origin || file === undefined) return null;
  return { section: remote ?? null, place: `${file}:${row}:${column}` };
}

/** The frames of our own code, innermost first. */
function framesOf(error: unknown, source: string | undefined, origin: string): Frame[] {
  const stack = error instanceof Error && typeof error.stack === 'string' ? error.stack.slice(0, STACK_LIMIT) : '';
  const lines = stack.split('\n').filter((line) => FRAME.test(line));
  // An error without a stack, such as one of the syntax, has its place in the event alone.
  const frames = (lines.length > 0 ? lines : [source ?? '']).map((line) => frameIn(line, origin));
  return frames.filter((frame) => frame !== null);
}

function nameOf(error: unknown): ProblemName {
  const isOne = error instanceof Error || error instanceof DOMException;
  if (!isOne) return 'thrown';
  return PROBLEM_NAMES.find((name) => name === error.name) ?? 'Error';
}

const CLASSES: readonly [words: keyof typeof PROBLEM_WORDS, signs: readonly string[]][] = [
  ['chunk', ['Loading chunk', 'Loading CSS chunk', 'Loading script failed', 'dynamically imported module']],
  [
    'nothing',
    [
      'of undefined',
      'of null',
      'null is not an object',
      'undefined is not an object',
      'is undefined',
      'is null',
      'null has no properties',
    ],
  ],
  ['no-function', ['is not a function', 'is not a constructor']],
  ['not-defined', ['is not defined', "Can't find variable", 'before initialization']],
  ['not-iterable', ['is not iterable', 'object is not iterable']],
  ['read-only', ['constant variable', 'read-only', 'read only', 'readonly property', 'not extensible']],
  ['too-deep', ['call stack', 'too much recursion']],
  ['too-large', ['Invalid array length', 'Invalid string length', 'out of memory', 'allocation failed']],
  ['not-json', ['JSON', 'Unexpected end of input']],
  ['not-a-child', ['not a child of this node', 'object can not be found here', 'before which the new node']],
  ['network', ['Failed to fetch', 'NetworkError', 'Load failed', 'network error']],
  ['aborted', ['aborted']],
  ['quota', ['quota']],
];

/** The class of what an error says. What it says itself may quote somebody, and stays here. */
function wordsOf(error: unknown): string {
  // An id of our own, by the catalogue: any object may have a field of this name.
  if (isAppError(error)) return textAtHand(error) === null ? 'other' : `message:${error.id}`;
  if (!(error instanceof Error || error instanceof DOMException)) return 'other';
  const message = error.message.slice(0, MESSAGE_LIMIT);
  const [, number] = /^Minified React error #(\d{1,4});/.exec(message) ?? [];
  if (number !== undefined) return `react-${number}`;
  return CLASSES.find(([, signs]) => signs.some((sign) => message.includes(sign)))?.[0] ?? 'other';
}

/** Complaints of the browser about itself; nothing broke. */
const isHarmless = (error: unknown, source: string | undefined) =>
  error == null && (source === undefined || source.startsWith(':'));

/**
 * What is told of something heard; null: nothing, because no code of ours is in it (extensions, scripts of others).
 * @param here whose page is shown
 */
export function toProblem(heard: Heard, here: ReportSection, origin: string): Told | null {
  const { kind, error } = heard;
  if (kind === 'failure') {
    const { section } = heard;
    const cause = error.cause ?? error;
    return { kind, section, name: nameOf(cause), words: `message:${error.id}`, place: '' };
  }
  const { source, section: caughtIn } = heard;
  if (isHarmless(error, source)) return null;
  const frames = framesOf(error, source, origin);
  const [innermost] = frames;
  // A section calls the host and the libraries it lends: the fault is whose code is in the stack at all.
  const own = frames.find(({ section }) => section !== null);
  const thrownBy = isAppError(error) ? here : undefined;
  const section = own?.section ?? caughtIn ?? (innermost === undefined ? thrownBy : 'host');
  if (section === undefined) return null;
  return {
    kind,
    section,
    name: nameOf(error),
    words: wordsOf(error),
    place: innermost?.place ?? '',
  };
}
