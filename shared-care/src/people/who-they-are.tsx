import { lawDay } from '@telehealth/data/people/person-line';
import { Notice } from '@telehealth/ui/feedback/notice';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { useEffect } from 'react';
import { WhoFields } from './who-fields';
import { findYou, type WhoForm, whoSchema, youAre } from './you-are';

export const useWhoForm = (known: WhoForm) => useZodForm({ schema: whoSchema, defaultValues: known });

/** Who somebody to be looked after is, and what one is to them. */
export function WhoTheyAre({ form }: { form: ReturnType<typeof useWhoForm> }) {
  const dateOfBirth = form.watch('dateOfBirth');
  const choices = youAre(dateOfBirth, lawDay());
  const you = findYou(form.watch('you'));
  // Another age asks in other words: what was chosen for a child does not stand for an adult.
  const isStale = you !== undefined && !choices.includes(you);
  useEffect(() => {
    if (isStale) form.setValue('you', '');
  }, [isStale, form]);
  return (
    <>
      <WhoFields dateOfBirth={dateOfBirth} />
      <RadioGroupField name="you" look="chips" label="You are" options={choices} />
      {you?.basis === 'carer' && (
        <Notice tone="info">
          A caregiver may book and agree to treatment, and may be asked for a paper: an affidavit or a court order. It
          may follow later.
        </Notice>
      )}
    </>
  );
}
