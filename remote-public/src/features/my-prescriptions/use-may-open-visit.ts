import { useActorMay } from '@telehealth/data/people/use-actor-may';

/** Whether the pages of visits are open: to their patient, and to who books or writes messages for them. */
export const useMayOpenVisit = (): boolean => useActorMay()('book', 'messages');
