import { ageText, dayKey, formatPlainDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { needsWords } from '@telehealth/contracts/visit';
import { useNeedsOfVisit } from '@telehealth/data/chart/chart.queries';
import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Avatar } from '@telehealth/ui/parts/avatar';
import { Icon } from '@telehealth/ui/parts/icon';
import type { ReactNode } from 'react';
import { TO_LIST } from '../place/patient-place';
import styles from './chart.module.css';

interface ChartHeadingProps {
  name: string;
  /** The patient's facts, if that part is open; else null. */
  facts: ChartEntryOf<'facts'> | null;
  /** The coming visit whose patient stated needs; null: none. */
  visitId: string | null;
  now: Date;
  children?: ReactNode;
}

/** The patient's name, age and needs, and until when the record is open. */
export function ChartHeading({ name, facts, visitId, now, children }: ChartHeadingProps) {
  return (
    <div className={styles.heading}>
      <Link to={TO_LIST} className={styles.back}>
        <Icon name="back" size={18} /> All patients
      </Link>
      <div className={styles.banner}>
        <div className={styles.person}>
          <Avatar name={name} size="l" />
          <PageHeading lead={facts === null ? undefined : <Facts facts={facts} now={now} />}>{name}</PageHeading>
        </div>
        {children}
      </div>
      {visitId !== null && <Needs visitId={visitId} />}
    </div>
  );
}

function Facts({ facts: { dateOfBirth, bloodType }, now }: { facts: ChartEntryOf<'facts'>; now: Date }) {
  const zone = viewerTimeZone();
  const born =
    dateOfBirth === null
      ? 'Birth date unknown'
      : `${ageText(dateOfBirth, dayKey(now, zone))}, born ${formatPlainDate(dateOfBirth)}`;
  return (
    <>
      {born}. Blood type {bloodType === '' ? 'unknown' : bloodType}.
    </>
  );
}

/** The accessibility needs for the coming visit. After the visit they are no longer shown. */
function Needs({ visitId }: { visitId: string }) {
  const { data } = useNeedsOfVisit(visitId, true);
  const words = data === undefined ? [] : needsWords(data);
  if (words.length === 0) return null;
  return (
    <p className={styles.needs}>
      <b>Needs</b> {words.join('. ')} <small className="soft">said in their profile</small>
    </p>
  );
}
