import type { VisitRing } from '@telehealth/data/visits/visit-room.schema';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import styles from './number-to-ring.module.css';

const GIVEN_FOR: Readonly<Record<VisitRing['givenFor'], string>> = {
  visit: '',
  earlier: 'They gave this number for an earlier visit.',
  profile: 'This is the number of their profile.',
};

/** The patient's number as a link for the practice, and where it comes from. */
export function NumberToRing({ ring: { phone, e164, givenFor } }: { ring: VisitRing }) {
  return (
    <>
      <p>
        {e164 === null ? (
          <b>{phone}</b>
        ) : (
          <a className={styles.ring} href={`tel:${e164}`}>
            <Icon path={icons.phone} />
            {phone}
          </a>
        )}
      </p>
      {e164 === null && (
        <p className="small soft">We cannot tell which number to dial here. Please read it and dial it yourself.</p>
      )}
      {GIVEN_FOR[givenFor] !== '' && <p className="small soft">{GIVEN_FOR[givenFor]}</p>}
    </>
  );
}
