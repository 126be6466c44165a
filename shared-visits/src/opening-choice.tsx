import {
  dayKey,
  formatDay,
  formatShortDay,
  formatTime,
  now,
  pathTo,
  viewerTimeZone,
  zoneName,
} from '@telehealth/contracts';
import { useOpenSlots } from '@telehealth/data/slots/slot.queries';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Skeleton, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Stack } from '@telehealth/ui/layout/stack';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { useState } from 'react';
import type { TimeChoiceProps } from './time-choice';

const WINDOW_MS = 28 * 86_400_000;
const OPENINGS = 200;

/** The free times of the same specialist for the same kind of visit, in the next four weeks. */
export function OpeningChoice({ visit, value, error, onChoose }: TimeChoiceProps) {
  const [from] = useState(now);
  const query = useOpenSlots(
    { specialistId: visit.counterpartId, visitTypeId: visit.visitTypeId, mode: visit.mode },
    { from, to: new Date(from.getTime() + WINDOW_MS), perVisitType: OPENINGS },
  );
  return (
    <QueryPanel query={query} skeleton={<ChoiceSkeleton />} safe="Your visit is unchanged.">
      {(offers) => {
        const offer = offers.find(({ visitType }) => visitType.id === visit.visitTypeId);
        const openings = offer?.openings.filter((at) => at.getTime() !== visit.startsAt.getTime()) ?? [];
        if (openings.length === 0) return <NothingFree name={visit.counterpartName} />;
        return <DayAndTime openings={openings} value={value} error={error} onChoose={onChoose} />;
      }}
    </QueryPanel>
  );
}

interface DayAndTimeProps extends Omit<TimeChoiceProps, 'visit'> {
  openings: readonly Date[];
}

function DayAndTime({ openings, value, error, onChoose }: DayAndTimeProps) {
  const zone = viewerTimeZone();
  const days = [...new Map(openings.map((at) => [dayKey(at, zone), at])).entries()];
  const [picked, pickDay] = useState('');
  const day = picked || days[0]?.[0] || '';
  const shown = openings.filter((at) => dayKey(at, zone) === day);
  return (
    <Stack>
      <ChipGroup
        type="radio"
        legend="Day"
        name="move-day"
        options={days.map(([key, at]) => ({ value: key, label: formatShortDay(at, zone) }))}
        value={day}
        onChange={(key) => {
          pickDay(key);
          onChoose(null);
        }}
      />
      <ChipGroup
        type="radio"
        legend={`Time on ${shown[0] ? formatDay(shown[0], zone) : ''}`}
        name="move-time"
        required
        hint={`In ${zoneName(zone)}, where you are.`}
        {...(error !== undefined && { error })}
        options={shown.map((at) => ({ value: at.toISOString(), label: formatTime(at, zone) }))}
        value={value?.toISOString() ?? ''}
        onChange={(time) => onChoose(new Date(time))}
      />
    </Stack>
  );
}

function NothingFree({ name }: { name: string }) {
  return (
    <EmptyState
      title={`${name} has no other free time in the next four weeks`}
      action={
        <LinkButton variant="line" to={pathTo('findSpecialist')}>
          Look for somebody else
        </LinkButton>
      }
    >
      Your visit is unchanged. If you cannot come, you can cancel it; what comes back is shown first.
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
