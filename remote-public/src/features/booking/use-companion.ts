import { ageAt, OF_AGE_AT } from '@telehealth/contracts/people';
import { useCurrentUser } from '@telehealth/contracts/session';
import { useShownPerson } from '@telehealth/data/people/people.queries';
import { lawDay } from '@telehealth/data/people/person-line';
import { useEffect, useRef } from 'react';
import type { BookingModel } from './use-booking';

export const isChild = ({ dateOfBirth }: { dateOfBirth: string }): boolean =>
  dateOfBirth !== '' && ageAt(dateOfBirth, lawDay()).years < OF_AGE_AT;

/**
 * Who comes along is asked of a child; whoever books is proposed.
 * @returns whether it is asked
 */
export function useCompanion({ form }: Pick<BookingModel, 'form'>): boolean {
  const shown = useShownPerson();
  const actor = useCurrentUser()?.name ?? '';
  const isAsked = shown !== null && isChild(shown);
  const isProposed = useRef(false);
  useEffect(() => {
    if (!isAsked || isProposed.current || actor === '') return;
    isProposed.current = true;
    if (form.getValues('companion') === '') form.setValue('companion', actor);
  }, [isAsked, actor, form]);
  return isAsked;
}
