import { useLocation } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useIdentity, useRole } from '@telehealth/contracts/session';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { Suspense } from 'react';
import styles from './wait-offer.module.css';
import { WAITING_EXPLAINED, type WaitOfferProps } from './waiting';

/** When no time is free: join the waiting list. Guests sign in first and return to this URL. */
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

/** Only patients can wait, so guests do not load this. */
const PlaceInLine = lazyPart(async () => (await import('./place-in-line')).PlaceInLine);
