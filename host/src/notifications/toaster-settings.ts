/** Constants of the specification for toasts; lengths in pixels, time in milliseconds. */
export const TOASTER = {
  position: 'top-right',
  visible: 3,
  durationMs: 4000,
  widthPx: 356,
  gapPx: 14,
  swipeThresholdPx: 20,
} as const;
