import { formatShortDay, formatTime, MODE_LABELS, SOUTH_AFRICAN_ZONE } from '@telehealth/contracts/formatting';
import { nameStep } from '@telehealth/data/appointments/visit-name';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { PhoneNumber } from '@telehealth/ui/parts/phone-number';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import type { SharedDay, SharedVisit } from '../../../data/team/team.schema';
import { CancelSharedVisit } from './cancel-shared-visit';
import { ProposeSharedTime } from './propose-shared-time';
import { type ChangeableVisit, isChangeable } from './shared-step';
import styles from './team-calendar.module.css';

interface DoctorsDayProps {
  doctor: SharedDay['doctors'][number];
  visits: readonly SharedVisit[];
}

/** The visits of one doctor on the shown day. */
export function DoctorsDay({ doctor: { name, isMe, off }, visits }: DoctorsDayProps) {
  const [chosen, setChosen] = useState<{ way: 'move' | 'cancel'; visit: ChangeableVisit } | null>(null);
  const close = () => setChosen(null);
  return (
    <Card title={isMe ? `${name} (you)` : name}>
      {off.length > 0 && <p className="small">Away {off.map(({ from, to }) => hoursText(from, to)).join(', ')}</p>}
      {visits.length === 0 && <p className="soft">No visits on this day.</p>}
      {visits.length > 0 && (
        <RowList label={`Visits of ${name}`}>
          {visits.map((visit) => (
            <Row
              key={visit.id}
              lead={<span className={styles.time}>{formatTime(visit.startsAt, SOUTH_AFRICAN_ZONE)}</span>}
              title={visit.name ?? 'Name not shown'}
              detail={<Detail visit={visit} />}
              end={isChangeable(visit) && <Steps visit={visit} onChoose={(way) => setChosen({ way, visit })} />}
            />
          ))}
        </RowList>
      )}
      {chosen?.way === 'move' && <ProposeSharedTime visit={chosen.visit} onClose={close} />}
      {chosen?.way === 'cancel' && <CancelSharedVisit visit={chosen.visit} onClose={close} />}
    </Card>
  );
}

const hoursText = (from: string, to: string) =>
  from === '00:00' && to === '24:00' ? 'all day' : `from ${from} to ${to}`;

function Detail({
  visit: { startsAt, endsAt, mode, status, waitingSince, coveredBy, phone, phoneE164, proposedStart },
}: {
  visit: SharedVisit;
}) {
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
  const state =
    waitingSince === null
      ? nameStep(status, 'operator')
      : `Waiting since ${formatTime(waitingSince, SOUTH_AFRICAN_ZONE)}`;
  return (
    <>
      <span>
        {[
          `${minutes} minutes`,
          MODE_LABELS[mode],
          state,
          ...(coveredBy === null ? [] : [`${coveredBy} stands in`]),
        ].join(' · ')}
        {phone !== null && (
          <>
            {' · '}
            <PhoneNumber phone={phone} e164={phoneE164} />
          </>
        )}
      </span>
      {proposedStart !== null && (
        <div>
          <Badge tone="warning">
            Asked to move to {formatShortDay(proposedStart, SOUTH_AFRICAN_ZONE)},{' '}
            {formatTime(proposedStart, SOUTH_AFRICAN_ZONE)}
          </Badge>
        </div>
      )}
    </>
  );
}

function Steps({ visit, onChoose }: { visit: ChangeableVisit; onChoose: (way: 'move' | 'cancel') => void }) {
  const whose = `the visit of ${visit.name}`;
  return (
    <Cluster>
      <Button variant="line" size="s" aria-label={`Ask to move ${whose}`} onClick={() => onChoose('move')}>
        Move
      </Button>
      <Button variant="line" size="s" aria-label={`Cancel ${whose}`} onClick={() => onChoose('cancel')}>
        Cancel
      </Button>
    </Cluster>
  );
}
