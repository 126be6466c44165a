import { dayKey, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { groupAppointments } from '@telehealth/data/appointments/group-appointments';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import { useDoors } from '@telehealth/data/consultations/consultation.queries';
import type { DoorOfVisit } from '@telehealth/data/consultations/consultation.schema';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { useMemo } from 'react';
import { useOpenLoops } from '../../data/open-loops/open-loop.queries';
import { isMine } from '../../data/open-loops/open-loop.schema';
import { ArrivalAnnouncer } from '../../visits/arrival-announcer';
import { visitsOn } from '../../visits/specialist-days';
import { useArrivals } from '../../visits/use-arrivals';
import { NextDaysCard } from './next-days-card';
import { OpenLoopsCard } from './open-loops-card';
import { RegistrationCard } from './registration-card';
import styles from './specialist-overview.module.css';
import { TodayCard } from './today-card';

const NO_DOORS = new Map<string, DoorOfVisit>();
const isAtTheDoor = ({ status }: Appointment) => status === 'booked' || status === 'waiting';

export function SpecialistOverview({ appointments, now }: { appointments: Appointment[]; now: Date }) {
  const zone = viewerTimeZone();
  const arrivals = useArrivals(appointments);
  const arrivedIds = useMemo(() => new Set(arrivals.map(({ id }) => id)), [arrivals]);
  const later = groupAppointments(appointments, now).upcoming.filter(
    (visit) => nameVisit(visit, now).phase === 'ahead' && dayKey(visit.startsAt, zone) !== dayKey(now, zone),
  );
  const today = visitsOn(now, appointments, zone);
  const all = useOpenLoops();
  const loops = { ...all, data: all.data?.filter(isMine) };
  const unopened = new Set(
    loops.data?.filter((loop) => loop.kind === 'result' && loop.seenAt === null).map(({ patientId }) => patientId),
  );
  const unsigned = new Set(
    loops.data?.flatMap(({ kind, appointmentId }) =>
      kind === 'note' && appointmentId !== null ? [appointmentId] : [],
    ),
  );
  // Optional: the visits render without the waiting times.
  const { data: doors = NO_DOORS } = useDoors(today.filter(isAtTheDoor).map(({ id }) => id));
  return (
    <>
      <div className={styles.day}>
        <TodayCard
          visits={today}
          doors={doors}
          now={now}
          arrivedIds={arrivedIds}
          unopened={unopened}
          unsigned={unsigned}
        />
      </div>
      <Split ratio="wide">
        <OpenLoopsCard query={loops} now={now} />
        <Stack gap={3}>
          <NextDaysCard visits={later} now={now} />
          <RegistrationCard />
        </Stack>
      </Split>
      <ArrivalAnnouncer arrivals={arrivals} />
    </>
  );
}
