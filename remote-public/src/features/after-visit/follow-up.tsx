import {
  dayKey,
  errorText,
  formatMoment,
  formatShortDay,
  formatTime,
  MODE_LABELS,
  now,
  pathTo,
  viewerTimeZone,
  zoneName,
} from '@telehealth/contracts';
import { useNavigate } from '@telehealth/contracts/router';
import { useHoldSlot } from '@telehealth/data/slots/slot.mutations';
import { useNearestOpenings } from '@telehealth/data/slots/slot.queries';
import type { NearestOpening } from '@telehealth/data/slots/slot.schema';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { toBookAgain } from '@telehealth/visits/booking-links';
import { useState } from 'react';
import { carryReason } from '../../carried/carried-reason';

const WEEKS_MS = 14 * 86_400_000;
const SHOWN = 3;

interface FollowUpProps {
  details: VisitDetails;
  /** The visit did not take place: as soon as possible, else in about two weeks. */
  isInstead: boolean;
}

/** Another visit with the same specialist in two presses: a time, and to keep it. */
export function FollowUp({ details, isInstead }: FollowUpProps) {
  const { visit, specialistName } = details;
  const [around] = useState(() => new Date(now().getTime() + (isInstead ? 0 : WEEKS_MS)));
  const query = useNearestOpenings(visit.visitTypeId, around, { limit: 12 });
  return (
    <Card tone="brand" title={isInstead ? 'Another time instead' : `See ${specialistName} again`}>
      <QueryPanel query={query} safe="Nothing was booked.">
        {(found) => {
          const own = pickTimes(found);
          if (own.length === 0) return <NothingFree details={details} />;
          return <Choice details={details} openings={own} isInstead={isInstead} onGone={() => query.refetch()} />;
        }}
      </QueryPanel>
    </Card>
  );
}

/** Without the zone, which stands below. */
const shortWhen = (at: Date, zone: string): string => `${formatShortDay(at, zone)}, ${formatTime(at, zone)}`;

/** Three times of the same specialist, on different days where there are, soonest first. */
export function pickTimes(found: readonly NearestOpening[]): NearestOpening[] {
  const own = found.filter(({ sameSpecialist }) => sameSpecialist);
  const dayOf = ({ startsAt }: NearestOpening) => dayKey(startsAt, viewerTimeZone());
  const firstOfDays = own.filter((one, at) => own.findIndex((other) => dayOf(other) === dayOf(one)) === at);
  return [...new Set([...firstOfDays, ...own])]
    .slice(0, SHOWN)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

function NothingFree({ details }: { details: VisitDetails }) {
  return (
    <>
      <p>{details.specialistName} has no free time around then.</p>
      <div>
        <LinkButton variant="line" to={toBookAgain(details.visit)}>
          See all times
        </LinkButton>
      </div>
    </>
  );
}

interface ChoiceProps extends FollowUpProps {
  openings: readonly NearestOpening[];
  onGone: () => void;
}

function Choice({ details, openings, isInstead, onGone }: ChoiceProps) {
  const { visit, specialistName } = details;
  const zone = viewerTimeZone();
  const [chosen, setChosen] = useState('');
  const { keep, error, isRunning } = useKeep(details, isInstead);
  const startsAt = openings.find((opening) => opening.startsAt.toISOString() === chosen)?.startsAt ?? null;
  const book = async () => {
    if (startsAt !== null && !(await keep(startsAt))) onGone();
  };
  return (
    <Stack>
      <ChipGroup
        type="radio"
        legend={isInstead ? `The next free times of ${specialistName}` : 'Free times in about two weeks'}
        name="follow-up"
        options={openings.map((opening) => ({
          value: opening.startsAt.toISOString(),
          label: shortWhen(opening.startsAt, zone),
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <p className="small soft">
        {visit.minutes} minutes, {MODE_LABELS[visit.mode].toLowerCase()}. {zoneName(zone)}.
      </p>
      <div role="status">{error !== null && <Notice tone="warning">{errorText(error)}</Notice>}</div>
      {startsAt !== null && (
        <>
          <Button variant="line" wide busy={isRunning} onClick={() => void book()}>
            Keep {shortWhen(startsAt, zone)}
          </Button>
          <p className="small soft">
            It is kept for you for ten minutes; you agree and see the price before it is booked.
          </p>
        </>
      )}
      <div>
        <LinkButton variant="quiet" size="s" to={toBookAgain(visit)}>
          All times
        </LinkButton>
      </div>
    </Stack>
  );
}

/** Holds a time and goes on where it is booked. The same key for the same time: a repeated press is one hold. */
function useKeep({ visit }: VisitDetails, isInstead: boolean) {
  const holding = useHoldSlot();
  const navigate = useNavigate();
  const [keys] = useState(() => new Map<string, string>());
  const keep = async (startsAt: Date): Promise<boolean> => {
    const at = startsAt.toISOString();
    const idempotencyKey = keys.get(at) ?? crypto.randomUUID();
    keys.set(at, idempotencyKey);
    const { visitTypeId, mode, counterpartId } = visit;
    const held = await holding.run({ visitTypeId, startsAt, mode, timeZone: viewerTimeZone(), idempotencyKey });
    if (!held.ok) return false;
    const day = formatMoment(visit.startsAt, viewerTimeZone());
    carryReason(isInstead ? visit.reason : `Follow-up of the visit of ${day}`);
    navigate(pathTo('bookConsultation', undefined, { specialist: counterpartId, visit: visitTypeId, at, mode }));
    return true;
  };
  return { keep, error: holding.error, isRunning: holding.isRunning };
}
