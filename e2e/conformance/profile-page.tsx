import { ClerkProvider, UserProfile } from '@clerk/react';
import { createRoot } from 'react-dom/client';

/** The product's environment, put in by whoever bundles this page. */
declare const SETTINGS: { publishableKey: string; clerkProxyUrl: string };

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <ClerkProvider publishableKey={SETTINGS.publishableKey} proxyUrl={SETTINGS.clerkProxyUrl} telemetry={false}>
      <UserProfile routing="hash" />
    </ClerkProvider>,
  );
}
