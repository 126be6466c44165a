import type { Router } from '../app';

const NAME = 'held-history';

/**
 * Blocks history navigation only; the application's own navigation passes. Leaving the site, or going to another document,
 * cannot be blocked.
 * @returns a function that stops it
 */
export function holdHistory(router: Router): () => void {
  router.getBlocker(NAME, ({ historyAction }) => historyAction === 'POP');
  const stop = router.subscribe(({ blockers }) => {
    const blocker = blockers.get(NAME);
    if (blocker?.state === 'blocked') blocker.reset();
  });
  return () => {
    stop();
    router.deleteBlocker(NAME);
  };
}
