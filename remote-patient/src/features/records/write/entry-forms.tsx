import { VaccinationFields } from '@telehealth/care/vaccinations/vaccination-fields';
import { type ChartList, SEVERITIES, SEVERITY_LABELS, SHAREABLE_WORDS } from '@telehealth/contracts/chart';
import {
  allergyEntrySchema,
  conditionEntrySchema,
  medicationEntrySchema,
  remarkEntrySchema,
  vaccinationEntrySchema,
} from '@telehealth/contracts/schemas/chart';
import { LIMITS } from '@telehealth/contracts/settings';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import type { ListEntry } from '../words';

export const ENTRY_SCHEMAS = {
  allergies: allergyEntrySchema,
  medications: medicationEntrySchema,
  conditions: conditionEntrySchema,
  vaccinations: vaccinationEntrySchema,
  remarks: remarkEntrySchema,
} as const;

export const LIST_WORDS: Readonly<
  Record<ChartList, { add: string; usual: 'profile' | 'medicines' | 'conditions' | 'notes' }>
> = {
  allergies: { add: 'Add an allergy', usual: 'profile' },
  medications: { add: 'Add a medicine', usual: 'medicines' },
  conditions: { add: 'Add a condition', usual: 'conditions' },
  vaccinations: { add: 'Add a vaccination', usual: 'medicines' },
  remarks: { add: 'Write a note of your own', usual: 'notes' },
};

const LISTS = {
  allergy: 'allergies',
  medicine: 'medications',
  condition: 'conditions',
  vaccination: 'vaccinations',
  remark: 'remarks',
} as const;
export const listOf = ({ kind }: ListEntry): ChartList => LISTS[kind];

export function firstWords(list: ChartList, entry: ListEntry | null): Record<string, string> {
  const common = {
    label: entry?.label ?? '',
    note: entry?.note ?? '',
    category: entry?.category ?? LIST_WORDS[list].usual,
    code: entry?.code ?? '',
    codeSystem: entry?.codeSystem ?? '',
  };
  if (list === 'remarks') return { label: common.label, note: common.note, category: common.category };
  if (list === 'allergies') {
    const allergy = entry?.kind === 'allergy' ? entry : null;
    return { ...common, reaction: allergy?.reaction ?? '', severity: allergy?.severity ?? '' };
  }
  if (list === 'medications') {
    const medicine = entry?.kind === 'medicine' ? entry : null;
    return { ...common, dose: medicine?.dose ?? '', frequency: medicine?.frequency ?? '' };
  }
  if (list === 'vaccinations') {
    const given = entry?.kind === 'vaccination' ? entry : null;
    return { ...common, givenOn: given?.givenOn ?? '', dose: given?.dose ?? '', batch: given?.batch ?? '' };
  }
  return common;
}

export function EntryFields({ list, entry }: { list: ChartList; entry: ListEntry | null }) {
  return (
    <>
      {list === 'allergies' && <AllergyFields />}
      {list === 'medications' && <MedicineFields />}
      {list === 'vaccinations' && <VaccinationFields givenOn={entry?.kind === 'vaccination' ? entry.givenOn : ''} />}
      {list === 'conditions' && (
        <TextField
          name="label"
          label="What is it called?"
          hint="For example: asthma"
          maxLength={LIMITS.listEntry.max}
        />
      )}
      <NoteField list={list} />
      <RadioGroupField
        name="category"
        label="Who may see it"
        hint="Sensitive parts are shared with nobody unless you choose it."
        options={[
          { value: LIST_WORDS[list].usual, label: `With “${SHAREABLE_WORDS[LIST_WORDS[list].usual]}”` },
          { value: 'mental_health', label: 'Keep it with mental health' },
          { value: 'sexual_health', label: 'Keep it with sexual health' },
        ]}
      />
    </>
  );
}

function NoteField({ list }: { list: ChartList }) {
  if (list === 'remarks') {
    return (
      <>
        <TextField
          name="label"
          label="Title"
          hint="For example: before my next visit"
          maxLength={LIMITS.listEntry.max}
        />
        <TextAreaField name="note" label="Your note" rows={6} maxLength={LIMITS.remark.max} />
      </>
    );
  }
  return (
    <TextAreaField
      name="note"
      label="Anything else about it"
      hint={list === 'conditions' ? 'For example: since 1996, or who treats it' : undefined}
      optional
      rows={2}
      maxLength={LIMITS.entryNote.max}
    />
  );
}

function AllergyFields() {
  const { isOwn, you } = useSubjectWords();
  return (
    <>
      <TextField
        name="label"
        label={isOwn ? 'What are you allergic to?' : `What is ${you} allergic to?`}
        hint="For example: penicillin"
        maxLength={LIMITS.listEntry.max}
      />
      <TextField
        name="reaction"
        label="What happens?"
        hint="For example: hives within an hour"
        optional
        maxLength={LIMITS.reaction.max}
      />
      <SelectField
        name="severity"
        label="How bad was it?"
        optional
        placeholder="I do not know"
        options={SEVERITIES.map((value) => ({ value, label: SEVERITY_LABELS[value] }))}
      />
    </>
  );
}

function MedicineFields() {
  return (
    <>
      <TextField
        name="label"
        label="What is it called?"
        hint="As written on the box, for example: amlodipine 5 mg"
        maxLength={LIMITS.listEntry.max}
      />
      <TextField
        name="dose"
        label="How much at a time?"
        hint="For example: 1 tablet"
        optional
        maxLength={LIMITS.entryNote.max}
      />
      <TextField
        name="frequency"
        label="How often?"
        hint="For example: every morning"
        optional
        maxLength={LIMITS.listEntry.max}
      />
    </>
  );
}
