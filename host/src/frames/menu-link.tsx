import { type NavigationItem, rowOf } from '@telehealth/contracts';
import { NavLink } from '@telehealth/contracts/router';
import type { ReactNode } from 'react';

interface MenuLinkProps {
  item: NavigationItem;
  className: string;
  children: ReactNode;
}

/** An entry of a menu. */
export function MenuLink({ item, className, children }: MenuLinkProps) {
  // The desk's own page is the beginning of the addresses of all others there.
  return (
    <NavLink
      end={item.id === 'desk'}
      to={item.path}
      className={className}
      reloadDocument={rowOf(item.id).document === true}
    >
      {children}
    </NavLink>
  );
}
