import { useMyDelegations } from '@telehealth/data/access/access.queries';
import { useMe } from './use-me';

/** Gives the name of who wrote something into the signed-in person's record for them; empty for oneself. */
export function useRecorderName(): (id: string) => string {
  const me = useMe();
  const { data } = useMyDelegations();
  return (id) => {
    if (id === me) return '';
    const acting = data?.find(({ viewerRole, counterpartId }) => viewerRole === 'patient' && counterpartId === id);
    return acting?.counterpartName ?? '';
  };
}
