import { actingPerson } from '@telehealth/contracts/people';
import { usePeople } from '@telehealth/data/people/people.queries';
import type { Person } from '@telehealth/data/people/person.schema';
import type { NextStep } from './decide-next-step';
import type { BookingModel } from './use-booking';
import type { PersonSwitch } from './use-switch-person';

export interface WhomControl {
  query: ReturnType<typeof usePeople>;
  /** Those for whom the user may book. */
  persons: readonly Person[];
  /** The person whose pages these are; null: the user's own, undefined: not known yet. */
  shown: Person | null | undefined;
  /** `me`: the user; `other`: somebody not chosen yet, before sign-in; an id; empty: to be chosen. */
  value: string;
  isSwitching: boolean;
  choose: (value: string) => void;
}

const NOBODY: readonly Person[] = [];

/** Who the visit is for. Another choice than the person of these pages loads the pages of the one chosen. */
export function useWhom({ form, values }: BookingModel, step: NextStep, switching: PersonSwitch): WhomControl {
  const isIn = step === 'book';
  const query = usePeople({ enabled: isIn });
  const acting = actingPerson();
  const all = (isIn && query.data) || NOBODY;
  const persons = all.filter(({ scopes }) => scopes.includes('book'));
  const shown = acting === null ? null : all.find(({ id }) => id === acting);
  const isOpen = values.forWhom === 'other';
  const choose = (value: string) => {
    if (value === acting) return;
    if (value === 'other' || (value === 'me' && acting === null)) {
      form.setValue('forWhom', value);
      return form.clearErrors('forWhom');
    }
    const person = persons.find(({ id }) => id === value);
    if (value === 'me' || person !== undefined) void switching.go(person ?? null);
  };
  return {
    query,
    persons,
    shown,
    value: acting ?? (isOpen ? (isIn ? '' : 'other') : 'me'),
    isSwitching: switching.isRunning,
    choose,
  };
}
