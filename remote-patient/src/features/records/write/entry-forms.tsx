import { type ChartList, LIMITS, SEVERITIES, SHAREABLE_WORDS } from '@telehealth/contracts';
import { allergyEntrySchema, conditionEntrySchema, medicationEntrySchema } from '@telehealth/contracts/schemas';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import type { ListEntry } from '../words';
import { SEVERITY_LABELS } from '../words';

export const ENTRY_SCHEMAS = {
  allergies: allergyEntrySchema,
  medications: medicationEntrySchema,
  conditions: conditionEntrySchema,
} as const;

export const LIST_WORDS: Readonly<
  Record<ChartList, { one: string; add: string; usual: 'profile' | 'medicines' | 'conditions' }>
> = {
  allergies: { one: 'allergy', add: 'Add an allergy', usual: 'profile' },
  medications: { one: 'medicine', add: 'Add a medicine', usual: 'medicines' },
  conditions: { one: 'condition', add: 'Add a condition', usual: 'conditions' },
};

export const listOf = ({ kind }: ListEntry): ChartList =>
  kind === 'allergy' ? 'allergies' : kind === 'medicine' ? 'medications' : 'conditions';

/** What stands in the fields at first: nothing, or what the entry says now. */
export function firstWords(list: ChartList, entry: ListEntry | null): Record<string, string> {
  const common = {
    label: entry?.label ?? '',
    note: entry?.note ?? '',
    category: entry?.category ?? LIST_WORDS[list].usual,
    code: entry?.code ?? '',
    codeSystem: entry?.codeSystem ?? '',
  };
  if (list === 'allergies') {
    const allergy = entry?.kind === 'allergy' ? entry : null;
    return { ...common, reaction: allergy?.reaction ?? '', severity: allergy?.severity ?? '' };
  }
  if (list === 'medications') {
    const medicine = entry?.kind === 'medicine' ? entry : null;
    return { ...common, dose: medicine?.dose ?? '', frequency: medicine?.frequency ?? '' };
  }
  return common;
}

/** The fields of one list. */
export function EntryFields({ list }: { list: ChartList }) {
  return (
    <>
      {list === 'allergies' && <AllergyFields />}
      {list === 'medications' && <MedicineFields />}
      {list === 'conditions' && (
        <TextField
          name="label"
          label="What is it called?"
          hint="For example: asthma"
          maxLength={LIMITS.listEntry.max}
        />
      )}
      <TextAreaField
        name="note"
        label="Anything else about it"
        hint={list === 'conditions' ? 'For example: since 1996, or who treats it' : undefined}
        optional
        rows={2}
        maxLength={LIMITS.entryNote.max}
      />
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

function AllergyFields() {
  return (
    <>
      <TextField
        name="label"
        label="What are you allergic to?"
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
        hint="As it stands on the box, for example: amlodipine 5 mg"
        maxLength={LIMITS.listEntry.max}
      />
      <TextField
        name="dose"
        label="How much at a time?"
        hint="For example: 1 tablet"
        optional
        maxLength={LIMITS.listEntry.max}
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
