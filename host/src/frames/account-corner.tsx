import { homeOf } from '@telehealth/contracts/access';
import { ROLE_LABELS } from '@telehealth/contracts/formatting';
import { actingPerson } from '@telehealth/contracts/people';
import { Link } from '@telehealth/contracts/router';
import { ACCOUNT_PATHS, pathTo, rowOf } from '@telehealth/contracts/routes';
import { useHostServices, useIdentity, useLock } from '@telehealth/contracts/session';
import { Avatar } from '@telehealth/ui/parts/avatar';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { Menu } from '@telehealth/ui/parts/menu';
import type { ReactNode } from 'react';
import { BELL_PLACE } from '../inbox/bell-place';
import styles from './account-corner.module.css';
import { ThemeChoiceControl } from './theme-choice';

/** One's own page, also from the documents of somebody else. */
function OwnLink({ to, children }: { to: string; children: ReactNode }) {
  return actingPerson() === null ? (
    <Link className={styles.entry} to={to}>
      {children}
    </Link>
  ) : (
    <a className={styles.entry} href={to}>
      {children}
    </a>
  );
}

export function AccountCorner() {
  const identity = useIdentity();
  const lock = useLock();
  const { auth } = useHostServices();
  // While the identity is loading, the same as for a visitor, as in the prerendered HTML.
  if (identity.status !== 'signedIn') {
    return (
      <LinkButton to={pathTo('auth.signIn')} variant="line" size="s">
        Sign in
      </LinkButton>
    );
  }
  const { user, roleChosen, isOperator, task } = identity;
  const home = rowOf(homeOf({ identity }));
  // For the one page that the lock never covers; on others the cover hides this.
  if (lock.status === 'locked') {
    return (
      <LinkButton to={home.path} variant="line" size="s">
        Unlock
      </LinkButton>
    );
  }
  return (
    // In the colours of whoever signed in, for whomever they act.
    <div style={{ display: 'flex' }} data-role={actingPerson() === null ? undefined : 'patient'}>
      {/* As wide as the bell, which comes later. */}
      <span id={BELL_PLACE} style={{ minWidth: 44 }} />
      <Menu button={<Avatar name={user.name} size="s" />} label={`Account of ${user.name}`}>
        <div className={styles.person}>
          <strong>{user.name}</strong>
          {user.email !== '' && <span className={styles.soft}>{user.email}</span>}
          {(isOperator || roleChosen) && (
            <span className={styles.soft}>{isOperator ? 'Operator' : ROLE_LABELS[user.role]}</span>
          )}
        </div>
        <OwnLink to={home.path}>{home.title}</OwnLink>
        {!isOperator && roleChosen && user.onboardingCompleted && (
          <OwnLink to={pathTo(`${user.role}.appointments`)}>Appointments</OwnLink>
        )}
        {task === undefined && (isOperator || (roleChosen && user.role === 'specialist')) && (
          <OwnLink to={ACCOUNT_PATHS.workSettings}>Account settings</OwnLink>
        )}
        {task === undefined && <OwnLink to={ACCOUNT_PATHS.security}>Sign-in and security</OwnLink>}
        <ThemeChoiceControl />
        <button className={styles.entry} type="button" onClick={() => void auth.signOut()}>
          Sign out
        </button>
      </Menu>
    </div>
  );
}
