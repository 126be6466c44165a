import * as icons from '@telehealth/ui/parts/icons';
import '@telehealth/contracts/words';
import { useClerk, useSession, useUser } from '@clerk/react';
import { ruledOutForms, SESSION_RULES } from '@telehealth/contracts/identity';
import { messageFrom } from '@telehealth/contracts/message-from';
import { LOCK_MESSAGES } from '@telehealth/contracts/messages/lock';
import {
  useDemoOffered,
  useHostServices,
  useIdentity,
  useSession as useOurSession,
} from '@telehealth/contracts/session';
import { BRAND_NAME } from '@telehealth/contracts/settings';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { Icon } from '@telehealth/ui/parts/icon';
import { BrandMark } from '@telehealth/ui/pattern/brand-mark';
import { Pattern } from '@telehealth/ui/pattern/pattern';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { ClerkUser } from '../clerk/clerk';
import { kindOf } from '../clerk/clerk';
import { announce } from '../shell/announcer';
import { EmergencyStrip } from '../shell/emergency-strip';
import { endIdentity } from './end-identity';
import styles from './lock-screen.module.css';
import { lockStore } from './lock-store';
import { maskAddress } from './mask-address';
import { ABOVE_COVER, keepOnTop } from './page-cover';
import type { Provable } from './prove-identity';
import { UnlockForms } from './unlock-forms';

const MINUTE_MS = 60_000;

/** A native modal dialog that the user cannot close. */
function useUnclosable() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const stop = keepOnTop(dialog);
    dialog.querySelector<HTMLElement>('[data-autofocus], input:not([readonly])')?.focus();
    return stop;
  }, []);
  const holdEscape = (event: KeyboardEvent) => {
    // Browsers close a dialog on the second Escape without a cancellable event, unless the key itself is prevented.
    if (event.key === 'Escape') event.preventDefault();
  };
  const stayOpen = () => {
    if (ref.current?.isConnected === true && !ref.current.open) ref.current.showModal();
  };
  return { ref, onKeyDown: holdEscape, onClose: stayOpen };
}

/** Covers the locked pages and asks for a proof of identity. The pages below keep their state. */
export function LockScreen() {
  const { user } = useUser();
  const dialog = useUnclosable();
  const identity = useIdentity();
  const minutes = SESSION_RULES[kindOf(user as ClerkUser | null)].lockAfterMs / MINUTE_MS;
  const address = identity.status === 'signedIn' ? identity.user.email : '';
  return (
    <dialog
      {...{ [ABOVE_COVER]: '' }}
      {...dialog}
      className={styles.screen}
      aria-labelledby="lock-title"
      aria-describedby="lock-text"
      onCancel={(event) => event.preventDefault()}
    >
      <EmergencyStrip newTab />
      <div className={styles.split}>
        <div className={styles.side}>
          <div className={styles.logo}>
            <BrandMark name={BRAND_NAME} />
          </div>
          <div className={styles.box}>
            <span className={styles.sign}>
              <Icon path={icons.lock} size={26} />
            </span>
            <h1 id="lock-title">Your pages are locked</h1>
            <p id="lock-text" className="soft">
              {messageFrom(LOCK_MESSAGES, 'lock.locked', { minutes: String(minutes) })}
            </p>
            {address !== '' && (
              <p className={styles.person}>
                <Icon path={icons.person} size={20} /> {maskAddress(address)}
              </p>
            )}
            <WayBack address={address} />
            <SignOut />
          </div>
        </div>
        <Pattern as="aside" className={styles.pattern} />
      </div>
    </dialog>
  );
}

function unlock(): void {
  lockStore.getState().keeper?.unlock();
  announce(messageFrom(LOCK_MESSAGES, 'lock.unlocked'));
}

/** The demo unlocks without a proof, because it is open to all anyway. */
function WayBack({ address }: { address: string }) {
  const { user } = useUser();
  const { session } = useSession();
  const clerk = useClerk();
  const isDemoOffered = useDemoOffered();
  const isDemo = useOurSession(({ identity }) => identity.status === 'signedIn' && identity.demo === true);
  if (isDemo && isDemoOffered) {
    return (
      <>
        <Notice>{messageFrom(LOCK_MESSAGES, 'lock.demo')}</Notice>
        <Button wide data-autofocus onClick={unlock}>
          Continue with the demo
        </Button>
      </>
    );
  }
  if (session === null || session === undefined) return null;
  return (
    <UnlockForms
      session={session as unknown as Provable}
      address={address}
      hasPassword={user?.passwordEnabled === true && !ruledOutForms(clerk).signIn}
      hasAuthenticator={user?.totpEnabled === true}
      onUnlocked={unlock}
      onGone={() => void endIdentity(clerk, 'ended')}
    />
  );
}

function SignOut() {
  const { auth } = useHostServices();
  const isLeaving = useOurSession((session) => session.pendingAction === 'signOut');
  return (
    <div className={styles.out}>
      <p className="soft">{messageFrom(LOCK_MESSAGES, 'lock.signOutLoses')}</p>
      <Button
        variant="line"
        icon={icons.signOut}
        busy={isLeaving}
        busyLabel="Signing out"
        onClick={() => void auth.signOut()}
      >
        Sign out
      </Button>
    </div>
  );
}
