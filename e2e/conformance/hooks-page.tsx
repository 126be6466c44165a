import { ClerkProvider, useAuth, useOrganization, useOrganizationList } from '@clerk/react';
import { createRoot } from 'react-dom/client';

/** The product's environment, put in by whoever bundles this page. */
declare const SETTINGS: { publishableKey: string; clerkProxyUrl: string };

function Told() {
  const { organization, membership, memberships } = useOrganization({ memberships: { pageSize: 2 } });
  const { userMemberships } = useOrganizationList({ userMemberships: { pageSize: 5 } });
  const { has, orgRole } = useAuth();
  return JSON.stringify({
    organization: organization?.slug,
    role: membership?.role,
    members: memberships?.count,
    list: userMemberships.data?.map((one) => one.organization.name),
    may: has?.({ permission: 'org:registrations:verify' }),
    mayNot: has?.({ permission: 'org:prescriptions:issue' }),
    orgRole,
  });
}

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <ClerkProvider
      publishableKey={SETTINGS.publishableKey}
      proxyUrl={SETTINGS.clerkProxyUrl}
      telemetry={false}
      prefetchUI={false}
    >
      <Told />
    </ClerkProvider>,
  );
}
