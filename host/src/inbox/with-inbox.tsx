import { useIdentity, useLock } from '@telehealth/contracts/session';
import { BackendProvider as DataProvider } from '@telehealth/data/provider';
import { type ComponentProps, type ComponentType, Fragment, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { BELL_PLACE } from './bell-place';
import { useZoneClock } from './use-zone-clock';
import { whenIdle } from './when-idle';

/**
 * The backend for one page, and with it the bell of who is signed in. It hangs here rather than in the frame, so that whoever
 * reads the landing page loads nothing of it.
 */
export function PageProvider({ children, ...rest }: ComponentProps<typeof DataProvider>) {
  // No half of a page may stand in another zone, or by another clock, than the other half.
  const [zones, setZones] = useState(0);
  const drawAgain = useCallback(() => setZones((count) => count + 1), []);
  return (
    <DataProvider {...rest}>
      <Fragment key={zones}>{children}</Fragment>
      <ZoneClockReader onChange={drawAgain} />
      <Bell onZone={drawAgain} />
      <Around />
    </DataProvider>
  );
}

function ZoneClockReader({ onChange }: { onChange: () => void }) {
  useZoneClock(onChange);
  return null;
}

/** Whose record the pages show, for patients; it comes when the page stands. */
function Around() {
  const identity = useIdentity();
  const [People, setPeople] = useState(() => arrivedPeople);
  const isPatient =
    identity.status === 'signedIn' && identity.roleChosen && identity.user.role === 'patient' && !identity.isOperator;
  useEffect(() => {
    if (!isPatient || arrivedPeople !== null) return;
    return whenIdle(() => {
      import(/* webpackChunkName: "people" */ '../people/people').then(
        (module) => {
          arrivedPeople = module.People;
          setPeople(() => module.People);
        },
        // Without it everything else works; the next page tries again.
        () => undefined,
      );
    });
  }, [isPatient]);
  return isPatient && People !== null ? <People /> : null;
}

let arrivedPeople: ComponentType | null = null;

/** Kept for the next page, which then has its bell at once. */
let arrived: ComponentType<BellProps> | null = null;

interface BellProps {
  /** Times are shown in another zone from now on. */
  onZone: () => void;
}

function Bell({ onZone }: BellProps) {
  const identity = useIdentity();
  const lock = useLock();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [Inbox, setInbox] = useState(() => arrived);
  const isThere =
    identity.status === 'signedIn' &&
    (identity.isOperator || (identity.roleChosen && identity.user.onboardingCompleted)) &&
    identity.task === undefined &&
    lock.status !== 'locked';
  // The corner draws another place after it was locked.
  useEffect(() => setPlace(isThere ? document.getElementById(BELL_PLACE) : null), [isThere]);
  useEffect(() => {
    if (!isThere || arrived !== null) return;
    return whenIdle(() => {
      import(/* webpackChunkName: "inbox" */ './inbox').then(
        (module) => {
          arrived = module.Inbox;
          setInbox(() => module.Inbox);
        },
        // Without it everything else works; the next page tries again.
        () => undefined,
      );
    });
  }, [isThere]);
  if (place === null || Inbox === null) return null;
  return createPortal(<Inbox onZone={onZone} />, place);
}
