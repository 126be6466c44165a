import { Outlet, ScrollRestoration } from '@telehealth/contracts/router';
import { SkipLink } from '@telehealth/ui/layout/skip-link';
import { IdentityHost } from '../identity/identity';
import { Toasts } from '../notifications/toasts';
import { Announcer } from '../shell/announcer';
import { useRoleCloth } from './role-cloth';

/**
 * Whose depth it is: a place in the history, at its address. The first place of every document has the same key, so an address that
 * was typed would open at the depth of the page before it.
 */
const placeOf = ({ pathname, key }: { pathname: string; key: string }) => pathname + key;

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
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}
