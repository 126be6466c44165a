import { NavLink } from '@telehealth/contracts/router';
import type { ReactNode } from 'react';
import type { NavigationItem } from './navigation';

interface MenuLinkProps {
  item: NavigationItem;
  className: string;
  children: ReactNode;
}

export function MenuLink({ item, className, children }: MenuLinkProps) {
  // The desk's own path is a prefix of all others there, so it must match exactly.
  return (
    <NavLink end={item.id === 'desk'} to={item.path} className={className} reloadDocument={item.document === true}>
      {children}
    </NavLink>
  );
}
