import { BRAND_NAME, formatTime, viewerTimeZone, zoneName } from '@telehealth/contracts';
import { NO_RECORD, personForHolder, personSeen } from '@telehealth/data/related-persons/person-words';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { BrandMark } from '@telehealth/ui/cloth/brand-mark';
import { Icon } from '@telehealth/ui/parts/icon';
import type { ReactNode } from 'react';
import { isPractice } from '../../call/who-talks';
import styles from './room.module.css';

const MODE_WORDS = { video: 'video', voice: 'voice', chat: 'chat' } as const;

interface CallHeadProps {
  details: VisitDetails;
  /** How long it runs. */
  children: ReactNode;
}

/** Who the visit is with, what it is, how long it runs; and help, always. */
export function CallHead({ details, children }: CallHeadProps) {
  const practice = isPractice(details);
  const name = practice ? personSeen(details.visit) : details.treatedBy;
  return (
    <header className={styles.head}>
      <span className={styles.logo}>
        <BrandMark name={BRAND_NAME} markOnly />
      </span>
      <div className={styles.who}>
        <h2>{name}</h2>
        <span className={styles.about}>{aboutText(details)}</span>
      </div>
      {children}
      <a className={styles.call112} href="tel:112">
        <Icon name="emergency" size={18} />
        <span>
          <span className={styles.wide}>Call </span>112
        </span>
      </a>
    </header>
  );
}

/** Of a visit for somebody else: with whom they are here, or, for who cares for them, who it is. */
function whomText(details: VisitDetails): string {
  const { forWhom, startsAt } = details.visit;
  if (forWhom === null) return '';
  if (isPractice(details)) return `With ${details.holderName}. ${NO_RECORD.practice} `;
  return `For ${personForHolder(forWhom, startsAt)}. ${NO_RECORD.holder} `;
}

function aboutText(details: VisitDetails): string {
  const { visit } = details;
  const zone = viewerTimeZone();
  const when = `${formatTime(visit.startsAt, zone)} to ${formatTime(visit.endsAt, zone)}, ${zoneName(zone)}`;
  const what = `${visit.visitTypeName}, ${MODE_WORDS[visit.mode]}, booked ${when}`;
  const whom = whomText(details);
  const why = isPractice(details) && visit.reason !== '' ? `${visit.reason}. ` : '';
  return `${whom}${why}${what}`;
}
