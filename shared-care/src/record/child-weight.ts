import { byKind, madeBy, takenDay, unitText, valueText } from './entry-words';
import { type Opened, pickEntries } from './pick-entries';

const WEIGHT_OF_CHILDREN = 'body_weight';
/** Older weights are no ground for a dose: children grow. */
const WEIGHT_HOLDS_DAYS = 30;
const DAY_MS = 86_400_000;

interface ChildWeight {
  /** The number, and where it is too old that. */
  fact: string;
  source: string;
  /** The same with the day, for the head of a screen. */
  head: string;
  /** Missing or too old: to be asked. */
  isAsked: boolean;
}

/**
 * The newest weight of a child, by which doses are worked out; missing or old, that is said.
 * @param opened with readings @param today `yyyy-mm-dd`
 */
export function childWeight(opened: Opened, today: string): ChildWeight {
  const weights = pickEntries(opened, 'observation').filter(({ code }) => code === WEIGHT_OF_CHILDREN);
  const newest = byKind(weights)[0]?.at(-1);
  if (newest === undefined) {
    const fact = 'No weight is written down';
    return { fact, head: fact, source: 'Record', isAsked: true };
  }
  const isOld = Date.parse(today) - newest.takenAt.getTime() > WEIGHT_HOLDS_DAYS * DAY_MS;
  const value = `${valueText(newest)} ${unitText(newest.unit)}`;
  const old = isOld ? ', older than 30 days' : '';
  const day = takenDay(newest);
  return {
    fact: `${value}${old}`,
    head: `${value}, ${day}${old}`,
    source: `${day}, ${madeBy(newest)}`,
    isAsked: isOld,
  };
}
