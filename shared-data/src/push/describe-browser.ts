/** Each by the sign that the later ones do not have: Edge calls itself Chrome, too, and everybody Safari. */
const BROWSERS = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
] as const;

const nameIn = (signs: readonly (readonly [RegExp, string])[], text: string) =>
  signs.find(([sign]) => sign.test(text))?.[1];

/** What a browser says it is, in plain words, so that its owner knows it in a list: "Chrome on Android". */
export const describeBrowser = (userAgent: string): string =>
  `${nameIn(BROWSERS, userAgent) ?? 'A browser'} on ${nameIn(SYSTEMS, userAgent) ?? 'another device'}`;
