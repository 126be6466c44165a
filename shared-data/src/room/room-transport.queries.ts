import { type BackendQuery, useBackendQuery } from '../client/use-backend-query';
import { readRoomAccess } from './room-access';

/** By what calls of this visit travel: whether a server carries more than two, and whether it carries this one now. */
interface Transport {
  carriesMany: boolean;
  isOnServer: boolean;
}

/** Asked once: how an installation is set up does not change during a visit. To be asked by who takes part in an open visit. */
export function useTransport(appointmentId: string, isAsked = true): BackendQuery<Transport> {
  return useBackendQuery(
    (backend) => ({
      queryKey: ['room transport', appointmentId],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async () => {
        const { carriesMany, transport } = await readRoomAccess(backend, appointmentId);
        return { carriesMany, isOnServer: transport === 'livekit' };
      },
    }),
    { enabled: isAsked },
  );
}
