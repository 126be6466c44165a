import { handOverReason } from '@telehealth/care/handover/handed-over-reason';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { message } from '@telehealth/contracts/messages';
import { pathTo } from '@telehealth/contracts/routes';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { useNearestOpenings } from '@telehealth/data/slots/slot.queries';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { whenText } from '@telehealth/ui/parts/time';
import { useEffect, useRef } from 'react';
import { CalledOffNotice } from './called-off-notice';
import { LateMoney } from './late-money';
import styles from './payment.module.css';

/** The hold expired or the visit was cancelled; the user's input is kept for the next attempt. */
export function LapsedVisit({ visit, wasCancelled }: { visit: Appointment; wasCancelled: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    handOverReason(visit.reason);
  }, [visit.reason]);
  const nearest = useNearestOpenings(visit.visitTypeId, visit.startsAt, { mode: visit.mode });
  const zone = viewerTimeZone();
  return (
    <div ref={place} tabIndex={-1} className={styles.lapsed}>
      {wasCancelled ? (
        <CalledOffNotice visit={visit} />
      ) : (
        <>
          <Notice tone="warning" title="The time ran out" live>
            {message('booking.holdExpired')}
          </Notice>
          <LateMoney appointmentId={visit.id} />
        </>
      )}
      <Card title="Nearest openings">
        <QueryPanel
          query={nearest}
          skeleton={<SkeletonRows />}
          safe={wasCancelled ? 'Your money is not affected.' : 'Nothing was charged.'}
          empty={<p>No opening close to that time.</p>}
        >
          {(openings) => (
            <ul className={styles.nearest}>
              {openings.map((opening) => (
                <li key={`${opening.visitTypeId} ${opening.startsAt.getTime()}`}>
                  <LinkButton
                    variant="line"
                    wide
                    to={pathTo(
                      'bookConsultation',
                      {},
                      {
                        specialist: opening.specialistId,
                        visit: opening.visitTypeId,
                        at: opening.startsAt.toISOString(),
                        mode: visit.mode,
                      },
                    )}
                  >
                    {whenText(opening.startsAt, zone)}, {opening.specialistName}
                  </LinkButton>
                </li>
              ))}
            </ul>
          )}
        </QueryPanel>
      </Card>
      <LinkButton variant="quiet" to={pathTo('findSpecialist')}>
        Look at all openings
      </LinkButton>
    </div>
  );
}
