import { useMyAccessRequests } from '@telehealth/data/access/access.queries';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { groupOf, isAhead } from '@telehealth/data/appointments/group-appointments';
import { useNotificationsLive } from '@telehealth/data/notifications/notification.live';
import { myPrescriptionKeys, useMyPrescriptions } from '@telehealth/data/prescriptions/my-prescriptions.queries';
import { MOST_VISITS_AT_ONCE, useWhatCame, whatCameKeys } from '@telehealth/data/visits/what-came.queries';
import { useState } from 'react';
import type { OpenMatters } from './decide-todos';

const STALE_ON_NEWS = [myPrescriptionKeys.all, whatCameKeys.all];

export interface AskedMatters extends OpenMatters {
  /** The first answers are on their way; not when it is asked again. */
  isComing: boolean;
  /** Something of it could not be looked up: the list may lack a step. */
  isIncomplete: boolean;
  isFetching: boolean;
  retry: () => void;
}

/** What may wait for a patient beside their visits; asked after these, and again when they are told of something. */
export function useOpenMatters(appointments: readonly Appointment[], now: Date): AskedMatters {
  useNotificationsLive(STALE_ON_NEWS);
  const visits = nearestVisits(appointments, now);
  const came = useWhatCame(visits);
  const prescriptions = useMyPrescriptions();
  const requests = useMyAccessRequests();
  const all = [came, prescriptions, requests];
  const asked = visits.length === 0 ? [prescriptions, requests] : all;
  const [isKnown, setIsKnown] = useState(false);
  const isComing = !isKnown && asked.some(({ status }) => status === 'pending');
  if (!isKnown && !isComing) setIsKnown(true);
  return {
    came: came.data,
    prescriptions: prescriptions.data,
    requests: requests.data,
    isComing,
    isIncomplete: all.some(({ status }) => status === 'error'),
    isFetching: all.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of all) if (query.status === 'error') query.refetch();
    },
  };
}

/**
 * Ids of the visits nearest to now that were agreed, as many as are asked about at once; in an order that does not change as
 * time goes by, since the answer is kept by them.
 */
export function nearestVisits(appointments: readonly Appointment[], now: Date): string[] {
  const distance = ({ startsAt }: Appointment) => Math.abs(startsAt.getTime() - now.getTime());
  return appointments
    .filter((appointment) => isAhead(appointment, now) || groupOf(appointment, now) === 'past')
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, MOST_VISITS_AT_ONCE)
    .map(({ id }) => id)
    .sort();
}
