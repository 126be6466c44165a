import { useMyDelegations } from '@telehealth/data/access/access.queries';
import { useAuthor } from './use-author';

/** Returns the name of a delegate who wrote into the signed-in person's record; empty for oneself. */
export function useRecorderName(): (id: string) => string {
  const me = useAuthor();
  const { data } = useMyDelegations();
  return (id) => {
    if (id === me) return '';
    const acting = data?.find(({ viewerRole, counterpartId }) => viewerRole === 'patient' && counterpartId === id);
    return acting?.counterpartName ?? '';
  };
}
