import { telLink } from '@telehealth/contracts';
import type { VisitRing } from '@telehealth/data/visits/visit-room.schema';
import { Icon } from '@telehealth/ui/parts/icon';
import styles from './number-to-ring.module.css';

const GIVEN_FOR: Readonly<Record<VisitRing['givenFor'], string>> = {
  visit: '',
  earlier: 'They gave this number for an earlier visit.',
  profile: 'This is the number of their profile.',
};

/** The patient's number for the practice to press, and where it is from. */
export function NumberToRing({ ring: { phone, e164, givenFor } }: { ring: VisitRing }) {
  return (
    <>
      <p>
        <a className={styles.ring} href={telLink(phone, e164) ?? undefined}>
          <Icon name="phone" />
          {phone}
        </a>
      </p>
      {GIVEN_FOR[givenFor] !== '' && <p className="small soft">{GIVEN_FOR[givenFor]}</p>}
    </>
  );
}
