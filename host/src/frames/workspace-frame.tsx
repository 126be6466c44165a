import { Link, useLocation } from '@telehealth/contracts/router';
import { type Menu as MenuName, pathTo } from '@telehealth/contracts/routes';
import { useIdentity, useRole } from '@telehealth/contracts/session';
import { BRAND_NAME } from '@telehealth/contracts/settings';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { Menu } from '@telehealth/ui/parts/menu';
import { BrandMark } from '@telehealth/ui/pattern/brand-mark';
import type { ReactNode } from 'react';
import { ActingBand } from '../acting/acting';
import { PEOPLE_PLACE } from '../people/people-place';
import { sectionRowAt } from '../remotes/sections';
import { EmergencyStrip } from '../shell/emergency-strip';
import { AccountCorner } from './account-corner';
import { latePart } from './late-part';
import { MenuLink } from './menu-link';
import { NAV_ICONS } from './nav-icons';
import { useNavigation } from './navigation';
import { SiteFrame, TaskFrame } from './site-frame';
import styles from './workspace-frame.module.css';

const PracticeBar = latePart(
  async () => (await import(/* webpackChunkName: "inbox" */ '../remotes/practice-bar')).PracticeBar,
);

/** Number of links in a phone's bottom bar; the others are behind "More". */
const IN_BAR = 4;

/**
 * The menu to show: the user's own, else that of the URL or of the section's guard; null without a role. The desk's menu is shown only to confirmed
 * operators.
 */
function useWorkspaceMenu(): MenuName | null {
  const identity = useIdentity();
  const { pathname } = useLocation();
  if (identity.status === 'signedIn') {
    if (identity.isOperator) return 'desk';
    return identity.roleChosen ? identity.user.role : null;
  }
  if (/^\/desk(\/|$)/.test(pathname)) return null;
  const access = sectionRowAt(pathname)?.access;
  if (access !== undefined) return typeof access === 'object' && 'role' in access ? access.role : null;
  return pathname.startsWith('/specialist') ? 'specialist' : 'patient';
}

/**
 * Frame of a signed-in user's pages: a rail at the side, on phones a bottom bar. A workspace page that is open to all visitors
 * uses it only for patients; all others see that page in the site frame.
 */
export function WorkspaceFrame({ children }: { children: ReactNode }) {
  const menu = useWorkspaceMenu();
  const isKnown = useIdentity().status === 'signedIn';
  const isPublic = useLocation().pathname === pathTo('public.myPrescriptions');
  if (isPublic && !(isKnown && menu === 'patient')) return <SiteFrame>{children}</SiteFrame>;
  const isPractice = menu === 'specialist';
  return (
    <div className={`${styles.frame} ${isPractice ? styles.practice : ''}`}>
      {!isPractice && <EmergencyStrip />}
      <header className={styles.top}>
        <Link to={pathTo('home')} className={styles.logo} aria-label={`${BRAND_NAME}, start page`}>
          <BrandMark name={BRAND_NAME} />
        </Link>
        {isPractice && (
          <>
            <div className={styles.day}>
              <PracticeBar />
            </div>
            <EmergencyStrip />
          </>
        )}
        <AccountCorner />
      </header>
      <ActingBand />
      <div className={styles.body}>
        {menu !== null && <Places menu={menu} />}
        {/* Reserves the rail's space while the identity is loading. */}
        {menu === null && !isKnown && <div className={styles.rail} />}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}

/** A visit: in the practice for its specialist, for everybody else a task. */
export function VisitFrame({ children }: { children: ReactNode }) {
  const isPractice = useRole() === 'specialist';
  return isPractice ? <WorkspaceFrame>{children}</WorkspaceFrame> : <TaskFrame>{children}</TaskFrame>;
}

/** A role's links. */
function Places({ menu }: { menu: MenuName }) {
  const entries = useNavigation(menu);
  return (
    <nav className={styles.rail} aria-label="Your places">
      <div id={PEOPLE_PLACE} />
      {entries.map((item, index) => (
        <MenuLink item={item} className={`${styles.place} ${index < IN_BAR ? '' : styles.beyond}`} key={item.id}>
          <Icon path={NAV_ICONS[item.icon]} size={22} />
          <span>{item.label}</span>
        </MenuLink>
      ))}
      <Menu button={<MoreButton />} label="More places" className={styles.more}>
        {entries.slice(IN_BAR).map((item) => (
          <MenuLink item={item} className={styles.entry ?? ''} key={item.id}>
            <Icon path={NAV_ICONS[item.icon]} size={22} />
            {item.label}
          </MenuLink>
        ))}
      </Menu>
    </nav>
  );
}

function MoreButton() {
  return (
    <span className={styles.moreButton}>
      <Icon path={icons.menu} size={22} />
      <span>More</span>
    </span>
  );
}
