import { MESSAGES, type MessageId } from '@telehealth/contracts/messages/catalogue';
import { PROBLEM_WORDS, type ReportSection } from '@telehealth/contracts/reports';
import type { FrequentProblem, ReleaseHealth } from '../../../data/desk/releases.schema';
import { momentWords } from '../desk-words';

/** The sections as operators know them. */
const SECTION_WORDS: Readonly<Record<string, string>> = {
  host: 'Frame of every page',
  public: 'Public pages',
  auth: 'Signing in',
  patient: 'Patient’s workspace',
  specialist: 'Specialist’s workspace and desk',
  visit: 'Visit and room',
};

/** A section that is newer than these words has its own name. */
export const sectionWords = (section: ReportSection): string =>
  SECTION_WORDS[section] ?? section.replace(/^./, (letter) => letter.toUpperCase());

/** Fewer page loads say nothing of a share. */
const ENOUGH = 200;

/** Groups of three: `12 345`. */
const countWords = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** `3 of 1 240 page loads, 2.4 of 1,000`. */
export function shareWords(affected: number, used: number): string {
  if (used === 0) return 'No page loads';
  const loads = `${countWords(affected)} of ${countWords(used)} page ${used === 1 ? 'load' : 'loads'}`;
  return used < ENOUGH ? loads : `${loads}, ${perThousand(affected, used)} in 1,000`;
}

const perThousand = (affected: number, used: number): string => ((affected / used) * 1000).toFixed(1);

/** How much of its budget a release has used up. */
export function budgetWords({ affected, used, budget }: ReleaseHealth): string {
  const allowed = `${budget} in 1,000 page loads`;
  if (used < ENOUGH) return `${allowed}; said from ${ENOUGH} page loads on`;
  return `${allowed}; ${Math.round((affected / used / budget) * 100_000)}\u00a0% used`;
}

export type Standing = 'worse' | 'over' | 'few' | 'fine';

/** Whether a release is to be taken back, watched, waited for, or left alone. */
export function standingOf({ verdict, affected, used, budget }: ReleaseHealth): Standing {
  if (verdict === 'worse') return 'worse';
  if (used < ENOUGH) return 'few';
  return (affected / used) * 1000 > budget ? 'over' : 'fine';
}

const VERDICTS: Readonly<Record<ReleaseHealth['verdict'], string>> = {
  worse: 'More page loads meet a problem; chance alone would give that once in a hundred cases',
  'not worse': 'No more page loads meet a problem than chance gives',
  few: `Too few page loads of one of them to say (${ENOUGH})`,
  first: 'No release before it is known',
};
export const verdictWords = ({ verdict }: ReleaseHealth): string => VERDICTS[verdict];

const seconds = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);

/** Half and three quarters of page loads stood within these times. */
export function loadWords({ stoodMedian, stoodP75, measured }: ReleaseHealth): string {
  if (stoodMedian === null || stoodP75 === null) return 'Not measured yet';
  return `Half within ${seconds(stoodMedian)}, three quarters within ${seconds(stoodP75)} (${countWords(measured)} measured)`;
}

/** What three quarters of page loads stayed below. */
export function vitalWords({ lcpP75, inpP75, clsP75 }: ReleaseHealth): string {
  const parts = [
    lcpP75 === null ? null : `largest part drawn ${seconds(lcpP75)}`,
    inpP75 === null ? null : `answer to a press ${seconds(inpP75)}`,
    clsP75 === null ? null : `shift ${(clsP75 / 1000).toFixed(2)}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'Not measured yet' : `Three quarters below: ${parts.join(', ')}`;
}

const isMessage = (id: string): id is MessageId => Object.hasOwn(MESSAGES, id);

/** What went wrong, in the words of its class. */
export function problemTitle({ kind, words, name }: FrequentProblem): string {
  const [, id] = /^message:(.*)$/.exec(words) ?? [];
  if (id !== undefined) return isMessage(id) ? MESSAGES[id].text : id;
  const [, react] = /^react-(\d+)$/.exec(words) ?? [];
  if (react !== undefined) return `React’s error ${react}`;
  const known: Readonly<Record<string, string>> = PROBLEM_WORDS;
  return words === 'other' ? (kind === 'failure' ? 'Did not load' : name) : (known[words] ?? words);
}

/** Where and how often. */
export function problemDetail(problem: FrequentProblem): string {
  const { name, place, route, timesDay, times, firstAt } = problem;
  const at = place === '' ? name : `${name} in ${place}`;
  const often = `${countWords(timesDay)} within a day, ${countWords(times)} altogether`;
  return `${at}, first on ${route}, ${momentWords(firstAt)}. ${often}.`;
}
