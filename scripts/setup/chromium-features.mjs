/**
 * Chromium features that are off in tests and measurements: Playwright's own list, because only the last list counts, and more.
 */
export const TURNED_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // The suggestions below the address bar are two more pages in every window, half a second each.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A spare process for the next site, which every test's own browser context would discard unused.
  'SpareRendererForSitePerProcess',
];
