import { actingPerson } from '@telehealth/contracts/people';
import { useMyAccessRequests } from '@telehealth/data/access/access.queries';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { useNotificationsLive } from '@telehealth/data/notifications/notification.live';
import { usePeople } from '@telehealth/data/people/people.queries';
import { useActorMay } from '@telehealth/data/people/use-actor-may';
import { myPrescriptionKeys, useMyPrescriptions } from '@telehealth/data/prescriptions/my-prescriptions.queries';
import { useState } from 'react';
import { useVisitOutcomes, visitOutcomeKeys } from '../../data/visits/visit-outcome.queries';
import { nearestVisits } from '../../visits/nearest-visits';
import type { OpenMatters } from './decide-todos';

const STALE_ON_NEWS = [myPrescriptionKeys.all, visitOutcomeKeys.all];

export interface AskedMatters extends OpenMatters {
  /** True during the first load, not during a refetch. */
  isComing: boolean;
  /** Some query failed: the list may lack a step. */
  isIncomplete: boolean;
  isFetching: boolean;
  retry: () => void;
}

/** Open matters beside the visits; loaded after these and refetched on notifications. */
export function useOpenMatters(appointments: readonly Appointment[], now: Date): AskedMatters {
  useNotificationsLive(STALE_ON_NEWS);
  const visits = nearestVisits(appointments, now);
  const may = useActorMay();
  const canAsk = { came: may('records'), prescriptions: may('records', 'prescriptions'), requests: may('manage') };
  const came = useVisitOutcomes(visits, { enabled: canAsk.came });
  const prescriptions = useMyPrescriptions({ enabled: canAsk.prescriptions });
  const requests = useMyAccessRequests({ enabled: canAsk.requests });
  const isOwn = actingPerson() === null;
  const people = usePeople({ enabled: isOwn });
  const all = [
    ...(canAsk.came ? [came] : []),
    ...(canAsk.prescriptions ? [prescriptions] : []),
    ...(canAsk.requests ? [requests] : []),
    ...(isOwn ? [people] : []),
  ];
  const asked = visits.length === 0 ? all.filter((query) => query !== came) : all;
  const [isKnown, setIsKnown] = useState(false);
  const isComing = !isKnown && asked.some(({ status }) => status === 'pending');
  if (!isKnown && !isComing) setIsKnown(true);
  return {
    came: came.data,
    prescriptions: prescriptions.data,
    requests: requests.data,
    people: isOwn ? people.data : undefined,
    isComing,
    isIncomplete: all.some(({ status }) => status === 'error'),
    isFetching: all.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of all) if (query.status === 'error') query.refetch();
    },
  };
}
