import type { Role } from '@telehealth/contracts';
import { useLocation } from '@telehealth/contracts/router';
import { usePreferredRole } from '@telehealth/contracts/session';
import { useEffect } from 'react';

export type ClothRole = Role | 'emergency';

/** The cloth a page is made of: red for emergency pages alone, chocolate for specialists' pages, else indigo. */
export function clothOf(pathname: string, preferredRole: Role): ClothRole {
  if (pathname.startsWith('/emergency')) return 'emergency';
  if (/^\/(?:auth\/)?specialist(?:\/|$)/.test(pathname)) return 'specialist';
  // Screens that both roles share follow whom the visitor comes as.
  const isShared = /^\/(?:auth\/(?!patient\/)|consultation\/)/.test(pathname);
  return isShared ? preferredRole : 'patient';
}

export function useRoleCloth(): void {
  const { pathname } = useLocation();
  const role = clothOf(pathname, usePreferredRole());
  useEffect(() => {
    document.documentElement.dataset.role = role;
  }, [role]);
}
