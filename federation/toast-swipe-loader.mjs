/**
 * The toast library has no setting for how far a toast must be swiped before it goes; the specification names 20 px.
 * Throws when the library no longer has the constant, so that an upgrade cannot lose it silently.
 */
export default function toastSwipe(source) {
  const pattern = /const SWIPE_THRESHOLD = \d+;/;
  if (!pattern.test(source)) throw new Error('sonner: SWIPE_THRESHOLD was not found');
  return source.replace(pattern, `const SWIPE_THRESHOLD = ${this.getOptions().pixels};`);
}
