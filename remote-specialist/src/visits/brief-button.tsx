import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { pathTo } from '@telehealth/contracts/routes';
import { useCurrentUser } from '@telehealth/contracts/session';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { Suspense, useState } from 'react';

const Brief = lazyPart(async () => (await import(/* webpackChunkName: "care" */ '@telehealth/care/brief')).Brief);

/** Visits for which a brief is useful. */
const AHEAD: readonly string[] = ['booked', 'waiting', 'in_progress'];

/** A two-minute brief before a visit. Nothing is read before the press. */
export function BriefButton({ visit }: { visit: Appointment }) {
  const [isOpen, setOpen] = useState(false);
  const me = useCurrentUser();
  if (!AHEAD.includes(visit.status)) return null;
  const { id, counterpartId, counterpartName: name, status, startsAt } = visit;
  const when = formatShortMoment(startsAt, viewerTimeZone());
  const care = {
    appointmentId: id,
    patientId: counterpartId,
    status,
    patientName: name,
    specialistName: me?.name ?? '',
    coveredBy: visit.coveringName,
  };
  return (
    <>
      <Button variant="line" size="s" aria-label={`Brief: ${name}, ${when}`} onClick={() => setOpen(true)}>
        Brief
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        size="side"
        title={`Before you see ${name}`}
        description={when}
        actions={
          <LinkButton variant="line" to={pathTo('consultation', { id })}>
            Go to the visit
          </LinkButton>
        }
      >
        <Suspense fallback={<SkeletonRows />}>
          <Brief visit={care} />
        </Suspense>
      </Dialog>
    </>
  );
}
