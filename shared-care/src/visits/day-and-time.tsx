import { dayKey, formatTime, zoneName } from '@telehealth/contracts/formatting';
import type { OpeningDay } from '@telehealth/data/slots/group-openings';
import type { DayQuestion } from '@telehealth/data/slots/use-opening-days';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { DayStrip } from '@telehealth/ui/parts/day-strip';
import { useEffect, useState } from 'react';

interface DayAndTimeProps {
  names: { day: string; time: string };
  days: readonly OpeningDay[];
  zone: string;
  /** The surrounding text already names the zone. */
  hideZone?: boolean;
  /** ISO instant; empty: none chosen yet. */
  value: string;
  error?: string | undefined;
  onTime: (startsAt: string) => void;
  /** The user selected another day. */
  onDay?: () => void;
  /** Requests a day whose openings are not fully known. */
  question: DayQuestion;
}

/** Selects an opening: first the day, then the time. Booking and moving a visit share it. */
export function DayAndTime({
  names,
  days,
  zone,
  hideZone = false,
  value,
  error,
  onTime,
  onDay,
  question,
}: DayAndTimeProps) {
  const [pickedDay, pickDay] = useState('');
  const chosenDay = value === '' ? undefined : dayKey(new Date(value), zone);
  // A day picked in one zone may not exist in another.
  const picked = days.find((day) => day.key === pickedDay)?.key;
  const shownKey = picked ?? chosenDay ?? days.find((day) => day.openings.length > 0)?.key;
  const shown = days.find((day) => day.key === shownKey);
  const isUnknown = shown?.isKnown === false;
  // Depends on the day only; `question` is a new object at each render.
  useEffect(() => {
    if (shownKey !== undefined && isUnknown) question.ask(shownKey, zone);
  }, [shownKey, isUnknown, zone]);
  const choose = (key: string) => {
    pickDay(key);
    onDay?.();
  };
  return (
    <>
      <DayStrip
        name={names.day}
        days={days.map(({ key, at, openings, isKnown }) => ({ key, at, free: isKnown ? openings.length : null }))}
        zone={zone}
        value={shownKey ?? ''}
        onChange={choose}
      />
      <ChipGroup
        type="radio"
        legend="Time"
        name={names.time}
        required
        {...(!hideZone && { hint: `In ${zoneName(zone)}, where you are.` })}
        {...(error !== undefined && { error })}
        options={(shown?.openings ?? []).map((at) => ({ value: at.toISOString(), label: formatTime(at, zone) }))}
        value={value}
        onChange={onTime}
      />
      {isUnknown && <AskingDay question={question} />}
      {shown?.openings.length === 0 && !isUnknown && (
        <p className="soft">No free time on this day. Choose another day above.</p>
      )}
    </>
  );
}

/** There are so many openings that this day is requested separately. */
function AskingDay({ question: { hasFailed, retry } }: { question: DayQuestion }) {
  if (!hasFailed) return <p role="status">Looking for the free times of this day …</p>;
  return (
    <RetryNotice title="We could not look up this day" onRetry={retry}>
      The other days are as shown.
    </RetryNotice>
  );
}
