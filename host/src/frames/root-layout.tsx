import { Outlet, ScrollRestoration } from '@telehealth/contracts/router';
import { SkipLink } from '@telehealth/ui/layout/skip-link';
import { IdentityHost } from '../identity/identity';
import { Toasts } from '../notifications/toasts';
import { Announcer } from '../shell/announcer';
import { useColourScheme } from './colour-scheme';

/**
 * Key for stored scroll positions. It includes the path, because the first history entry of every document has the same key
 * and a typed URL would inherit the previous page's position.
 */
const placeOf = ({ pathname, key }: { pathname: string; key: string }) => pathname + key;

export function RootLayout() {
  useColourScheme();
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
