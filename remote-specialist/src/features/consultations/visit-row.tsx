import { formatShortMoment, formatTime, MODE_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import type { Consultation } from '@telehealth/data/consultations/consultation.schema';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { Row } from '@telehealth/ui/parts/row-list';
import { When } from '@telehealth/ui/parts/time';
import { useState } from 'react';
import { stateOf } from './consultation-state';
import styles from './consultations.module.css';
import { CoverDialog } from './cover-dialog';
import { Evidence } from './evidence';

interface VisitRowProps {
  visit: Consultation;
  booked: Appointment | undefined;
  now: Date;
  /** A heading above already shows the day. */
  hideDay?: boolean;
}

const COVERED_IN: readonly string[] = ['booked', 'waiting', 'in_progress'];
const MISSED: readonly string[] = ['no_show_patient', 'no_show_specialist'];

/** One visit in a list: who, when, its outcome, its note, and its actions. */
export function VisitRow({ visit, booked, now, hideDay = false }: VisitRowProps) {
  const zone = viewerTimeZone();
  const [opens, setOpens] = useState<'cover' | 'evidence' | null>(null);
  const { tone, label } = stateOf(visit, now);
  const mayCover = visit.side === 'specialist' && COVERED_IN.includes(visit.appointmentStatus) && visit.endsAt > now;
  const named = `${visit.patientName}, ${formatShortMoment(visit.startsAt, zone)}`;
  return (
    <>
      <Row
        lead={
          hideDay ? (
            <time className={styles.time} dateTime={visit.startsAt.toISOString()}>
              {formatTime(visit.startsAt, zone)}
            </time>
          ) : undefined
        }
        title={<Link to={pathTo('consultation', { id: visit.appointmentId })}>{visit.patientName}</Link>}
        detail={
          <>
            {!hideDay && (
              <>
                <When at={visit.startsAt} zone={zone} hideZone />.{' '}
              </>
            )}
            {booked !== undefined && booked.reason !== '' && `${booked.reason}. `}
            {MODE_LABELS[visit.mode]}. {writtenText(visit, zone)}
          </>
        }
        end={
          <>
            <Badge tone={tone} {...(tone === 'success' && { icon: icons.check })}>
              {label}
            </Badge>
            {mayCover && (
              <Button
                variant="quiet"
                size="s"
                aria-label={`${visit.coveringName === null ? 'Ask a colleague to cover' : 'Change cover'}: ${named}`}
                onClick={() => setOpens('cover')}
              >
                {visit.coveringName === null ? 'Cover' : 'Change cover'}
              </Button>
            )}
            {MISSED.includes(visit.appointmentStatus) && (
              <Button
                variant="quiet"
                size="s"
                aria-expanded={opens === 'evidence'}
                aria-label={`Evidence: ${named}`}
                onClick={() => setOpens(opens === 'evidence' ? null : 'evidence')}
              >
                Evidence
              </Button>
            )}
          </>
        }
      />
      {opens === 'evidence' && (
        <li className={styles.evidence}>
          <Evidence visit={visit} />
        </li>
      )}
      {opens === 'cover' && <CoverDialog visit={visit} onClose={() => setOpens(null)} />}
    </>
  );
}

function writtenText({ side, coveringName, specialistName, noteSignedAt }: Consultation, zone: string): string {
  const cover =
    side === 'covering'
      ? `You stand in for ${specialistName}. `
      : coveringName === null
        ? ''
        : `${coveringName} stands in. `;
  return noteSignedAt === null ? cover : `${cover}Note signed ${formatShortMoment(noteSignedAt, zone)}.`;
}
