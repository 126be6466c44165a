import { formatTime, viewerTimeZone, zoneName } from '@telehealth/contracts/formatting';
import { BRAND_NAME } from '@telehealth/contracts/settings';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { BrandMark } from '@telehealth/ui/pattern/brand-mark';
import type { ReactNode } from 'react';
import { isPractice } from '../../call/who-talks';
import styles from './room.module.css';

const MODE_WORDS = { video: 'video', voice: 'voice', chat: 'chat' } as const;

interface CallHeadProps {
  details: VisitDetails;
  /** Facts of a child beside the name. */
  facts?: ReactNode;
  /** The visit's clock. */
  children: ReactNode;
}

/** Head of the call: with whom, what, how long, and the help button. */
export function CallHead({ details, facts, children }: CallHeadProps) {
  const practice = isPractice(details);
  const name = practice ? details.visit.counterpartName : details.treatedBy;
  return (
    <header className={styles.head}>
      <span className={styles.logo}>
        <BrandMark name={BRAND_NAME} markOnly />
      </span>
      <div className={styles.who}>
        <div className={styles.ident}>
          <h2>{name}</h2>
          {facts}
        </div>
        <span className={styles.about}>{aboutText(details)}</span>
      </div>
      {children}
      <a className={styles.call112} href="tel:112">
        <Icon path={icons.emergency} size={18} />
        <span>
          <span className={styles.wide}>Call </span>112
        </span>
      </a>
    </header>
  );
}

function aboutText(details: VisitDetails): string {
  const { visit } = details;
  const zone = viewerTimeZone();
  const when = `${formatTime(visit.startsAt, zone)} to ${formatTime(visit.endsAt, zone)}, ${zoneName(zone)}`;
  const what = `${visit.visitTypeName}, ${MODE_WORDS[visit.mode]}, booked ${when}`;
  const why = isPractice(details) && visit.reason !== '' ? `${visit.reason}. ` : '';
  return `${why}${what}`;
}
