import { RateNote } from '@telehealth/care/visits/price';
import { CONSULTATION_MODES } from '@telehealth/contracts/booking';
import { now } from '@telehealth/contracts/clock';
import { viewerTimeZone, zoneName } from '@telehealth/contracts/formatting';
import { useRandRate } from '@telehealth/data/rands/rand-rate';
import { memo, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { WaitOffer } from '../../waiting-line/wait-offer';
import { waitingEnd } from '../../waiting-line/waiting-end';
import type { Suggestion } from './need/suggestion';
import { ResultCard } from './result-card';
import styles from './specialist-search.module.css';
import type { Answer } from './use-held-answer';
import { whyThisOrder } from './why-this-order';

/** At least as many as a screen shows at once. */
const FIRST_CARDS = 6;

/** In display order, with the suggestions of the need. */
export interface RankedAnswer extends Answer {
  suggestions: readonly Suggestion[];
}

interface ResultListProps {
  answer: RankedAnswer;
  /** The answer belongs to the previous filters, and the next one is slow. */
  isLate: boolean;
}

/**
 * Renders the first cards at once and the rest in a deferred render; until then, cards of the previous answer stay below, off the
 * screen.
 */
export const ResultList = memo(function ResultList({ answer, isLate }: ResultListProps) {
  const { results } = answer;
  const later = useDeferredValue(answer, null);
  const list = useRef<HTMLDivElement>(null);
  useStartOnTop(list, answer);
  return (
    <div ref={list} className={styles.found} data-late={isLate || undefined}>
      <p className={styles.count}>
        <strong>{isLate ? 'Looking for openings.' : countText(results.length)}</strong>
        <span className="soft"> Times are in {zoneName(viewerTimeZone())}, where you are.</span>
      </p>
      <ol className={styles.list}>
        <Cards answer={answer} from={0} to={FIRST_CARDS} />
        {later !== null && results.length > FIRST_CARDS && <Cards answer={later} from={FIRST_CARDS} />}
      </ol>
      {/* Last, because it may load after the list and would move it. */}
      <RateNote />
    </div>
  );
});

/** A new answer is shown from its start, even if the user had scrolled down. */
function useStartOnTop(list: { current: HTMLDivElement | null }, { filters }: Answer) {
  const shown = useRef(filters);
  useLayoutEffect(() => {
    if (shown.current === filters) return;
    shown.current = filters;
    if (list.current !== null && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
  }, [list, filters]);
}

const Cards = memo(function Cards({ answer, from, to }: { answer: RankedAnswer; from: number; to?: number }) {
  const { filters, results, suggestions } = answer;
  const zone = viewerTimeZone();
  const rate = useRandRate();
  const modes = filters.mode === '' ? CONSULTATION_MODES : [filters.mode];
  const span = useMemo(() => {
    const from = now();
    return { from, until: waitingEnd(from) };
  }, []);
  return results.slice(from, to).map((result, at) => (
    <li key={result.visitType.id} className={styles.entry}>
      <ResultCard
        result={result}
        mode={filters.mode}
        part={filters.part}
        isCheapest={filters.sort === 'price'}
        forOther={filters.forOther}
        why={whyThisOrder(result, filters, from + at, suggestions)}
        zone={zone}
        rate={rate}
        wait={
          <WaitOffer
            whom={{ specialistId: result.specialist.specialistId }}
            name={result.specialist.name}
            modes={modes}
            span={span}
          />
        }
      />
    </li>
  ));
});

export function countText(count: number): string {
  return count === 1 ? '1 specialist.' : `${count} specialists.`;
}
