import { NavLink } from '@telehealth/contracts/router';
import type { ReactNode } from 'react';
import type { NavigationItem } from './navigation';

interface MenuLinkProps {
  item: NavigationItem;
  className: string;
  children: ReactNode;
}

export function MenuLink({ item, className, children }: MenuLinkProps) {
  // A document of its own lies outside of those of a person one acts for.
  if (item.document) {
    return (
      <a href={item.path} className={className}>
        {children}
      </a>
    );
  }
  // The desk's own path is a prefix of all others there, so it must match exactly.
  return (
    <NavLink end={item.id === 'desk'} to={item.path} className={className}>
      {children}
    </NavLink>
  );
}
