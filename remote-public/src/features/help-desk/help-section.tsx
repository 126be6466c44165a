import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useIdentity } from '@telehealth/contracts/session';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { Skeleton, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Section } from '@telehealth/ui/layout/section';
import { Suspense } from 'react';

const HelpDesk = lazyPart(
  async () => (await import(/* webpackChunkName: "help-desk" */ './help-desk')).HelpDesk,
  () => <p>The form did not load. Please open this page again; nothing was sent.</p>,
);

/** For whoever is signed in, so that the answer reaches them and nobody else; others are told how to get there. */
export function HelpSection() {
  const { status } = useIdentity();
  const bones = (
    <SkeletonGroup label="Loading the form">
      <Skeleton width="16rem" />
    </SkeletonGroup>
  );
  return (
    <Section title="Ask the help desk">
      {status === 'signedIn' ? (
        <Suspense fallback={bones}>
          <HelpDesk />
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
