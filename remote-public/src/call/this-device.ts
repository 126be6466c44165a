/** What this kind of device does differently; by its name, since nothing else tells before a camera is open. */
const NAME = globalThis.navigator?.userAgent ?? '';

/** iPads call themselves Macintosh; no Mac has a touch screen. */
export const isAppleMobile =
  /iPhone|iPad|iPod/.test(NAME) || (NAME.includes('Macintosh') && (globalThis.navigator?.maxTouchPoints ?? 0) > 1);
/** Phones and tablets give out one camera at a time, and have one on each side. */
export const isHandheld = isAppleMobile || /Android|Mobile/.test(NAME);
