import type { Role } from '@telehealth/contracts/access';
import { useLocation } from '@telehealth/contracts/router';
import { usePreferredRole } from '@telehealth/contracts/session';
import { useEffect } from 'react';

export type ColourScheme = Role | 'emergency';

/** Colour scheme of a page: red for emergency pages only, chocolate for specialists' pages, else indigo. */
export function colourSchemeOf(pathname: string, preferredRole: Role): ColourScheme {
  if (pathname.startsWith('/emergency')) return 'emergency';
  if (/^\/(?:auth\/)?specialist(?:\/|$)/.test(pathname)) return 'specialist';
  // Pages that both roles share follow the visitor's preferred role.
  const isShared = /^\/(?:auth\/(?!patient\/)|consultation\/)/.test(pathname);
  return isShared ? preferredRole : 'patient';
}

export function useColourScheme(): void {
  const { pathname } = useLocation();
  const role = colourSchemeOf(pathname, usePreferredRole());
  useEffect(() => {
    document.documentElement.dataset.role = role;
  }, [role]);
}
