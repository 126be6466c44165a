import '@telehealth/contracts/words';
import type { RouteRow } from '@telehealth/contracts/routes';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { useState } from 'react';
import { AddressCard } from '../features/security/addresses/address-card';
import { DeviceCard } from '../features/security/devices/device-card';
import { NameCard } from '../features/security/name-card';
import { NumberCard } from '../features/security/number-card';
import { ChangePasswordCard } from '../features/security/password/change-password-card';
import { SensitiveArea } from '../features/security/reverification/sensitive-area';
import { TwoStepCard } from '../features/security/two-step/two-step-card';
import { useRuledOut } from '../features/widget-instead/use-ruled-out';

/** Sessions, sign-in methods and addresses of the signed-in person. */
export default function SecurityPage({ row }: { row: RouteRow }) {
  // A password change may have ended sessions: the list is refetched.
  const [changes, setChanges] = useState(0);
  const hasPasswords = !useRuledOut().signIn;
  return (
    <Page width="narrow">
      <PageHeading lead="See where your account is open, and change how you sign in.">{row.title}</PageHeading>
      <SensitiveArea>
        <DeviceCard key={changes} />
        <TwoStepCard />
        {hasPasswords && <ChangePasswordCard onChanged={() => setChanges(changes + 1)} />}
        <AddressCard />
        <NumberCard />
      </SensitiveArea>
      <NameCard />
    </Page>
  );
}
