import type { AppError } from '@telehealth/contracts/errors';
import type { ExceptionForm } from '@telehealth/contracts/schemas/practice';
import { type TimeOffInput, timeOffSchema } from '@telehealth/contracts/schemas/practice-forms';
import { useHostServices } from '@telehealth/contracts/session';
import { usePreviewException, useTakeTimeOff } from '@telehealth/data/practice/practice.mutations';
import type { Practice, VisitOutside } from '@telehealth/data/practice/practice.schema';
import { CheckboxField } from '@telehealth/ui/forms/checkbox-field';
import { DateField } from '@telehealth/ui/forms/date-field';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { TimeField } from '@telehealth/ui/forms/time-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { useState } from 'react';
import styles from './practice.module.css';

import { TimeOffHits } from './time-off-hits';

interface TimeOffDialogProps {
  practice: Practice;
  /** Today and the first day to offer, `yyyy-mm-dd` in the practice's zone. */
  today: string;
  day?: string;
  kind?: 'off' | 'extra';
  onClose: () => void;
}

/** Enters days off, or extra hours. Affected patients are shown before anything is saved. */
export function TimeOffDialog({ practice, today, day = '', kind = 'off', onClose }: TimeOffDialogProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [hit, setHit] = useState<{ values: ExceptionForm; visits: VisitOutside[] } | null>(null);
  const previewing = usePreviewException();
  const taking = useTake(practice, id, onClose);
  const look = async (values: ExceptionForm) => {
    const found = await previewing.run(values);
    if (!found.ok) return;
    const visits = found.value.filter(({ touched }) => touched);
    if (visits.length > 0) return setHit({ values, visits });
    await taking.take(values, [], '');
  };
  const form = useZodForm<TimeOffInput, ExceptionForm>({
    schema: timeOffSchema,
    defaultValues: { kind, fromDate: day, toDate: '', isWholeDay: kind === 'off', startsAt: '09:00', endsAt: '17:00' },
  });
  if (hit !== null)
    return (
      <TimeOffHits
        {...hit}
        zone={practice.timeZone}
        isRunning={taking.isRunning}
        error={taking.error}
        onTake={(moves, reason) => void taking.take(hit.values, moves, reason)}
        onBack={() => setHit(null)}
        onClose={onClose}
      />
    );
  const isOff = form.watch('kind') === 'off';
  return (
    <EditDialog
      title={isOff ? 'Take time off' : 'Open extra time'}
      description={
        isOff
          ? 'Nobody can book you then. If it affects booked visits, you see them before anything changes.'
          : 'Patients can book you then, beyond your weekly hours.'
      }
      form={form}
      submitLabel="Continue"
      isRunning={previewing.isRunning || taking.isRunning}
      error={previewing.error ?? taking.error}
      onSubmit={look}
      onClose={onClose}
    >
      <RadioGroupField<TimeOffInput>
        name="kind"
        label="What is it?"
        look="chips"
        options={[
          { value: 'off', label: 'Time off' },
          { value: 'extra', label: 'Extra time' },
        ]}
      />
      <div className={styles.times}>
        <DateField<TimeOffInput> name="fromDate" label="First day" min={today} />
        <DateField<TimeOffInput> name="toDate" label="Last day" optional min={today} hint="Empty: one day" />
      </div>
      <CheckboxField<TimeOffInput> name="isWholeDay" label="The whole day" />
      {!form.watch('isWholeDay') && (
        <div className={styles.times}>
          <TimeField<TimeOffInput> name="startsAt" label="From" />
          <TimeField<TimeOffInput> name="endsAt" label="Until" />
        </div>
      )}
    </EditDialog>
  );
}

type Moves = readonly { appointmentId: string; startsAt: Date }[];

function useTake(practice: Practice, id: string, onDone: () => void) {
  const taking = useTakeTimeOff();
  const { notify } = useHostServices();
  const take = async (values: ExceptionForm, moves: Moves, reason: string): Promise<void> => {
    const taken = await taking.run({ id, values, version: practice.hoursVersion, moves, reason });
    if (!taken.ok) return;
    notify(
      values.kind === 'extra'
        ? 'practice.extraTimeSaved'
        : moves.length > 0
          ? 'practice.timeOffMoved'
          : 'practice.timeOffSaved',
    );
    onDone();
  };
  return { take, isRunning: taking.isRunning, error: taking.error as AppError | null };
}
