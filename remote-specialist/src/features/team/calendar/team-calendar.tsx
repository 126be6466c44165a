import { now } from '@telehealth/contracts/clock';
import { dayKey, formatDay, SOUTH_AFRICAN_ZONE } from '@telehealth/contracts/formatting';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCards } from '@telehealth/ui/feedback/skeleton';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { DayField } from '@telehealth/ui/parts/day-field';
import { useState } from 'react';
import { useSharedDay } from '../../../data/team/shared-calendar.queries';
import { DoctorsDay } from './doctors-day';
import styles from './team-calendar.module.css';

const DAY_MS = 86_400_000;
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const today = () => dayKey(now(), SOUTH_AFRICAN_ZONE);
const shift = (day: string, days: number) => dayKey(new Date(noon(day).getTime() + days * DAY_MS), 'UTC');

/** One day of all doctors of the practice, in South Africa's time. */
export function TeamCalendar() {
  const [day, setDay] = useState(today);
  const query = useSharedDay(day);
  return (
    <Stack gap={4}>
      <Cluster align="flex-end">
        <Button variant="line" size="s" onClick={() => setDay(shift(day, -1))}>
          Day before
        </Button>
        <Button variant="line" size="s" disabled={day === today()} onClick={() => setDay(today())}>
          Today
        </Button>
        <Button variant="line" size="s" onClick={() => setDay(shift(day, 1))}>
          Day after
        </Button>
        <div className={styles.day}>
          <DayField
            label="Day"
            value={day}
            min={shift(today(), -400)}
            max={shift(today(), 400)}
            onChange={(chosen) => chosen !== '' && setDay(chosen)}
          />
        </div>
      </Cluster>
      <h2 aria-live="polite">{formatDay(noon(day), 'UTC')}</h2>
      <QueryPanel query={query} skeleton={<SkeletonCards count={2} />} safe="No visit was changed.">
        {(shown) => (
          <Stack gap={4}>
            <p className="small soft">
              {shown.changes
                ? 'Times are South African. Each name you see is in that patient’s log. A name is missing where the patient was not told that you see it, or keeps the visit to themselves.'
                : 'Times are South African. Your role sees times, not who comes.'}
            </p>
            <div className={styles.doctors}>
              {shown.doctors.map((doctor) => (
                <DoctorsDay
                  key={doctor.id}
                  doctor={doctor}
                  visits={shown.visits.filter(({ specialistId }) => specialistId === doctor.id)}
                />
              ))}
            </div>
          </Stack>
        )}
      </QueryPanel>
    </Stack>
  );
}
