import { type ActingScope, actingPerson } from '@telehealth/contracts/people';
import { useShownPerson } from './people.queries';

export type ActorMay = (...anyOf: readonly ActingScope[]) => boolean;

/**
 * Whether whoever signed in may do on this page what any of the scopes opens: always on their own pages, else by the right that
 * they act by. The database decides again with every question. Nothing while the right is not known.
 */
export function useActorMay(): ActorMay {
  const shown = useShownPerson();
  if (actingPerson() === null) return () => true;
  return (...anyOf) => shown !== null && anyOf.some((scope) => shown.scopes.includes(scope));
}
