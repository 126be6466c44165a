import { DOCUMENT_TYPES } from '@telehealth/contracts/chart';
import { LIMITS } from '@telehealth/contracts/settings';
import { DateField } from '@telehealth/ui/forms/date-field';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import type { ReactNode } from 'react';
import { DOCUMENT_LABELS } from '../words';

/**
 * The fields of a document's description.
 * @param today `yyyy-mm-dd`
 * @param children what else is asked of that kind
 */
export function DocumentFields({ today, children }: { today: string; children?: ReactNode }) {
  return (
    <>
      <TextField name="title" label="Title" hint="What you will look for later" maxLength={LIMITS.documentTitle.max} />
      <SelectField
        name="type"
        label="What is it?"
        options={DOCUMENT_TYPES.map((value) => ({ value, label: DOCUMENT_LABELS[value] }))}
      />
      {children}
      <DateField name="date" label="Date of the document" max={today} />
      <RadioGroupField
        name="category"
        label="Who may see it"
        hint="Sensitive parts are shared with nobody unless you choose it."
        options={[
          { value: '', label: 'With the other documents or results' },
          { value: 'mental_health', label: 'Keep it with mental health' },
          { value: 'sexual_health', label: 'Keep it with sexual health' },
        ]}
      />
    </>
  );
}
