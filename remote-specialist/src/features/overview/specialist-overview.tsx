import { dayKey, viewerTimeZone } from '@telehealth/contracts';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { groupAppointments } from '@telehealth/data/appointments/group-appointments';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { useMemo } from 'react';
import { ArrivalAnnouncer } from '../../visits/arrival-announcer';
import { visitsOn } from '../../visits/specialist-days';
import { useArrivals } from '../../visits/use-arrivals';
import { NextDaysCard } from './next-days-card';
import { RegistrationCard } from './registration-card';
import { TodayCard } from './today-card';

export function SpecialistOverview({ appointments, now }: { appointments: Appointment[]; now: Date }) {
  const zone = viewerTimeZone();
  const arrivals = useArrivals(appointments);
  const arrivedIds = useMemo(() => new Set(arrivals.map(({ id }) => id)), [arrivals]);
  const later = groupAppointments(appointments, now).upcoming.filter(
    ({ status, startsAt }) => status === 'booked' && dayKey(startsAt, zone) !== dayKey(now, zone),
  );
  return (
    <>
      <Split ratio="wide">
        <TodayCard visits={visitsOn(now, appointments, zone)} now={now} arrivedIds={arrivedIds} />
        <Stack gap={3}>
          <RegistrationCard />
          <NextDaysCard visits={later} now={now} />
        </Stack>
      </Split>
      <ArrivalAnnouncer arrivals={arrivals} />
    </>
  );
}
