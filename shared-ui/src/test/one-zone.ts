import { viewerTimeZone, zoneName } from '@telehealth/contracts';
import { afterEach, beforeEach, expect } from 'vitest';

/** Whose times they are is said once in a dialog: said again and again, it is what people read instead of the times. */
const SOUTH_AFRICA = 'Africa/Johannesburg';

/** How often a text names a zone, of the one that is named most. */
function timesNamed(text: string): number {
  const names = new Set([zoneName(viewerTimeZone()), zoneName(SOUTH_AFRICA)]);
  return Math.max(...[...names].map((name) => text.split(name).length - 1));
}

if (typeof document !== 'undefined') {
  const repeating = new Set<string>();
  const look = () => {
    for (const dialog of document.querySelectorAll('dialog')) {
      const text = dialog.textContent;
      if (timesNamed(text) > 1) repeating.add(text);
    }
  };
  const watch = new MutationObserver(look);
  beforeEach(() => watch.observe(document, { childList: true, subtree: true, characterData: true }));
  afterEach(() => {
    watch.disconnect();
    const said = [...repeating];
    repeating.clear();
    expect(said, 'dialogs that say more than once whose times they are').toEqual([]);
  });
}
