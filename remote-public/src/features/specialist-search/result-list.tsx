import { CONSULTATION_MODES, now, viewerTimeZone, zoneName } from '@telehealth/contracts';
import { useRandRate } from '@telehealth/data/rands/rand-rate';
import { RateNote } from '@telehealth/visits/price';
import { memo, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import type { Suggestion } from './need/suggestion';
import { ResultCard } from './result-card';
import styles from './specialist-search.module.css';
import type { Answer } from './use-held-answer';
import { WaitOffer } from './waiting-line/wait-offer';
import { waitingEnd } from './waiting-line/waiting-end';
import { whyThisOrder } from './why-this-order';

/** At least those a screen holds at once. */
const FIRST_CARDS = 6;

/** In the order of the list, with what the words of the need say about it. */
export interface RankedAnswer extends Answer {
  suggestions: readonly Suggestion[];
}

interface ResultListProps {
  answer: RankedAnswer;
  /** The answer is that of the wishes before, and the next one takes long. */
  isLate: boolean;
}

/**
 * The first cards are drawn at once, the others right after, without holding anything up: until then those of the answer
 * before stand below the first ones, off the screen.
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
      <RateNote />
      <ol className={styles.list}>
        <Cards answer={answer} from={0} to={FIRST_CARDS} />
        {later !== null && results.length > FIRST_CARDS && <Cards answer={later} from={FIRST_CARDS} />}
      </ol>
    </div>
  );
});

/** Whoever changes a wish far down in the list sees the next answer from its start. */
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
