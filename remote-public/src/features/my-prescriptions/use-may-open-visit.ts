import { useActorMay } from '@telehealth/data/people/use-actor-may';

/** Whether the pages of visits are open: to their patient, and to who books or writes messages for them. */
export function useMayOpenVisit(): boolean {
  const may = useActorMay();
  return may('book') || may('messages');
}
