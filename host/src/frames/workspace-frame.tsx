import { BRAND_NAME, type Menu as MenuName, navigationOf, pathTo } from '@telehealth/contracts';
import { Link, useLocation } from '@telehealth/contracts/router';
import { useIdentity } from '@telehealth/contracts/session';
import { BrandMark } from '@telehealth/ui/cloth/brand-mark';
import { Icon } from '@telehealth/ui/parts/icon';
import { Menu } from '@telehealth/ui/parts/menu';
import type { ReactNode } from 'react';
import { EmergencyStrip } from '../shell/emergency-strip';
import { AccountCorner } from './account-corner';
import { MenuLink } from './menu-link';
import { SiteFrame } from './site-frame';
import { ThemeChoiceControl } from './theme-choice';
import styles from './workspace-frame.module.css';

/** This many places fit into the bar at the bottom of a phone; the others are behind "More". */
const IN_BAR = 3;

/**
 * Whose places are offered: the person's own, else those of the address; null for who has chosen no role. The desk's show to
 * nobody before they are known to work for the clinic.
 */
function useWorkspaceMenu(): MenuName | null {
  const identity = useIdentity();
  const { pathname } = useLocation();
  if (identity.status === 'signedIn') {
    if (identity.isOperator) return 'desk';
    return identity.roleChosen ? identity.user.role : null;
  }
  if (/^\/desk(\/|$)/.test(pathname)) return null;
  return pathname.startsWith('/specialist') ? 'specialist' : 'patient';
}

/**
 * A signed-in person's own pages: a rail at the side, which on phones is a bar in thumb reach. The one that anyone may open is a
 * patient's own; everybody else reads it in the site.
 */
export function WorkspaceFrame({ children }: { children: ReactNode }) {
  const menu = useWorkspaceMenu();
  const isKnown = useIdentity().status === 'signedIn';
  const isPublic = useLocation().pathname === pathTo('public.myPrescriptions');
  if (isPublic && !(isKnown && menu === 'patient')) return <SiteFrame>{children}</SiteFrame>;
  return (
    <div className={styles.frame}>
      <EmergencyStrip />
      <header className={styles.top}>
        <Link to={pathTo('home')} className={styles.logo} aria-label={`${BRAND_NAME}, start page`}>
          <BrandMark name={BRAND_NAME} />
        </Link>
        <AccountCorner />
      </header>
      <div className={styles.body}>
        {menu !== null && <Places menu={menu} />}
        {/* Who it is will be known in a moment: their places take no room from the page then. */}
        {menu === null && !isKnown && <div className={styles.rail} />}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}

/** The places of a role, with the theme where there is room. */
function Places({ menu }: { menu: MenuName }) {
  const entries = navigationOf(menu);
  return (
    <nav className={styles.rail} aria-label="Your places">
      {entries.map((item, index) => (
        <MenuLink item={item} className={`${styles.place} ${index < IN_BAR ? '' : styles.beyond}`} key={item.id}>
          <Icon name={item.icon} size={22} />
          <span>{item.label}</span>
        </MenuLink>
      ))}
      <Menu button={<MoreButton />} label="More places" className={styles.more}>
        {entries.slice(IN_BAR).map((item) => (
          <MenuLink item={item} className={styles.entry ?? ''} key={item.id}>
            <Icon name={item.icon} size={22} />
            {item.label}
          </MenuLink>
        ))}
      </Menu>
      <div className={styles.theme}>
        <ThemeChoiceControl />
      </div>
    </nav>
  );
}

function MoreButton() {
  return (
    <span className={styles.moreButton}>
      <Icon name="menu" size={22} />
      <span>More</span>
    </span>
  );
}
