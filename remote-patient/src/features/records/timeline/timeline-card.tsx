import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { NewestLooks, OwnRecord } from '@telehealth/data/records/own-record.queries';
import type { Correction, OwnEntry } from '@telehealth/data/records/own-record.schema';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { type ReactNode, useMemo } from 'react';
import {
  authorsOf,
  type Filters,
  filterTimeline,
  isKindAlone,
  type TimelineEntry,
  timelineOf,
} from '../timeline/timeline-entries';
import type { RecordPlace } from '../timeline/use-record-place';
import { RemovedList } from './removed-list';
import { RestOfRecord } from './rest-of-record';
import styles from './timeline.module.css';
import { TimelineFilters } from './timeline-filters';
import { TimelineLine } from './timeline-line';

/** The list's length and search words, kept by the page while an entry is read. */
export interface TimelineView {
  words: string;
  shown: number;
}
export const AT_FIRST: TimelineView = { words: '', shown: 20 };
const MORE = 20;

interface TimelineCardProps {
  /** The newest of each kind; all of them once there is no rest. */
  entries: readonly OwnEntry[];
  rest: OwnRecord['rest'];
  me: string;
  place: RecordPlace;
  view: TimelineView;
  onView: (view: TimelineView) => void;
  /** Undefined while unknown. */
  looks: NewestLooks | undefined;
  corrections: readonly Correction[];
  /** The first action for an empty record. */
  firstStep: ReactNode;
}

/** The whole record as one timeline, newest first. */
export function TimelineCard(props: TimelineCardProps) {
  const { Your } = useSubjectWords();
  const { entries, rest, me, place, view, onView, looks, corrections, firstStep } = props;
  const moments = useMemo(() => timelineOf(entries, me), [entries, me]);
  const { filters } = place;
  const { found, counts, all } = useMemo(
    () => filterTimeline(moments, filters, view.words),
    [moments, filters.kind, filters.by, filters.from, filters.to, view.words],
  );
  const authors = useMemo(() => authorsOf(moments, me), [moments, me]);
  if (moments.length === 0) {
    return (
      <Card title="Everything, newest first">
        <EmptyState title={`${Your} record is empty`} action={firstStep}>
          What you write down, documents you upload, and what a clinician signs or prescribes will appear here.
        </EmptyState>
      </Card>
    );
  }
  // With only the newest of each kind loaded, just the first page is certain: older entries belong between the next ones.
  const listed = rest === null ? found.slice(0, view.shown) : foundFirst(found, filters, view.words);
  const nothing = rest === null && found.length === 0;
  const extent = rest === null && <span className="small soft">{extentText(moments)}</span>;
  return (
    <Card title="Everything, newest first" actions={extent}>
      <TimelineFilters
        place={place}
        words={view.words}
        onWords={(words) => onView({ words, shown: AT_FIRST.shown })}
        counts={rest === null ? counts : null}
        all={all}
        authors={authors}
      />
      {filters.isRemoved ? (
        <RemovedList />
      ) : (
        <>
          <LiveRegion message={foundText(rest === null, found.length)} />
          {nothing ? (
            <NothingFits onClear={() => clear(place, onView)} />
          ) : (
            <>
              {looks !== undefined && (
                <p className="small soft">If no name stands under an entry, nobody else has opened it.</p>
              )}
              <ol className={styles.list} aria-label="Entries">
                {listed.map((moment) => (
                  <TimelineLine
                    key={moment.id}
                    moment={moment}
                    me={me}
                    place={place}
                    looks={looks}
                    correction={corrections.find(({ rowId, state }) => rowId === moment.id && state !== 'withdrawn')}
                  />
                ))}
              </ol>
            </>
          )}
          {rest !== null && <RestOfRecord rest={rest} />}
          {rest === null && found.length > view.shown && (
            <Button variant="line" onClick={() => onView({ ...view, shown: view.shown + MORE })}>
              Show {Math.min(MORE, found.length - view.shown)} more of {found.length - view.shown}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

function foundFirst(found: readonly TimelineEntry[], filters: Filters, words: string): readonly TimelineEntry[] {
  return isKindAlone(filters, words) ? found.slice(0, AT_FIRST.shown) : [];
}

function foundText(isWhole: boolean, count: number): string {
  if (!isWhole) return 'Older entries are still coming';
  return count === 0 ? 'Nothing fits' : countText(count);
}

function clear(place: RecordPlace, onView: (view: TimelineView) => void): void {
  onView(AT_FIRST);
  place.choose({ kind: null, by: '', from: '', to: '', isRemoved: false });
}

function NothingFits({ onClear }: { onClear: () => void }) {
  const { your } = useSubjectWords();
  return (
    <div>
      <p>Nothing in {your} record fits these filters. Nothing is lost: without them it is all here.</p>
      <Button variant="line" onClick={onClear}>
        Show everything
      </Button>
    </div>
  );
}

const countText = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

function extentText(moments: readonly TimelineEntry[]): string {
  const first = moments.at(-1);
  const count = countText(moments.length);
  return first === undefined ? count : `${count} since ${first.day}`;
}
