import { CHART_LISTS, type ChartList, SEVERITIES, SEVERITY_LABELS } from '@telehealth/contracts/chart';
import { errorText } from '@telehealth/contracts/messages';
import {
  allergyEntrySchema,
  conditionEntrySchema,
  medicationEntrySchema,
  vaccinationEntrySchema,
} from '@telehealth/contracts/schemas/chart';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { useAddToChart } from '@telehealth/data/chart/clinician-entries.mutations';
import type { EntryWords } from '@telehealth/data/records/own-record.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Form } from '@telehealth/ui/forms/form';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { Dialog } from '@telehealth/ui/parts/dialog';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import type { Opened } from '../record/pick-entries';
import { VaccinationMore } from '../vaccinations/vaccination-fields';
import { EntryCheck, knownIn } from './entry-check';

/** Lists that a clinician can add to. */
export type ListOfClinicians = Exclude<ChartList, 'remarks'>;

const WORDS: Readonly<Record<ListOfClinicians, { add: string; called: string; more: readonly string[] }>> = {
  conditions: { add: 'Add a problem', called: 'For example: asthma', more: [] },
  medications: { add: 'Add a medicine', called: 'For example: amlodipine 5 mg', more: ['dose', 'frequency'] },
  allergies: { add: 'Add an allergy', called: 'For example: penicillin', more: ['reaction', 'severity'] },
  vaccinations: { add: 'Add a vaccination', called: 'For example: measles', more: ['givenOn', 'dose', 'batch'] },
};
const SCHEMAS = {
  conditions: conditionEntrySchema,
  medications: medicationEntrySchema,
  allergies: allergyEntrySchema,
  vaccinations: vaccinationEntrySchema,
} as const;
type Words = Record<string, string>;
type FormSchema = Parameters<typeof useZodForm<Words, EntryWords>>[0]['schema'];

interface AddEntryProps {
  patientId: string;
  patientName: string;
  list: ListOfClinicians;
  /** The open parts of the record, with which a new entry is compared. */
  opened: Opened;
  /** Text of the button, and its name, which begins with it. */
  label?: string;
  name?: string;
  look?: ButtonLook;
}
type ButtonLook = 'quiet' | 'line';

/** Adds to a list, where access allows it. The entry counts as confirmed, and the patient is notified. */
export function AddEntry(props: AddEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const { add } = WORDS[props.list];
  const { label = 'Add', name = add, look = 'quiet' } = props;
  return (
    <>
      <Button variant={look} size="s" icon={icons.plus} aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <AddDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function AddDialog({ patientId, patientName, list, opened, onClose }: AddEntryProps & { onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID());
  const [isLeaving, setLeaving] = useState(false);
  const empty = Object.fromEntries(['label', 'note', ...WORDS[list].more].map((name) => [name, '']));
  // Each list has its own fields; the form treats all as text.
  const schema = SCHEMAS[list] as unknown as FormSchema;
  const form = useZodForm<Words, EntryWords>({ schema, defaultValues: empty });
  const adding = useAddToChart(patientId);
  const { notify } = useHostServices();
  const { isDirty } = form.formState;
  const leave = () => (isDirty ? setLeaving(true) : onClose());
  const save = async (words: EntryWords) => {
    if (!(await adding.run({ list, category: CHART_LISTS[list], key, words })).ok) return;
    notify('chart.entryAdded');
    onClose();
  };
  return (
    <>
      <Dialog
        open
        onClose={adding.isRunning ? () => undefined : leave}
        title={WORDS[list].add}
        description={`It goes into the record of ${patientName} under your name. They are told, and can ask you to correct it.`}
      >
        <Form
          form={form}
          label={WORDS[list].add}
          onSubmit={save}
          problem={adding.error && errorText(adding.error)}
          focusFirst
        >
          <TextField
            name="label"
            label="What is it called?"
            hint={WORDS[list].called}
            maxLength={LIMITS.listEntry.max}
          />
          {(list === 'medications' || list === 'allergies') && (
            <CheckInChart list={list} label={form.watch('label') ?? ''} opened={opened} />
          )}
          <More list={list} />
          <TextAreaField
            name="note"
            label="Anything else about it"
            optional
            rows={2}
            maxLength={LIMITS.entryNote.max}
          />
          <Cluster justify="flex-end">
            <Button variant="line" onClick={leave}>
              Not now
            </Button>
            <SubmitButton busyLabel="Saving">Add it</SubmitButton>
          </Cluster>
        </Form>
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        onConfirm={onClose}
        title="Throw away what you typed?"
        cancelLabel="Keep writing"
        confirmLabel="Throw it away"
      >
        Nothing was saved yet.
      </ConfirmDialog>
    </>
  );
}

/** The parts of the record with which a list's entry is compared. */
const COMPARED_WITH = { medications: ['profile', 'allergies'], allergies: ['medicines', 'medicines'] } as const;

interface CheckInChartProps {
  list: 'medications' | 'allergies';
  label: string;
  opened: Opened;
}

/** Compares with the open parts of the patient's record; a closed part is reported, because it is no all-clear. */
function CheckInChart({ list, label, opened }: CheckInChartProps) {
  const [category, what] = COMPARED_WITH[list];
  if (!opened.has(category)) {
    return (
      <Notice tone="warning" title={`The ${what} are not open to you. Nothing was checked.`}>
        Please ask the patient. You can still add it.
      </Notice>
    );
  }
  return <EntryCheck list={list} label={label} known={knownIn([...opened.values()].flat())} reader="clinician" />;
}

function More({ list }: { list: ListOfClinicians }) {
  if (list === 'medications') {
    return (
      <>
        <TextField name="dose" label="How much at a time?" optional maxLength={LIMITS.listEntry.max} />
        <TextField name="frequency" label="How often?" optional maxLength={LIMITS.listEntry.max} />
      </>
    );
  }
  if (list === 'conditions') return null;
  if (list === 'vaccinations') return <VaccinationMore />;
  return (
    <>
      <TextField name="reaction" label="What happens?" optional maxLength={LIMITS.reaction.max} />
      <SelectField
        name="severity"
        label="How bad was it?"
        optional
        placeholder="Not known"
        options={SEVERITIES.map((value) => ({ value, label: SEVERITY_LABELS[value] }))}
      />
    </>
  );
}
