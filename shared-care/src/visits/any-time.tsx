import { dayKey, formatMoment, formatTime, instantInZone, viewerTimeZone } from '@telehealth/contracts/formatting';
import { useNow } from '@telehealth/data/clock/use-now';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { DayField } from '@telehealth/ui/parts/day-field';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { useState } from 'react';
import type { TimeChoiceProps } from './time-choice';
import { isSameClock } from './visit-when';

const DAY_MS = 86_400_000;

/**
 * Any day and time in the viewer's zone to propose, at least a day ahead and not before the visit, with the patient's time if
 * it differs.
 */
export function AnyTime({ visit, value, error, onChoose }: TimeChoiceProps) {
  const zone = viewerTimeZone();
  const present = useNow();
  const [day, setDay] = useState(() => dayKey(value ?? visit.startsAt, zone));
  const [time, setTime] = useState(() => formatTime(value ?? visit.startsAt, zone));
  const choose = (nextDay: string, nextTime: string) => {
    setDay(nextDay);
    setTime(nextTime);
    onChoose(instantInZone(nextDay, nextTime, zone));
  };
  return (
    <Stack>
      <Cluster align="start">
        <DayField
          label="New day"
          required
          hint="On your clock"
          {...(error !== undefined && { error })}
          min={dayKey(new Date(Math.max(present.getTime() + DAY_MS, visit.startsAt.getTime())), zone)}
          value={day}
          onChange={(next) => choose(next, time)}
        />
        <Field label="New time" required hint="Beginning of the visit">
          {(control) => (
            <TextInput
              {...control}
              type="time"
              step={300}
              value={time}
              onChange={(event) => choose(day, event.currentTarget.value)}
            />
          )}
        </Field>
      </Cluster>
      <p role="status" className="soft">
        {value !== null &&
          !isSameClock(value, zone, visit.patientTimeZone) &&
          `For the patient: ${formatMoment(value, visit.patientTimeZone)}.`}
      </p>
    </Stack>
  );
}
