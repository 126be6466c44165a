import type { RouteRow } from '@telehealth/contracts';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { useState } from 'react';
import { AddressCard } from '../features/security/addresses/address-card';
import { DeviceCard } from '../features/security/devices/device-card';
import { NameCard } from '../features/security/name-card';
import { PasswordCard } from '../features/security/password/password-card';
import { SensitiveArea } from '../features/security/reverification/sensitive-area';
import { TwoStepCard } from '../features/security/two-step/two-step-card';
import { useRuledOut } from '../features/widget-instead/use-ruled-out';

/** Where one is signed in, how one signs in, and which addresses are one's own. */
export default function SecurityPage({ row }: { row: RouteRow }) {
  // A change of password may have ended sessions: the list then asks anew.
  const [changes, setChanges] = useState(0);
  const hasPasswords = !useRuledOut().signIn;
  return (
    <Page width="narrow">
      <PageHeading lead="See where your account is open, and change how you sign in.">{row.title}</PageHeading>
      <SensitiveArea>
        <DeviceCard key={changes} />
        <TwoStepCard />
        {hasPasswords && <PasswordCard onChanged={() => setChanges(changes + 1)} />}
        <AddressCard />
      </SensitiveArea>
      <NameCard />
    </Page>
  );
}
