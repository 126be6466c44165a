import { zoneName } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { useSavePracticeZone } from '@telehealth/data/practice/practice.mutations';
import { useMyWeekHours } from '@telehealth/data/practice/practice.queries';
import type { Practice, WeekHours } from '@telehealth/data/practice/practice.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { timeZoneOptions } from '@telehealth/ui/forms/time-zone-options';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput } from '@telehealth/ui/parts/inputs';
import { useState } from 'react';
import styles from './practice.module.css';
import { WeekHoursDialog } from './week-hours-dialog';
import { DAY_NAMES, stretchesText } from './week-words';

/** When patients can book, day by day, in the practice's zone. */
export function HoursCard({ practice }: { practice: Practice }) {
  const query = useMyWeekHours();
  const [open, setOpen] = useState<'hours' | 'zone' | null>(null);
  const close = () => setOpen(null);
  return (
    <Card
      title="Weekly hours"
      actions={
        query.data !== undefined && (
          <Button variant="line" size="s" aria-label="Change your weekly hours" onClick={() => setOpen('hours')}>
            Change
          </Button>
        )
      }
    >
      <QueryPanel query={query} safe="Your hours are unchanged.">
        {(hours) => <Week hours={hours} />}
      </QueryPanel>
      <p className="small soft">
        In {zoneName(practice.timeZone)} ({practice.timeZone.replaceAll('_', ' ')}).{' '}
        <Button variant="quiet" size="s" onClick={() => setOpen('zone')}>
          Change the time zone
        </Button>
      </p>
      {open === 'hours' && query.data !== undefined && (
        <WeekHoursDialog practice={practice} hours={query.data} onSaved={close} onClose={close} />
      )}
      {open === 'zone' && <ZoneDialog practice={practice} onClose={close} />}
    </Card>
  );
}

function Week({ hours }: { hours: readonly WeekHours[] }) {
  return (
    <>
      {hours.length === 0 && (
        <Notice tone="warning">You have no hours, so patients cannot book you. Choose at least one day.</Notice>
      )}
      <dl className={styles.hours}>
        {DAY_NAMES.map((day, index) => {
          const rules = hours.filter(({ weekday }) => weekday === index + 1);
          return (
            <div key={day}>
              <dt>{day}</dt>
              <dd className={rules.length === 0 ? 'soft' : ''}>{stretchesText(rules)}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

function ZoneDialog({ practice, onClose }: { practice: Practice; onClose: () => void }) {
  const [zone, setZone] = useState(practice.timeZone);
  const saving = useSavePracticeZone();
  const { notify } = useHostServices();
  const save = async () => {
    if (!(await saving.run({ values: zone, version: practice.hoursVersion })).ok) return;
    notify('practice.hoursSaved');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={saving.isRunning ? () => undefined : onClose}
      title="Time zone of your hours"
      description="Your hours use this time zone from now on. Booked visits keep their time."
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={saving.isRunning}>
            Cancel
          </Button>
          <Button busy={saving.isRunning} busyLabel="Saving" onClick={() => void save()}>
            Save the time zone
          </Button>
        </>
      }
    >
      <Field label="Time zone" required>
        {(control) => (
          <SelectInput {...control} value={zone} onChange={(event) => setZone(event.currentTarget.value)}>
            {timeZoneOptions(practice.timeZone).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      {saving.error !== null && (
        <Notice tone="danger" live>
          {errorText(saving.error)}
        </Notice>
      )}
    </Dialog>
  );
}
