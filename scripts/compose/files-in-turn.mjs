/**
 * Runs inside of a page: names to the browser what the page asks for after the host's own scripts, once all but two of those
 * have come. Asked for all at once they would come all at once, last of all what must run first; so the host starts while the
 * rest is on its way, and the line is never empty. What else can be done while the phone waits is done too: the first date of a
 * page costs a slow phone a tenth of a second, whenever it is written.
 *
 * The provider's form is named to guests alone: who is signed in is led on and needs none of it. The mark of that is the provider's
 * own cookie (`shared-contracts/src/access/sign-in-mark.ts`).
 */
const nameInTurn = ({ dataset }) => {
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

export const FILES_IN_TURN = `(${nameInTurn})(document.currentScript)`;
