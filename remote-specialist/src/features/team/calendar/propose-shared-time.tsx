import { formatMoment, formatShortDay, formatTime, SOUTH_AFRICAN_ZONE } from '@telehealth/contracts/formatting';
import { useHostServices } from '@telehealth/contracts/session';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { z } from 'zod';
import { useProposeSharedTime, useSharedOpenings } from '../../../data/team/shared-calendar.queries';
import type { SharedStepProps } from './shared-step';

const LONGEST = 500;
const schema = z.object({
  startsAt: z.string().min(1, 'booking.openingRequired'),
  reason: z.string().trim().min(1, 'booking.moveReasonRequired').max(LONGEST, 'validation.tooLong'),
});
type MoveForm = z.output<typeof schema>;

/** Asks the patient to take another time; the visit stays where it is until they agree. */
export function ProposeSharedTime({ visit: { id, name, startsAt }, onClose }: SharedStepProps) {
  const openings = useSharedOpenings(id);
  const proposing = useProposeSharedTime();
  const { notify } = useHostServices();
  const form = useZodForm<MoveForm, MoveForm>({ schema, defaultValues: { startsAt: '', reason: '' } });
  const ask = async (values: MoveForm) => {
    if (!(await proposing.run({ id, startsAt: values.startsAt, reason: values.reason })).ok) return;
    notify('booking.timeProposed', { name });
    onClose();
  };
  return (
    <EditDialog
      title={`Ask to move the visit of ${name}`}
      description={`Now it is on ${formatMoment(startsAt, SOUTH_AFRICAN_ZONE)}, and it stays there until the patient agrees. They can take the new time, choose another, or cancel and get everything back.`}
      form={form}
      submitLabel="Ask the patient"
      closeLabel="Keep the time"
      isRunning={proposing.isRunning}
      error={proposing.error}
      onSubmit={ask}
      onClose={onClose}
    >
      <QueryPanel query={openings} safe="The visit keeps its time.">
        {(times) =>
          times.length === 0 ? (
            <p>There is no free time within four weeks. The doctor can open more hours.</p>
          ) : (
            <SelectField<MoveForm>
              name="startsAt"
              label="New time"
              hint="From a day ahead on."
              placeholder="Choose a time"
              options={times.map((time) => ({
                value: time.toISOString(),
                label: `${formatShortDay(time, SOUTH_AFRICAN_ZONE)}, ${formatTime(time, SOUTH_AFRICAN_ZONE)}`,
              }))}
            />
          )
        }
      </QueryPanel>
      <TextAreaField<MoveForm>
        name="reason"
        label="Why should it move?"
        hint="The patient reads this."
        rows={2}
        maxLength={LONGEST}
      />
    </EditDialog>
  );
}
