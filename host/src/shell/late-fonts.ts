import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { store } from '../browser-storage';

/** What a page shows while it loads: the document's first text, and skeletons. */
const WAITS = '[data-until], [data-waiting]';
const stands = () => document.querySelector('main') !== null && document.querySelector(WAITS) === null;
const LOOK_AGAIN_MS = 100;
/** After this time the user reads what is there. */
const AT_MOST_MS = 8000;
/** Text shown for longer is being read, so its fonts change only with the next page. */
const SOON_MS = 2000;
const FONTS = ['1rem "Figtree Variable"', '700 1rem "Bricolage Grotesque Variable"'];

/**
 * Fetches the fonts when the page is drawn and applies them all at once. The document started without them (`data-fonts`, the
 * compose step); the next one need not, because they are cached.
 * @param onNextPage registers a callback for the next navigation, called once
 */
export function fetchFontsLate(onNextPage: (take: () => void) => void): void {
  const { dataset } = document.documentElement;
  const giveUpAt = performance.now() + AT_MOST_MS;
  const whenItStands = () => {
    if (!stands() && performance.now() < giveUpAt) return void setTimeout(whenItStands, LOOK_AGAIN_MS);
    Promise.all(FONTS.map((font) => document.fonts.load(font))).then(
      () => {
        const take = () => void delete dataset.fonts;
        if (performance.now() < SOON_MS) take();
        else onNextPage(take);
        store(STORAGE_KEYS.fonts, 'here');
      },
      // The system's fonts stay.
      () => undefined,
    );
  };
  if (document.readyState === 'complete') whenItStands();
  else addEventListener('load', whenItStands, { once: true });
}
