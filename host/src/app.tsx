import type { AuthActions } from '@telehealth/contracts/identity';
import { RouterProvider } from '@telehealth/contracts/router';
import { HostServicesContext } from '@telehealth/contracts/session';
import type { HostServices } from '@telehealth/contracts/shell';
import { type ComponentProps, useMemo } from 'react';
import { useStore } from 'zustand';
import { type FirstWords, FirstWordsContext } from './first-words';
import { type Host, HostContext } from './host-context';
import { type PageStore, PageStoreContext } from './remotes/page-store';
import type { ThemeStore } from './shell/theme-store';

export type Router = ComponentProps<typeof RouterProvider>['router'];

interface AppProps {
  router: Router;
  pages: PageStore;
  host: Host;
  firstWords: FirstWords | null;
  theme: ThemeStore;
  auth: AuthActions;
  notify: HostServices['notify'];
  navigateTo: HostServices['navigateTo'];
}

/** Providers around the router, the same in the browser and while prerendering. */
export function App({ router, pages, host, firstWords, theme, auth, notify, navigateTo }: AppProps) {
  const chosen = useStore(theme);
  const services = useMemo<HostServices>(
    () => ({ navigateTo, notify, auth, theme: chosen }),
    [navigateTo, notify, auth, chosen],
  );
  return (
    <HostContext value={host}>
      <HostServicesContext value={services}>
        <PageStoreContext value={pages}>
          <FirstWordsContext value={firstWords}>
            <RouterProvider router={router} />
          </FirstWordsContext>
        </PageStoreContext>
      </HostServicesContext>
    </HostContext>
  );
}
