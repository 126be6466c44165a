import { slotsThatAre } from '@telehealth/clinical/vaccinations/place-doses';
import type { ChartCategory } from '@telehealth/contracts/chart';
import { childWeight } from '../record/child-weight';
import { isChild } from '../record/is-child';
import { type Opened, pickEntries } from '../record/pick-entries';
import { confirmedSummary, givenSummary, placeVaccinations, slotText } from '../vaccinations/schedule-words';

interface ChildLine {
  id: 'weight' | 'vaccines';
  title: string;
  fact: string;
  source: string;
  opens: ChartCategory;
  tone: 'plain' | 'hot';
}
interface Read {
  opened: Opened;
  /** `yyyy-mm-dd`. */
  today: string;
}

/** Lines of the brief about a child; none about grown people. */
export const childLines = (read: Read): (ChildLine | null)[] => [weight(read), vaccines(read)];

/** The newest weight of a child, by which doses are worked out; missing or old, that is said. */
function weight({ opened, today }: Read): ChildLine | null {
  if (!opened.has('readings') || !isChild(pickEntries(opened, 'facts')[0], today)) return null;
  const { fact, source, isAsked } = childWeight(opened, today);
  return { id: 'weight', title: 'Weight', opens: 'readings', fact, source, tone: isAsked ? 'hot' : 'plain' };
}

const MOST_NAMED = 3;
const listText = (names: readonly string[]) =>
  names.length <= MOST_NAMED
    ? names.join('; ')
    : `${names.slice(0, MOST_NAMED).join('; ')}; ${names.length - MOST_NAMED} more`;

/** What of the public schedule is given to a child; what is late is said, what to do about it is not. */
function vaccines({ opened, today }: Read): ChildLine | null {
  const [facts] = pickEntries(opened, 'facts');
  const born = facts?.dateOfBirth ?? null;
  if (!opened.has('medicines') || born === null || !isChild(facts, today)) return null;
  const placement = placeVaccinations(
    { dateOfBirth: born, gender: facts?.gender ?? '' },
    today,
    pickEntries(opened, 'vaccination'),
  );
  const late = slotsThatAre(placement, 'overdue');
  const words = [
    givenSummary(placement),
    late.length === 0 ? '' : `Overdue or not written down: ${listText(late.map(slotText))}`,
    placement.unplaced.length === 0 ? '' : `${placement.unplaced.length} not placed`,
    confirmedSummary(placement),
  ];
  return {
    id: 'vaccines',
    title: 'Vaccines',
    fact: words.filter((text) => text !== '').join('. '),
    opens: 'medicines',
    source: 'Record, by the public schedule',
    tone: late.length === 0 ? 'plain' : 'hot',
  };
}
