import { viewerTimeZone, zoneName } from '@telehealth/contracts/formatting';
import { PROVINCE_LABELS, type Province } from '@telehealth/contracts/people';
import type { BackendQuery } from '@telehealth/data/client/use-backend-query';
import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import styles from './free-today.module.css';
import { FreeTodaySkeleton } from './free-today-skeleton';
import { groupByPlace, type PlaceCount } from './group-by-place';
import { ProvinceMap } from './province-map';

export interface FreeTodayProps {
  query: BackendQuery<SpecialistOpenings[]>;
  /** Null for all provinces. */
  onChoose: (province: Province | null) => void;
  onLater: () => void;
  /** A filter excludes specialists. */
  isNarrowed: boolean;
}

export function FreeTodayMap({ query, onChoose, onLater, isNarrowed }: FreeTodayProps) {
  return (
    <QueryPanel
      query={query}
      skeleton={<FreeTodaySkeleton />}
      safe="Your filters are kept."
      isEmpty={(results) => groupByPlace(results).total === 0}
      empty={
        <EmptyState
          title="Nobody is free for the rest of today"
          action={
            <Button variant="line" onClick={onLater}>
              See the next 14 days
            </Button>
          }
        >
          {isNarrowed ? 'That is with the filters you chose.' : 'New times open every day.'}
        </EmptyState>
      }
    >
      {(results) => <Places results={results} onChoose={onChoose} />}
    </QueryPanel>
  );
}

function Places({ results, onChoose }: { results: SpecialistOpenings[] } & Pick<FreeTodayProps, 'onChoose'>) {
  const [pointed, setPointed] = useState<Province | null>(null);
  const { total, places, elsewhere } = groupByPlace(results);
  return (
    <section className={styles.free} aria-labelledby="free-today">
      <ProvinceMap places={places} pointed={pointed} />
      <div className={styles.words}>
        <h2 id="free-today" className={styles.title}>
          {total === 1 ? '1 specialist is' : `${total} specialists are`} free today
        </h2>
        <p className="soft small">
          Sorted by where they work; every visit is by video, voice or chat. Until midnight {zoneName(viewerTimeZone())}
          .
        </p>
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={place.province}>
              <PlaceRow place={place} onChoose={onChoose} onPoint={setPointed} />
            </li>
          ))}
        </ul>
        {elsewhere > 0 && (
          <p className="soft small">
            {elsewhere} more {elsewhere === 1 ? 'works' : 'work'} elsewhere, or gave no place.
          </p>
        )}
        <Button variant="line" size="s" onClick={() => onChoose(null)}>
          See everybody who is free today
        </Button>
      </div>
    </section>
  );
}

interface PlaceRowProps {
  place: PlaceCount;
  onChoose: (province: Province) => void;
  onPoint: (province: Province | null) => void;
}

function PlaceRow({ place: { province, count, cities }, onChoose, onPoint }: PlaceRowProps) {
  return (
    <button
      type="button"
      className={styles.place}
      onClick={() => onChoose(province)}
      onPointerEnter={() => onPoint(province)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(province)}
      onBlur={() => onPoint(null)}
    >
      <span className={styles.placeName}>{PROVINCE_LABELS[province]}</span>
      <span className={styles.placeCount}>{count} free</span>
      <span className={styles.cities}>{cities.map((one) => `${one.city} ${one.count}`).join(', ')}</span>
    </button>
  );
}
