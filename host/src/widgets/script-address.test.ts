import { clerkJSScriptUrl, clerkUIScriptUrl } from '@clerk/react/internal';
import { expect, test } from 'vitest';
import { CLERK_VERSIONS } from '../clerk/clerk-versions';
import { scriptAddress } from './script-address';

const publishableKey = `pk_live_${btoa('clerk.sawubona.example$')}`;

test.each(['/__clerk', '/__clerk/', 'https://sawubona.example/__clerk', ''])(
  'with the proxy "%s" the scripts are where the provider would look for them',
  (clerkProxyUrl) => {
    const vendor = {
      publishableKey,
      proxyUrl: clerkProxyUrl,
      __internal_clerkJSVersion: CLERK_VERSIONS.clerkJs,
      __internal_clerkUIVersion: CLERK_VERSIONS.ui,
    };
    const settings = { publishableKey, clerkProxyUrl };
    expect(scriptAddress('clerk-js', settings)).toBe(clerkJSScriptUrl(vendor));
    expect(scriptAddress('ui', settings)).toBe(
      clerkUIScriptUrl(vendor).replace('ui.browser.js', 'ui.shared.browser.js'),
    );
  },
);
