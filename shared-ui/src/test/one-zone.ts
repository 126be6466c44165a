import { viewerTimeZone, zoneName } from '@telehealth/contracts/formatting';
import { afterEach, beforeEach, expect } from 'vitest';

/** A dialog must name the time zone only once, because repetition distracts from the times. */
const SOUTH_AFRICA = 'Africa/Johannesburg';

/** How often a text names the zone that it names most. */
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
