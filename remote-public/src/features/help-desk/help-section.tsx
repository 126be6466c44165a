import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { BackendContext, useBackendAddress, useBackendState, useIdentity } from '@telehealth/contracts/session';
import { BackendPart } from '@telehealth/data/client/backend-part';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { Skeleton, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { type ReactNode, Suspense, useContext, useEffect, useState } from 'react';

const HelpDesk = lazyPart(async () => (await import(/* webpackChunkName: "part-on-demand" */ './help-desk')).HelpDesk);

const late = () => import(/* webpackChunkName: "part-on-demand" */ './guest-help');
const GuestHelp = lazyPart(async () => (await late()).GuestHelp);
const GuestAnswer = lazyPart(async () => (await late()).GuestAnswer);

/** The form of the help desk: with the visits and the answers of whoever is signed in, or without an account. */
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
    <Card title="Ask the help desk" padding="l">
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
        <WithoutAccount bones={bones} />
      )}
    </Card>
  );
}

/** The answer behind the link in a mail, the way in, and the form for whoever has no account. */
function WithoutAccount({ bones }: { bones: ReactNode }) {
  const address = useBackendAddress();
  const asked = useAskedQuestion();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {asked !== '' && address !== null && (
        <Suspense fallback={bones}>
          <GuestAnswer id={asked} address={address} />
        </Suspense>
      )}
      <p>
        A person answers within a day.{' '}
        <Link to={pathTo('auth.unifiedSignIn', {}, { redirect: pathTo('contact') })}>Sign in to ask</Link>, and the
        answer reaches you here.
      </p>
      {/* It is never closed again, so that nothing typed is lost. */}
      {isOpen ? (
        <Suspense fallback={bones}>{address === null ? bones : <GuestHelp address={address} />}</Suspense>
      ) : (
        <div>
          <Button variant="line" onClick={() => setOpen(true)}>
            Ask without an account
          </Button>
        </div>
      )}
    </>
  );
}

/** The id in the URL's hash (`#question=…`), which is never sent by itself. It is removed from the URL at once. Empty: none. */
function useAskedQuestion(): string {
  const [id, setId] = useState('');
  // Read after the first render, which is the same as on the server.
  useEffect(() => {
    const found = /^#question=([0-9a-f-]{36})$/.exec(location.hash)?.[1];
    if (found === undefined) return;
    setId(found);
    history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return id;
}

const NotConnected = () => <p>The form did not load, and nothing was sent. Please open this page again.</p>;
