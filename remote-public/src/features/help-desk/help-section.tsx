import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { BackendContext, useBackendState, useIdentity } from '@telehealth/contracts/session';
import { BackendPart } from '@telehealth/data/client/backend-part';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { Skeleton, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Section } from '@telehealth/ui/layout/section';
import { Suspense, useContext } from 'react';

const HelpDesk = lazyPart(async () => (await import(/* webpackChunkName: "help-desk" */ './help-desk')).HelpDesk);

/** For whoever is signed in, so that the answer reaches them and nobody else; others are told how to get there. */
export function HelpSection() {
  const { status } = useIdentity();
  // The page stands without a backend, which comes later: nothing on it moves then for whoever is not signed in.
  const connection = useBackendState().status;
  const hasBackend = useContext(BackendContext) !== null && connection === 'ready';
  const bones = (
    <SkeletonGroup label="Loading the form">
      <Skeleton width="16rem" />
    </SkeletonGroup>
  );
  return (
    <Section title="Ask the help desk">
      {status === 'signedIn' ? (
        <Suspense fallback={bones}>
          {hasBackend && (
            <BackendPart>
              <HelpDesk />
            </BackendPart>
          )}
          {!hasBackend && (connection === 'failed' ? <NotConnected /> : bones)}
        </Suspense>
      ) : (
        <p>
          A person answers within a day.{' '}
          <Link to={pathTo('auth.unifiedSignIn', {}, { redirect: pathTo('contact') })}>Sign in to ask</Link>, so that
          the answer reaches you and nobody else.
        </p>
      )}
    </Section>
  );
}

const NotConnected = () => <p>The form did not load, and nothing was sent. Please open this page again.</p>;
