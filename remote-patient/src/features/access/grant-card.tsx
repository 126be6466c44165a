import { CHART_CATEGORIES, categoryTitle } from '@telehealth/contracts/chart';
import { now } from '@telehealth/contracts/clock';
import { formatDate, formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { Viewer } from '@telehealth/data/access/access.schema';
import { AccessFlower } from '@telehealth/ui/parts/access-flower';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { dayText } from '@telehealth/ui/parts/time';
import { useId } from 'react';
import { DotRow } from './dot-row';
import styles from './grant-card.module.css';
import { DOTS, endText, whyText } from './grant-words';

interface GrantCardProps {
  viewer: Viewer;
  onChange: (viewer: Viewer) => void;
  onTakeBack: (viewer: Viewer) => void;
}

/** One right to see the record: who, why, until when, last read, which parts; and how to change or end it. */
export function GrantCard({ viewer, onChange, onTakeBack }: GrantCardProps) {
  const id = useId();
  const zone = viewerTimeZone();
  const end = endText(viewer.until, zone, now());
  const isEmergency = viewer.kind === 'break_glass';
  const closed = CHART_CATEGORIES.length - viewer.categories.length;
  return (
    <li className={`${styles.card} ${isEmergency ? styles.emergency : ''}`} aria-labelledby={id}>
      <AccessFlower open={viewer.categories} className={styles.flower ?? ''} />
      <h3 id={id}>{viewer.personName}</h3>
      <p className="small soft">{whyText(viewer)}</p>
      <p className={styles.until}>
        <b>{end.text}</b>
        <span className="small soft">since {formatDate(viewer.since, zone)}</span>
      </p>
      {end.daysLeft !== null && <DotRow count={DOTS} on={end.daysLeft} />}
      <p className="small soft">
        {viewer.lastLookedAt === null
          ? 'Has not looked yet'
          : `Last looked ${dayText(viewer.lastLookedAt, zone)}, ${formatTime(viewer.lastLookedAt, zone)}`}
      </p>
      <ul className={styles.parts} aria-label={`Open to ${viewer.personName}`}>
        {viewer.categories.map((category) => (
          <li key={category}>
            <Badge tone="brand" icon={icons.check}>
              {categoryTitle(category)}
            </Badge>
          </li>
        ))}
        {closed > 0 && (
          <li>
            <Badge icon={icons.lock}>{closed} closed</Badge>
          </li>
        )}
      </ul>
      <div className={styles.acts}>
        {isEmergency ? (
          <p className="small">Opened in an emergency, to read only. What they looked at is in the log below.</p>
        ) : (
          <Acts viewer={viewer} onChange={onChange} onTakeBack={onTakeBack} />
        )}
      </div>
    </li>
  );
}

function Acts({ viewer, onChange, onTakeBack }: GrantCardProps) {
  const { personName, state, appointmentId } = viewer;
  return (
    <>
      {/* What a visit will share is said where the visit is prepared. */}
      {state === 'active' && (
        <Button
          variant="line"
          size="s"
          aria-label={`Change what ${personName} may see`}
          onClick={() => onChange(viewer)}
        >
          Change
        </Button>
      )}
      <Button
        variant="line"
        size="s"
        aria-label={`Take back what ${personName} may see`}
        onClick={() => onTakeBack(viewer)}
      >
        Take back
      </Button>
      {appointmentId !== null && <Link to={pathTo('consultation', { id: appointmentId })}>The visit</Link>}
    </>
  );
}
