import type { Router } from '../app';

const NAME = 'held-history';

/**
 * Undoes steps through the history, and nothing else: what the product itself leads to goes through. A step to another
 * site, or to a page that was loaded anew, is the browser's and cannot be held.
 * @returns lets go again
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
