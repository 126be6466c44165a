import type { AppError } from '@telehealth/contracts/errors';
import { actingPerson } from '@telehealth/contracts/people';
import { usePeople } from '@telehealth/data/people/people.queries';
import type { Person } from '@telehealth/data/people/person.schema';

export type Acting =
  | { kind: 'waiting' }
  | { kind: 'failed'; error: AppError; retry: () => void; isBusy: boolean }
  /** Whoever signed in does not act for this person, or not any more. */
  | { kind: 'refused' }
  | { kind: 'shown'; person: Person; place: number; people: readonly Person[] };

/** Whether whoever signed in acts for the person of this document. The database decides again with every question. */
export function useActing(): Acting {
  const { error, data, refetch, isFetching } = usePeople();
  if (data !== undefined) {
    const place = data.findIndex(({ id }) => id === actingPerson());
    const person = data[place];
    return person === undefined ? { kind: 'refused' } : { kind: 'shown', person, place, people: data };
  }
  return error === null ? { kind: 'waiting' } : { kind: 'failed', error, retry: refetch, isBusy: isFetching };
}
