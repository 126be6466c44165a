/** The user agent is the only way to know these differences before a camera is open. */
const NAME = globalThis.navigator?.userAgent ?? '';

/** iPads report Macintosh as their name; no Mac has a touch screen. */
export const isAppleMobile =
  /iPhone|iPad|iPod/.test(NAME) || (NAME.includes('Macintosh') && (globalThis.navigator?.maxTouchPoints ?? 0) > 1);
/** Phones and tablets open one camera at a time and have one on each side. */
export const isHandheld = isAppleMobile || /Android|Mobile/.test(NAME);
