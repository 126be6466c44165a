import type { AppError } from '@telehealth/contracts/errors';
import { NEW_RELATED_PERSON } from '@telehealth/contracts/schemas/related-person';
import { useHostServices } from '@telehealth/contracts/session';
import { useRemoveRelatedPerson } from '@telehealth/data/related-persons/related-person.mutations';
import { useRelatedPersons } from '@telehealth/data/related-persons/related-person.queries';
import type { RelatedPerson } from '@telehealth/data/related-persons/related-person.schema';
import { useEffect, useRef } from 'react';
import type { NextStep } from './decide-next-step';
import type { BookingModel } from './use-booking';

const NOBODY: RelatedPerson[] = [];

export interface WhomControl {
  /** `me`, `new` or a related person's id; empty while none is chosen. */
  value: string;
  persons: RelatedPerson[];
  /** The error of loading related persons, with a retry. */
  missing: { error: AppError; isAsking: boolean; retry: () => void } | null;
  chosen: RelatedPerson | undefined;
  /** The form for a new or corrected person is open. */
  isTyping: boolean;
  choose: (value: string) => void;
  correct: () => void;
  remove: (id: string) => Promise<void>;
}

/**
 * Who the visit is for. If a person chosen earlier no longer exists, it asks again, so that no visit is booked for the wrong
 * person.
 */
export function useWhom({ form, values }: BookingModel, step: NextStep): WhomControl {
  const { notify } = useHostServices();
  const list = useRelatedPersons({ enabled: step === 'book' });
  const removing = useRemoveRelatedPerson();
  const typed = useRef(values.forWhom === 'new' ? values.person : null);
  const value = values.forWhom ?? 'me';
  const persons = (step === 'book' && list.data) || NOBODY;
  const chosen = persons.find(({ id }) => id === value);
  const isGone = list.data !== undefined && step === 'book' && !['', 'me', 'new'].includes(value) && !chosen;
  const { error, isFetching, refetch } = list;
  const isMissing = step === 'book' && list.data === undefined && error !== null;
  const missing = isMissing ? { error, isAsking: isFetching, retry: refetch } : null;
  const { setValue, clearErrors } = form;
  useEffect(() => {
    if (!isGone) return;
    setValue('forWhom', '');
    setValue('person', null);
  }, [isGone, setValue]);

  const choose = (next: string) => {
    // Input for a new person is restored after looking at the others.
    if (value === 'new') typed.current = form.getValues('person');
    setValue('forWhom', next);
    setValue('person', next === 'new' ? (typed.current ?? NEW_RELATED_PERSON) : null);
    clearErrors(['forWhom', 'person']);
  };
  const correct = () => {
    if (!chosen) return;
    const { id: _id, ...facts } = chosen;
    setValue('person', facts);
  };
  const remove = async (id: string) => {
    const removed = await removing.run(id);
    if (!removed.ok) return notify(removed.error.id, removed.error.values);
    choose('');
    notify('person.removed');
  };
  return { value, persons, missing, chosen, isTyping: values.person != null, choose, correct, remove };
}
