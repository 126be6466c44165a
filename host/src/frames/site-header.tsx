import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useRole } from '@telehealth/contracts/session';
import { BRAND_NAME } from '@telehealth/contracts/settings';
import { ASSISTANT_PLACE } from '@telehealth/contracts/shell';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { Menu } from '@telehealth/ui/parts/menu';
import { BrandMark } from '@telehealth/ui/pattern/brand-mark';
import { AccountCorner } from './account-corner';
import { MenuLink } from './menu-link';
import { NAV_ICONS } from './nav-icons';
import { useNavigation } from './navigation';
import styles from './site-header.module.css';

/** Logo, public links and the account corner. Below 900 px the links move into a menu. A task has a primary button of its own. */
export function SiteHeader({ isTask }: { isTask: boolean | undefined }) {
  const role = useRole();
  const entries = useNavigation('site');
  return (
    <header className={styles.header}>
      <Link to={pathTo('home')} className={styles.logo} aria-label={`${BRAND_NAME}, start page`}>
        <BrandMark name={BRAND_NAME} />
      </Link>
      <nav className={styles.nav} aria-label="Main">
        {entries.map((item) => (
          <MenuLink item={item} className={styles.link ?? ''} key={item.id}>
            {item.label}
          </MenuLink>
        ))}
      </nav>
      <div id={ASSISTANT_PLACE} className={styles.ask} />
      <div className={styles.corner}>
        <AccountCorner />
        <span className={styles.book}>
          <LinkButton
            to={pathTo('bookConsultation')}
            size="s"
            variant={isTask || role === 'specialist' ? 'line' : 'primary'}
          >
            Book a visit
          </LinkButton>
        </span>
        <Menu button={<Icon path={icons.menu} size={24} />} label="Menu" className={styles.menu}>
          <nav className={styles.list} aria-label="Main, as a menu">
            {entries.map((item) => (
              <MenuLink item={item} className={styles.entry ?? ''} key={item.id}>
                <Icon path={NAV_ICONS[item.icon]} />
                {item.label}
              </MenuLink>
            ))}
            <LinkButton to={pathTo('bookConsultation')} wide>
              Book a visit
            </LinkButton>
          </nav>
        </Menu>
      </div>
    </header>
  );
}
