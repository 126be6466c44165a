import { CONSULTATION_MODES } from '@telehealth/contracts/booking';
import { MODE_LABELS } from '@telehealth/contracts/formatting';
import { isMessageId, messageText } from '@telehealth/contracts/messages';
import { NUMBER_KINDS } from '@telehealth/contracts/schemas/number-kinds';
import { GRID_MINUTES, PRICE_CURRENCIES, type VisitTypeForm } from '@telehealth/contracts/schemas/practice';
import { type VisitTypeInput, visitTypeTextSchema } from '@telehealth/contracts/schemas/practice-forms';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { useSaveVisitType } from '@telehealth/data/practice/practice.mutations';
import type { OwnVisitType } from '@telehealth/data/practice/practice.schema';
import { CheckboxField } from '@telehealth/ui/forms/checkbox-field';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { NumberField } from '@telehealth/ui/forms/number-field';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm, type ZodForm } from '@telehealth/ui/forms/use-zod-form';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { useState } from 'react';
import styles from './profile.module.css';
import { CANCEL_NOTICES, minuteOptions, NOTICES, toVisitTypeInput } from './visit-type-form';

interface VisitTypeDialogProps {
  /** Null: a new one. */
  type: OwnVisitType | null;
  position: number;
  onClose: () => void;
}

/** One visit type: its name, price, and when it can be booked. */
export function VisitTypeDialog({ type, position, onClose }: VisitTypeDialogProps) {
  const [id] = useState(() => type?.id ?? crypto.randomUUID());
  const saving = useSaveVisitType();
  const { notify } = useHostServices();
  const form = useZodForm<VisitTypeInput, VisitTypeForm>({
    schema: visitTypeTextSchema,
    defaultValues: toVisitTypeInput(type, position),
  });
  const save = async (values: VisitTypeForm) => {
    if (!(await saving.run({ id, values, version: type?.version ?? null })).ok) return;
    notify('practice.visitTypeSaved');
    onClose();
  };
  return (
    <EditDialog
      title={type === null ? 'Add a visit type' : `Change ${type.name}`}
      description="Visits already booked keep their length and price."
      form={form}
      isRunning={saving.isRunning}
      error={saving.error}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField<VisitTypeInput>
        name="name"
        label="Name"
        autoComplete="off"
        maxLength={LIMITS.visitType.name.max}
        hint="As patients read it, for example “Follow-up”"
      />
      <Modes form={form} />
      <div className={styles.pair}>
        <NumberField<VisitTypeInput> name="minutes" label="Length in minutes" kind={NUMBER_KINDS.minutes} />
        <SelectField<VisitTypeInput>
          name="gridMinutes"
          label="Can begin every"
          options={GRID_MINUTES.map((value) => ({ value: String(value), label: `${value} minutes` }))}
        />
        <NumberField<VisitTypeInput> name="priceMinor" label="Price" kind={NUMBER_KINDS.price} />
        <SelectField<VisitTypeInput>
          name="currency"
          label="Currency"
          options={PRICE_CURRENCIES.map((value) => ({ value, label: value }))}
        />
      </div>
      <BookingRules form={form} />
      <CheckboxField<VisitTypeInput>
        name="needsApproval"
        label="I accept each request before it is booked"
        required={false}
      />
    </EditDialog>
  );
}

type FormProps = { form: ZodForm<VisitTypeInput, VisitTypeForm> };

function Modes({ form }: FormProps) {
  const issue = form.formState.errors.modes?.message;
  return (
    <ChipGroup
      type="checkbox"
      legend="How it takes place"
      name="visit-modes"
      required
      options={CONSULTATION_MODES.map((value) => ({ value, label: MODE_LABELS[value] }))}
      value={form.watch('modes')}
      onChange={(modes) => form.setValue('modes', modes, { shouldValidate: form.formState.isSubmitted })}
      {...(issue !== undefined && isMessageId(issue) && { error: messageText(issue) })}
    />
  );
}

function BookingRules({ form }: FormProps) {
  const { noticeMinutes, cancelNoticeMinutes } = form.getValues();
  return (
    <div className={styles.pair}>
      <NumberField<VisitTypeInput>
        name="bufferBeforeMinutes"
        label="Break before, in minutes"
        kind={NUMBER_KINDS.bufferMinutes}
      />
      <NumberField<VisitTypeInput>
        name="bufferAfterMinutes"
        label="Break after, in minutes"
        kind={NUMBER_KINDS.bufferMinutes}
      />
      <SelectField<VisitTypeInput>
        name="noticeMinutes"
        label="Booked at least this long ahead"
        options={minuteOptions(NOTICES, noticeMinutes, 'No notice')}
      />
      <NumberField<VisitTypeInput>
        name="windowDays"
        label="Bookable how many days ahead"
        kind={NUMBER_KINDS.windowDays}
      />
      <SelectField<VisitTypeInput>
        name="cancelNoticeMinutes"
        label="Free to cancel until"
        hint="Whoever books or moves later than that still has 15 minutes, until 30 minutes before it begins"
        options={minuteOptions(CANCEL_NOTICES, cancelNoticeMinutes, 'It begins')}
      />
      <NumberField<VisitTypeInput>
        name="lateRefundPercent"
        label="Paid back after that, in percent"
        kind={NUMBER_KINDS.percent}
      />
    </div>
  );
}
