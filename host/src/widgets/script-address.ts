import { CLERK_VERSIONS } from '../clerk/clerk';
import type { Environment } from '../environment';

const FILES = {
  'clerk-js': 'clerk.browser.js',
  /** The variant that draws with the page's own React instead of bringing another one. */
  ui: 'ui.shared.browser.js',
} as const;

/**
 * Where the identity provider serves one of its scripts: `<proxy>/npm/@clerk/<package>@<exact version>/dist/<file>`, the
 * same address its own loader builds. Written here so that neither the entry nor a page has to load code of the provider
 * to know it.
 */
export function scriptAddress(
  name: keyof typeof FILES,
  { publishableKey, clerkProxyUrl }: Pick<Environment, 'publishableKey' | 'clerkProxyUrl'>,
): string {
  const version = name === 'ui' ? CLERK_VERSIONS.ui : CLERK_VERSIONS.clerkJs;
  const base = clerkProxyUrl === '' ? `https://${hostOf(publishableKey)}` : clerkProxyUrl.replace(/\/+$/, '');
  return `${base}/npm/@clerk/${name}@${version}/dist/${FILES[name]}`;
}

/** A publishable key is `pk_<kind>_` and the base64 of the provider's host with a `$` behind it. */
function hostOf(publishableKey: string): string {
  return atob(publishableKey.split('_')[2] ?? '').replace(/\$$/, '');
}
