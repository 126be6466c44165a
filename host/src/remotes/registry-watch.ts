import type { SectionName } from '@telehealth/contracts/routes';
import type { Router } from '../app';
import type { ManifestLoader } from './load-manifest';
import type { PageStore } from './page-store';
import type { Registry } from './registry';

/** While somebody looks at the page. */
const LOOK_EVERY_MS = 60_000;
/** A new page may still be exchanged for so long after it was opened, while nobody has touched it. */
const EXCHANGE_WITHIN_MS = 1_500;

interface Watched {
  router: Pick<Router, 'state' | 'subscribe'>;
  take: ManifestLoader['take'];
  pages: Pick<PageStore, 'drop'>;
  read(): Promise<Registry>;
}

/**
 * Takes over what was deployed, or rolled back, when somebody goes on to another page: never in the middle of one. What is known
 * by then is used at once. A page that was just opened is exchanged as long as nobody has touched it.
 */
export function watchRegistry({ router, take: takeOver, pages, read }: Watched): void {
  let known: Registry | null = null;
  let openedAt = performance.now();
  let isTouched = true;
  let pathname = router.state.location.pathname;

  const take = () => {
    if (known === null) return;
    const moved: readonly SectionName[] = takeOver(known);
    known = null;
    for (const remote of moved) pages.drop(remote);
  };
  const look = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return;
    try {
      known = await read();
    } catch {
      // Without the registry the page goes on with the builds that it knows; the next look asks again.
    }
  };
  router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    openedAt = performance.now();
    isTouched = false;
    take();
    void look().then(() => {
      if (!isTouched && location.pathname === pathname && performance.now() - openedAt < EXCHANGE_WITHIN_MS) take();
    });
  });
  const touch = () => {
    isTouched = true;
  };
  for (const event of ['pointerdown', 'keydown', 'input'])
    addEventListener(event, touch, { capture: true, passive: true });
  setInterval(() => void look(), LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', () => void look());
}
