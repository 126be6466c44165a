import { pathTo } from '@telehealth/contracts';
import { useLocation } from '@telehealth/contracts/router';
import { useIdentity, useRole } from '@telehealth/contracts/session';
import { latePart } from '@telehealth/ui/feedback/late-part';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { Suspense } from 'react';
import styles from './wait-offer.module.css';
import { WAITING_EXPLAINED, type WaitOfferProps } from './waiting';

/** When nobody is free: wait for the first time that becomes free. Guests sign in first and come back to this address. */
export function WaitOffer(props: WaitOfferProps) {
  const identity = useIdentity();
  const role = useRole();
  if (identity.status === 'loading') return null;
  if (identity.status === 'signedOut') return <SignInToWait {...props} />;
  if (role !== 'patient') return null;
  return (
    <Suspense>
      <PlaceInLine {...props} />
    </Suspense>
  );
}

function SignInToWait({ name, counts }: WaitOfferProps) {
  const { pathname, search } = useLocation();
  return (
    <div className={styles.offer}>
      <LinkButton variant="line" size="s" to={pathTo('auth.patientLogin', {}, { redirect: pathname + search })}>
        Sign in to wait for {name}
      </LinkButton>
      <p className="soft small">
        {WAITING_EXPLAINED} {counts}
      </p>
    </div>
  );
}

/** Only patients wait: the search of a guest is drawn without what they need for it. */
const PlaceInLine = latePart(async () => (await import('./place-in-line')).PlaceInLine);
