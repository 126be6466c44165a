import { Outlet, ScrollRestoration } from '@telehealth/contracts/router';
import { SkipLink } from '@telehealth/ui/layout/skip-link';
import { IdentityHost } from '../identity/identity';
import { Toasts } from '../notifications/toasts';
import { Announcer } from '../shell/announcer';
import { useRoleCloth } from './role-cloth';

/** What surrounds every page, whichever frame it is in. */
export function RootLayout() {
  useRoleCloth();
  return (
    <>
      <SkipLink />
      <Outlet />
      <Announcer />
      <Toasts />
      <IdentityHost />
      <ScrollRestoration />
    </>
  );
}
