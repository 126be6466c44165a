import { now } from '@telehealth/contracts/clock';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { pathTo } from '@telehealth/contracts/routes';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { useOpeningDays } from '@telehealth/data/slots/use-opening-days';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Skeleton, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Stack } from '@telehealth/ui/layout/stack';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { useState } from 'react';
import { DayAndTime } from './day-and-time';
import type { TimeChoiceProps } from './time-choice';

const WINDOW_DAYS = 28;
const DAY_MS = 86_400_000;

/** The same specialist's openings for the same visit type in the next four weeks. */
export function OpeningChoice({ visit, value, error, onChoose }: TimeChoiceProps) {
  const { Your } = useSubjectWords();
  const zone = viewerTimeZone();
  const [from] = useState(now);
  const { query, daysOf, isWhole, day } = useOpeningDays(
    { specialistId: visit.counterpartId, visitTypeId: visit.visitTypeId, mode: visit.mode },
    { from, to: new Date(from.getTime() + WINDOW_DAYS * DAY_MS) },
  );
  return (
    <QueryPanel query={query} skeleton={<ChoiceSkeleton />} safe={`${Your} visit is unchanged.`}>
      {(offers) => {
        const offer = offers.find(({ visitType }) => visitType.id === visit.visitTypeId);
        const openings = offer?.openings.filter((at) => at.getTime() !== visit.startsAt.getTime()) ?? [];
        if (offer === undefined || openings.length === 0) return <NothingFree name={visit.counterpartName} />;
        return (
          <Stack>
            {/* Four weeks are many days, so days known to be full are left out. */}
            <DayAndTime
              names={{ day: 'move-day', time: 'move-time' }}
              days={daysOf({ ...offer, openings }, from, WINDOW_DAYS, zone).filter(
                ({ openings }) => openings.length > 0 || !isWhole(offer),
              )}
              zone={zone}
              hideZone
              value={value?.toISOString() ?? ''}
              error={error}
              onTime={(time) => onChoose(new Date(time))}
              onDay={() => onChoose(null)}
              question={day}
            />
          </Stack>
        );
      }}
    </QueryPanel>
  );
}

function NothingFree({ name }: { name: string }) {
  const { Your } = useSubjectWords();
  return (
    <EmptyState
      title={`${name} has no other free time in the next four weeks`}
      action={
        <LinkButton variant="line" to={pathTo('findSpecialist')}>
          Look for somebody else
        </LinkButton>
      }
    >
      {Your} visit is unchanged. If you cannot come, you can cancel it; what comes back is shown first.
    </EmptyState>
  );
}

function ChoiceSkeleton() {
  return (
    <SkeletonGroup label="Loading free times">
      <Stack>
        <Skeleton shape="block" height="5rem" />
        <Skeleton shape="block" height="7rem" />
      </Stack>
    </SkeletonGroup>
  );
}
