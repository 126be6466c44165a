/**
 * Runs inside a page: preloads its later files once all but two of the host's own scripts have arrived. Requested together, all
 * would arrive together, and last what must run first; so the host starts while the rest loads, and the line is never idle. Other
 * work is done while the phone waits, too: the first formatted date costs a slow phone a tenth of a second, whenever it happens.
 *
 * The provider's form is preloaded for signed-out visitors only, because signed-in people are redirected. The provider's own
 * cookie tells them apart (`shared-contracts/src/identity/sign-in-mark.ts`).
 */
const preloadInOrder = ({ dataset }) => {
  const isGuest = !/(?:^|; )__client_uat[^=;]*=[1-9]/.test(document.cookie);
  const files = [dataset.files, isGuest && dataset.forGuests].flatMap((list) => (list ? JSON.parse(list) : []));
  let missing = document.querySelectorAll('script[defer]').length;
  new PerformanceObserver((list, observer) => {
    missing -= list.getEntries().filter(({ initiatorType }) => initiatorType === 'script').length;
    if (missing > 2) return;
    observer.disconnect();
    for (const { url, integrity } of files) {
      const link = document.createElement('link');
      const how = { rel: 'preload', as: 'script', crossOrigin: 'anonymous', fetchPriority: 'low' };
      document.head.append(Object.assign(link, { ...how, integrity, href: url }));
    }
    setTimeout(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit' }).format());
  }).observe({ type: 'resource', buffered: true });
};

export const FILES_IN_TURN = `(${preloadInOrder})(document.currentScript)`;
