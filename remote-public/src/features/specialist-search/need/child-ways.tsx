import { Price } from '@telehealth/care/visits/price';
import type { Money } from '@telehealth/contracts/booking';
import { formatMoney, formatShortMoment, SPECIALTY_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { Specialty } from '@telehealth/contracts/people';
import type { BackendQuery } from '@telehealth/data/client/use-backend-query';
import { useOpenSlots } from '@telehealth/data/slots/slot.queries';
import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';
import type { SaidPerson } from '@telehealth/triage/people';
import { Skeleton, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { useState } from 'react';
import { leavesAgeOpen, saidWords } from '../../../whom/said-words';
import styles from './need-box.module.css';

/** The server's maximum per request. */
const MOST = 200;
const KINDS = ['pediatrics', 'general'] as const;
type Kind = (typeof KINDS)[number];
/** The specialties that this offers. */
export const CHILD_KINDS: readonly Specialty[] = KINDS;

interface Offer {
  lowest: Money;
  next: Date | null;
}

/** The lowest price and the next opening of all that are listed; null: nobody. */
export function offerOf(found: readonly SpecialistOpenings[]): Offer | null {
  const [first, ...others] = found;
  if (first === undefined) return null;
  const lowest = others.reduce(
    (least, { visitType: { price } }) => (price.amountMinor < least.amountMinor ? price : least),
    first.visitType.price,
  );
  const openings = found.flatMap((one) => one.openings).map((at) => at.getTime());
  return { lowest, next: openings.length === 0 ? null : new Date(Math.min(...openings)) };
}

/** Which of the two is dearer at its lowest price, by how much; empty while one is not known. */
export function dearerText(children: Offer | null, general: Offer | null): string {
  if (children === null || general === null || children.lowest.currency !== general.lowest.currency) return '';
  const more = children.lowest.amountMinor - general.lowest.amountMinor;
  if (more === 0) return 'Both begin at the same price.';
  const difference = formatMoney({ amountMinor: Math.abs(more), currency: general.lowest.currency });
  return more > 0
    ? `A children’s doctor is dearer, by ${difference} at the lowest price.`
    : `General practice is dearer, by ${difference} at the lowest price.`;
}

type AgeAnswer = '' | 'young' | 'older' | 'unknown';
const AGES: readonly { value: AgeAnswer; label: string }[] = [
  { value: 'young', label: 'Under 13' },
  { value: 'older', label: '13 or older' },
  { value: 'unknown', label: 'I do not know' },
];

interface ChildWaysProps {
  person: SaidPerson;
  specialty: Specialty | '';
  onChoose: (specialty: Specialty) => void;
}

/** For a child both fit: who treats children only, and general practice. Price and time help to choose. */
export function ChildWays({ person, specialty, onChoose }: ChildWaysProps) {
  const queries = {
    pediatrics: useOpenSlots({ specialty: 'pediatrics', cheapest: true, limit: MOST }, { perVisitType: 1 }),
    general: useOpenSlots({ specialty: 'general', cheapest: true, limit: MOST }, { perVisitType: 1 }),
  };
  const offers = {
    pediatrics: queries.pediatrics.data && offerOf(queries.pediatrics.data),
    general: queries.general.data && offerOf(queries.general.data),
  };
  const asksAge = leavesAgeOpen(person);
  const [age, setAge] = useState<AgeAnswer>('');
  const kinds = asksAge && age === 'older' ? KINDS.slice(1) : KINDS;
  const dearer = dearerText(offers.pediatrics ?? null, offers.general ?? null);
  return (
    <section className={styles.child} aria-label="For a child">
      <p>
        You wrote about <strong>{saidWords(person)}</strong>
        {asksAge ? ', and not how old they are. ' : '. '}
        {age === 'older'
          ? 'From 13 on, general practice sees them.'
          : 'A children’s doctor or general practice can see a child.'}
      </p>
      {asksAge && (
        <ChipGroup
          type="radio"
          legend="How old are they?"
          {...(age === 'unknown' && {
            hint: 'Their age is not known, so both stay on offer. The practice asks for it.',
          })}
          options={AGES}
          value={age}
          onChange={setAge}
        />
      )}
      <ul className={styles.ways}>
        {kinds.map((kind) => (
          <li key={kind} className={styles.way}>
            <Button variant="line" size="s" aria-pressed={kind === specialty} onClick={() => onChoose(kind)}>
              {SPECIALTY_LABELS[kind]}
            </Button>
            <Known query={queries[kind]} offer={offers[kind]} kind={kind} />
          </li>
        ))}
      </ul>
      {dearer !== '' && kinds.length > 1 && <p className="soft small">{dearer}</p>}
    </section>
  );
}

interface KnownProps {
  query: BackendQuery<SpecialistOpenings[]>;
  offer: Offer | null | undefined;
  kind: Kind;
}

function Known({ query, offer, kind }: KnownProps) {
  if (offer === undefined && query.error === null)
    return (
      <SkeletonGroup label={`Loading prices of ${SPECIALTY_LABELS[kind].toLowerCase()}`}>
        <Skeleton width="12rem" />
      </SkeletonGroup>
    );
  if (offer === undefined) return <span className="soft small">Price and times did not load; the list has them.</span>;
  if (offer === null) return <span className="soft small">Nobody is listed now.</span>;
  return (
    <span className="small">
      Lowest price: <Price money={offer.lowest} free="free" />
      {', '}
      {offer.next === null
        ? 'no opening in the next 14 days'
        : `next opening ${formatShortMoment(offer.next, viewerTimeZone())}`}
    </span>
  );
}
