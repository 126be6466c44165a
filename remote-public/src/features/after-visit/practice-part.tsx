import { formatTime, pathTo, viewerTimeZone } from '@telehealth/contracts';
import { useMyAppointments } from '@telehealth/data/appointments/appointment.queries';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { whenText } from '@telehealth/ui/parts/time';
import { lazy, Suspense } from 'react';
import { toCareVisit } from '../../visit/to-care-visit';

const NoteEditor = lazy(async () => ({ default: (await import('@telehealth/care/note/note-editor')).NoteEditor }));
const PrescriptionEditor = lazy(async () => ({
  default: (await import('@telehealth/care/prescriptions/prescription-editor')).PrescriptionEditor,
}));

/** What is left to do for who treated: the note to sign, what is prescribed, then the next patient. */
export function PracticePart({ details }: { details: VisitDetails }) {
  const { visit } = details;
  return (
    <Stack gap={4}>
      {visit.status === 'completed' && (
        <>
          <Card title="Note of this visit">
            <Suspense fallback={<SkeletonRows />}>
              <NoteEditor visit={toCareVisit(details)} />
            </Suspense>
          </Card>
          <Card title="Prescriptions">
            <Suspense fallback={<SkeletonRows />}>
              <PrescriptionEditor visit={toCareVisit(details)} />
            </Suspense>
          </Card>
        </>
      )}
      <NextPatient visit={visit} />
    </Stack>
  );
}

function NextPatient({ visit }: { visit: Appointment }) {
  const { data } = useMyAppointments();
  // Beside the point when it cannot be read: the list of appointments says so itself.
  if (data === undefined) return null;
  const next = nextOf(data, visit);
  return (
    <Card title="Next patient">
      {next === null ? (
        <p className="soft">Nobody else is booked ahead.</p>
      ) : (
        <>
          <p>
            <strong>{next.counterpartName}</strong>, {whenText(next.startsAt, viewerTimeZone())}
            {next.status === 'waiting' && ', waits already'}
          </p>
          <div>
            <LinkButton variant="line" to={pathTo('consultation', { id: next.id })}>
              Go to the visit at {formatTime(next.startsAt, viewerTimeZone())}
            </LinkButton>
          </div>
        </>
      )}
    </Card>
  );
}

/** Who waits comes first, then the next time. */
export function nextOf(visits: readonly Appointment[], after: Appointment): Appointment | null {
  const ahead = visits
    .filter(({ id, viewerRole }) => id !== after.id && viewerRole === 'specialist')
    .filter(({ status, startsAt }) => status === 'waiting' || (status === 'booked' && startsAt >= after.startsAt))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return ahead.find(({ status }) => status === 'waiting') ?? ahead[0] ?? null;
}
