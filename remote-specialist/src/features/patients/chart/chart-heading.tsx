import { ageText, dayKey, formatPlainDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { needsWords } from '@telehealth/contracts/visit';
import { useNeedsOfVisit } from '@telehealth/data/chart/chart.queries';
import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Avatar } from '@telehealth/ui/parts/avatar';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import type { ReactNode } from 'react';
import type { Patient } from '../../../data/patients/patients.schema';
import { TO_LIST } from '../place/patient-place';
import styles from './chart.module.css';
import { ChartMenu } from './chart-menu';

interface ChartHeadingProps {
  patient: Patient;
  /** The patient's facts, if that part is open; else null. */
  facts: ChartEntryOf<'facts'> | null;
  now: Date;
  children?: ReactNode;
}

/** The patient's name, age and needs, and until when the record is open. */
export function ChartHeading({ patient, facts, now, children }: ChartHeadingProps) {
  const { name, nextAppointmentId: visitId, diedOn, hasAccess } = patient;
  const died = diedOn ?? null;
  return (
    <div className={styles.heading}>
      <Link to={TO_LIST} className={styles.back}>
        <Icon path={icons.back} size={18} /> All patients
      </Link>
      <div className={styles.banner}>
        <div className={styles.person}>
          <Avatar name={name} size="l" />
          <PageHeading
            lead={facts === null && died === null ? undefined : <Facts facts={facts} died={died} now={now} />}
          >
            {name}
          </PageHeading>
        </div>
        {children}
        {hasAccess && died === null && <ChartMenu patient={patient} />}
      </div>
      {visitId !== null && <Needs visitId={visitId} />}
    </div>
  );
}

interface FactsProps {
  facts: ChartEntryOf<'facts'> | null;
  /** The day they died, `yyyy-mm-dd`. */
  died: string | null;
  now: Date;
}

/** Somebody who has died grows no older. */
function Facts({ facts, died, now }: FactsProps) {
  const end = died === null ? '' : `Died ${formatPlainDate(died)}, and the record stays as it is. `;
  if (facts === null) return <>{end}</>;
  const { dateOfBirth, bloodType } = facts;
  const born =
    dateOfBirth === null
      ? 'Birth date unknown'
      : `${ageText(dateOfBirth, died ?? dayKey(now, viewerTimeZone()))}, born ${formatPlainDate(dateOfBirth)}`;
  return (
    <>
      {end}
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
