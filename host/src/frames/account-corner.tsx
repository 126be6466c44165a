import { ACCOUNT_PATHS, homeOf, pathTo, ROLE_LABELS, rowOf } from '@telehealth/contracts';
import { Link } from '@telehealth/contracts/router';
import { useHostServices, useIdentity, useLock } from '@telehealth/contracts/session';
import { Avatar } from '@telehealth/ui/parts/avatar';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { Menu } from '@telehealth/ui/parts/menu';
import { BELL_PLACE } from '../inbox/bell-place';
import styles from './account-corner.module.css';

/** The way in, or the person with the way to their own pages and out. */
export function AccountCorner() {
  const identity = useIdentity();
  const lock = useLock();
  const { auth } = useHostServices();
  // While it is not known yet the page shows the same as for a visitor, as the prerendered HTML does.
  if (identity.status !== 'signedIn') {
    return (
      <LinkButton to={pathTo('auth.signIn')} variant="line" size="s">
        Sign in
      </LinkButton>
    );
  }
  const { user, roleChosen, isOperator, task } = identity;
  const home = rowOf(homeOf({ identity }));
  // On the one page that is never covered; on the others this is behind the cover itself.
  if (lock.status === 'locked') {
    return (
      <LinkButton to={home.path} variant="line" size="s">
        Unlock
      </LinkButton>
    );
  }
  return (
    <div style={{ display: 'flex' }}>
      <span id={BELL_PLACE} />
      <Menu button={<Avatar name={user.name} size="s" />} label={`Account of ${user.name}`}>
        <div className={styles.person}>
          <strong>{user.name}</strong>
          {user.email !== '' && <span className={styles.soft}>{user.email}</span>}
          {(isOperator || roleChosen) && (
            <span className={styles.soft}>{isOperator ? 'Operator' : ROLE_LABELS[user.role]}</span>
          )}
        </div>
        <Link className={styles.entry} to={home.path}>
          {home.title}
        </Link>
        {!isOperator && roleChosen && user.onboardingCompleted && (
          <Link className={styles.entry} to={pathTo(`${user.role}.appointments`)}>
            Appointments
          </Link>
        )}
        {task === undefined && (
          <Link className={styles.entry} to={ACCOUNT_PATHS.security}>
            Sign-in and security
          </Link>
        )}
        <button className={styles.entry} type="button" onClick={() => void auth.signOut()}>
          Sign out
        </button>
      </Menu>
    </div>
  );
}
