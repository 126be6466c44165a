import { toBookAgain } from '@telehealth/care/visits/booking-links';
import { now } from '@telehealth/contracts/clock';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { useOpenSlots } from '@telehealth/data/slots/slot.queries';
import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { shortWhen } from '@telehealth/ui/parts/time';
import { useState } from 'react';
import { AgreeAndBook } from './agree-and-book';
import { pickTimes } from './pick-times';
import { ReplacementOffer } from './replacement-offer';

const DAY_MS = 86_400_000;
/** Offers a follow-up in about two weeks; after a missed visit as soon as possible. */
const WEEKS_MS = 12 * DAY_MS;
const SPAN_MS = 14 * DAY_MS;
const ENOUGH = 60;

interface FollowUpProps {
  details: VisitDetails;
  /** The visit did not take place: offer the soonest times, not two weeks ahead. */
  isInstead: boolean;
}

/** Books another visit with the same specialist in two presses. A replacement for a missed visit is already held. */
export function FollowUp({ details, isInstead }: FollowUpProps) {
  const { instead, specialistName } = details;
  if (instead !== null && instead.status !== 'held') return <ReplacementOffer details={details} instead={instead} />;
  return (
    <>
      {instead !== null && <ReplacementOffer details={details} instead={instead} />}
      <Card {...(instead === null && { tone: 'brand' })} title={titleOf(details, isInstead)}>
        <Openings details={details} isInstead={isInstead} />
        <div>
          <LinkButton variant="quiet" size="s" to={toBookAgain(details.visit)}>
            All times of {specialistName}
          </LinkButton>
        </div>
      </Card>
    </>
  );
}

function titleOf({ instead, specialistName }: VisitDetails, isInstead: boolean): string {
  if (instead !== null) return 'Or another time';
  return isInstead ? 'Another time instead' : `See ${specialistName} again`;
}

function Openings({ details, isInstead }: FollowUpProps) {
  const { visit, specialistName } = details;
  const [from] = useState(() => new Date(now().getTime() + (isInstead ? 0 : WEEKS_MS)));
  const to = new Date(from.getTime() + SPAN_MS);
  const query = useOpenSlots(
    { specialistId: visit.counterpartId, visitTypeId: visit.visitTypeId, mode: visit.mode },
    { from, to, perVisitType: ENOUGH },
  );
  return (
    <QueryPanel query={query} safe="Nothing was booked." empty={<NothingFree name={specialistName} />}>
      {([offer]) =>
        offer === undefined || offer.openings.length === 0 ? (
          <NothingFree name={specialistName} />
        ) : (
          <Choice details={details} isInstead={isInstead} offer={offer} onGone={query.refetch} />
        )
      }
    </QueryPanel>
  );
}

const NothingFree = ({ name }: { name: string }) => <p>{name} has no free time then.</p>;

interface ChoiceProps extends FollowUpProps {
  offer: SpecialistOpenings;
  onGone: () => void;
}

function Choice({ details, isInstead, offer, onGone }: ChoiceProps) {
  const zone = viewerTimeZone();
  const [chosen, setChosen] = useState('');
  // The time held for the patient counts as an opening to them; it is shown above instead.
  const kept = details.instead?.startsAt.getTime();
  const times = pickTimes(
    offer.openings.filter((time) => time.getTime() !== kept),
    zone,
  );
  const startsAt = times.find((time) => time.toISOString() === chosen) ?? null;
  return (
    <Stack>
      <ChipGroup
        type="radio"
        legend={isInstead ? 'The next free times' : 'Free times in about two weeks'}
        name="follow-up"
        options={times.map((time) => ({ value: time.toISOString(), label: shortWhen(time, zone) }))}
        value={chosen}
        onChange={setChosen}
      />
      {startsAt !== null && (
        <AgreeAndBook
          details={details}
          time={{ ...offer.visitType, startsAt, heldId: null }}
          isInstead={isInstead}
          onGone={onGone}
        />
      )}
    </Stack>
  );
}
