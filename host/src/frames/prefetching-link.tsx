import { type NavigationItem, rowOf } from '@telehealth/contracts';
import { NavLink } from '@telehealth/contracts/router';
import type { ReactNode } from 'react';
import { usePrefetch } from '../remotes/use-prefetch';

interface PrefetchingLinkProps {
  item: NavigationItem;
  className: string;
  children: ReactNode;
}

/** An entry of a menu. Pointing at it or reaching it by keyboard already fetches its page. */
export function PrefetchingLink({ item, className, children }: PrefetchingLinkProps) {
  const prefetch = usePrefetch();
  const row = rowOf(item.id);
  const fetchPage = () => prefetch(row);
  return (
    <NavLink
      to={item.path}
      className={className}
      onPointerEnter={fetchPage}
      onFocus={fetchPage}
      reloadDocument={row.document === true}
    >
      {children}
    </NavLink>
  );
}
