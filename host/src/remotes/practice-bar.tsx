import { rowOf } from '@telehealth/contracts/routes';
import { useIdentity, useLock } from '@telehealth/contracts/session';
import { BackendArea } from '../connection/connection';
import { usePage } from './page-store';
import { PageErrorBoundary } from './remote-page';

/**
 * What the specialist's section draws into the bar of all pages of a practice; empty while it, or the backend, is not there.
 * Patients' names stand in it, so it goes while the session is locked.
 */
export function PracticeBar() {
  const identity = useIdentity();
  const { status } = useLock();
  const isOpen = identity.status === 'signedIn' && identity.user.onboardingCompleted && status !== 'locked';
  return isOpen ? <OpenBar /> : null;
}

/** Nothing stands in the place of a bar that failed; the page below does not depend on it. */
class BarBoundary extends PageErrorBoundary {
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

function OpenBar() {
  const state = usePage('specialist', 'practice-bar');
  if (state.status !== 'ready') return null;
  return (
    <BarBoundary title="" section="specialist">
      <BackendArea waiting={null} down={() => null}>
        <state.page row={rowOf('specialist.dashboard')} />
      </BackendArea>
    </BarBoundary>
  );
}
