import type { AuthActions, HostServices } from '@telehealth/contracts';
import { RouterProvider } from '@telehealth/contracts/router';
import { HostServicesContext } from '@telehealth/contracts/session';
import { type ComponentProps, useMemo, useSyncExternalStore } from 'react';
import { type Host, HostContext } from './host-context';
import { type PageStore, PageStoreContext } from './remotes/page-store';
import { DEFAULT_THEME, type ThemeStore } from './shell/theme-store';

export type Router = ComponentProps<typeof RouterProvider>['router'];

interface AppProps {
  router: Router;
  pages: PageStore;
  host: Host;
  theme: ThemeStore;
  auth: AuthActions;
  notify: HostServices['notify'];
  navigateTo: HostServices['navigateTo'];
}

/** Everything the tree needs, around the router. The same in the browser and when the page is drawn at build time. */
export function App({ router, pages, host, theme, auth, notify, navigateTo }: AppProps) {
  const choice = useSyncExternalStore(theme.subscribe, theme.choice, () => DEFAULT_THEME);
  const services = useMemo<HostServices>(
    () => ({ navigateTo, notify, auth, theme: { choice, choose: theme.choose } }),
    [navigateTo, notify, auth, choice, theme],
  );
  return (
    <HostContext value={host}>
      <HostServicesContext value={services}>
        <PageStoreContext value={pages}>
          <RouterProvider router={router} />
        </PageStoreContext>
      </HostServicesContext>
    </HostContext>
  );
}
