import { PriceAt } from '@telehealth/care/visits/price';
import { formatDate, GENDER_LABELS, lengthWords, listWords, SPECIALTY_LABELS } from '@telehealth/contracts/formatting';
import { pathTo } from '@telehealth/contracts/routes';
import type { RandRate } from '@telehealth/data/rands/rand-words';
import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import type { ReactNode } from 'react';
import { CardLink } from '../../openings/card-link';
import { OpeningLink } from '../../openings/opening-link';
import { Portrait } from '../../openings/portrait';
import { yearsText } from '../../openings/specialist-words';
import type { SearchFilters } from '../../search-address/search-filters';
import styles from './specialist-search.module.css';

interface ResultCardProps {
  result: SpecialistOpenings;
  mode: SearchFilters['mode'];
  part: SearchFilters['part'];
  /** The visit shown is the cheapest of several kinds, so its name is said. */
  isCheapest: boolean;
  /** The visit is for a related person. */
  forOther: boolean;
  why: string;
  zone: string;
  /** Exchange rate for prices in rands; null: dollars only. */
  rate: RandRate | null;
  /** Shown instead of openings when there are none. */
  wait: ReactNode;
}

export function ResultCard({ result, mode, part, isCheapest, forOther, why, zone, rate, wait }: ResultCardProps) {
  const { specialist, visitType } = result;
  return (
    <article className={styles.card} aria-labelledby={`name-${specialist.specialistId}`}>
      <Portrait of={specialist} size="l" />
      <div className={styles.about}>
        <h2 id={`name-${specialist.specialistId}`} className={styles.name}>
          <CardLink to={pathTo('specialist', { id: specialist.specialistId })}>{specialist.name}</CardLink>
        </h2>
        <p>{SPECIALTY_LABELS[specialist.specialty]}</p>
      </div>
      <div className={styles.offer}>
        <p>
          <PriceAt money={visitType.price} rate={rate} strong={styles.price}>
            <span className="soft small">
              {' '}
              for {lengthWords(visitType.minutes, visitType.extraMinutes, true)}
              {isCheapest && `, ${visitType.name}`}
            </span>
          </PriceAt>
        </p>
        <p className="soft small">{specialist.acceptsInsurance ? 'Accepts insurance' : 'Does not take insurance'}</p>
        {visitType.needsApproval && (
          <p className="soft small">You ask for a time; {specialist.name} answers before it is booked.</p>
        )}
        <Openings result={result} mode={mode} part={part} forOther={forOther} zone={zone} wait={wait} />
      </div>
      <div className={styles.details}>
        <p className="soft small">
          {capital(yearsText(specialist.yearsOfExperience))}
          {specialist.hospital && `, ${specialist.hospital}`}
        </p>
        <p className="soft small">
          Speaks {listWords(specialist.languages)}
          {specialist.gender && `. Gender: ${GENDER_LABELS[specialist.gender].toLowerCase()}`}
        </p>
        <p className={styles.registration}>
          <Icon path={icons.check} size={18} />
          <span>
            <b>Registration checked {formatDate(specialist.registrationCheckedAt, zone)}</b>, council number{' '}
            {specialist.councilNumber}
          </span>
        </p>
      </div>
      <p className={styles.why}>{why}</p>
    </article>
  );
}

function Openings({ result, mode, part, forOther, zone, wait }: Omit<ResultCardProps, 'why' | 'rate' | 'isCheapest'>) {
  const { specialist, visitType, openings } = result;
  const search = {
    specialist: specialist.specialistId,
    visit: visitType.id,
    mode: mode || undefined,
    for: forOther ? 'other' : undefined,
  };
  if (openings.length === 0)
    return (
      <>
        <p className="soft small">No opening {part && `in the ${part} `}in the next 14 days.</p>
        {wait}
      </>
    );
  return (
    <>
      <ul className={styles.openings} aria-label={`Next openings of ${specialist.name}`}>
        {openings.map((at) => (
          <li key={at.getTime()}>
            <OpeningLink at={at} zone={zone} name={specialist.name} search={search} />
          </li>
        ))}
      </ul>
      <CardLink className={styles.more} to={pathTo('bookConsultation', {}, search)}>
        More openings<span className="visually-hidden"> of {specialist.name}</span>
      </CardLink>
    </>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
