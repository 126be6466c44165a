import { STORAGE_KEYS } from '@telehealth/contracts';
import { store } from '../browser-storage';

/** Of what a page shows while it waits: its document's first words, and bones. */
const WAITS = '[data-until], [data-waiting]';
const stands = () => document.querySelector('main') !== null && document.querySelector(WAITS) === null;
const LOOK_AGAIN_MS = 100;
/** Whatever a page still waits for by then, it is read meanwhile. */
const AT_MOST_MS = 8000;
/** Somebody reads what has stood for longer: its lines break no other way before they go on to another page. */
const SOON_MS = 2000;
const FONTS = ['1rem "Figtree Variable"', '700 1rem "Bricolage Grotesque Variable"'];

/**
 * Fetches the fonts when the page stands and takes them into use together, in one step. The document said to do without them
 * until then (`data-fonts`, the compose step); the next one need not, because the browser has them.
 * @param onNextPage calls back once, when another page is gone to
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
      // The letters of the device are used.
      () => undefined,
    );
  };
  if (document.readyState === 'complete') whenItStands();
  else addEventListener('load', whenItStands, { once: true });
}
