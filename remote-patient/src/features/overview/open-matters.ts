import { useMyAccessRequests } from '@telehealth/data/access/access.queries';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { useNotificationsLive } from '@telehealth/data/notifications/notification.live';
import { myPrescriptionKeys, useMyPrescriptions } from '@telehealth/data/prescriptions/my-prescriptions.queries';
import { MOST_VISITS_AT_ONCE, useWhatCame, whatCameKeys } from '@telehealth/data/visits/what-came.queries';
import type { OpenMatters } from './decide-todos';

const STALE_ON_NEWS = [myPrescriptionKeys.all, whatCameKeys.all];

export interface AskedMatters extends OpenMatters {
  /** Something of it could not be looked up: the list may lack a step. */
  isIncomplete: boolean;
  isFetching: boolean;
  retry: () => void;
}

/** What may wait for a patient beside their visits; asked after these, and again when they are told of something. */
export function useOpenMatters(appointments: readonly Appointment[]): AskedMatters {
  useNotificationsLive(STALE_ON_NEWS);
  const latest = [...appointments].sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime());
  const came = useWhatCame(latest.slice(0, MOST_VISITS_AT_ONCE).map(({ id }) => id));
  const prescriptions = useMyPrescriptions();
  const requests = useMyAccessRequests();
  const all = [came, prescriptions, requests];
  return {
    came: came.data,
    prescriptions: prescriptions.data,
    requests: requests.data,
    isIncomplete: all.some(({ status }) => status === 'error'),
    isFetching: all.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of all) if (query.status === 'error') query.refetch();
    },
  };
}
