import type { RouteRow } from '@telehealth/contracts';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { useState } from 'react';
import { DeviceCard } from '../features/security/devices/device-card';
import { PasswordCard } from '../features/security/password/password-card';
import { SensitiveArea } from '../features/security/reverification/sensitive-area';

/** Where one is signed in, how one signs in, and which addresses are one's own. */
export default function SecurityPage({ row }: { row: RouteRow }) {
  // A change of password may have ended sessions: the list then asks anew.
  const [changes, setChanges] = useState(0);
  return (
    <Page width="narrow">
      <PageHeading lead="See where your account is open, and change how you sign in.">{row.title}</PageHeading>
      <SensitiveArea>
        <DeviceCard key={changes} />
        <PasswordCard onChanged={() => setChanges(changes + 1)} />
      </SensitiveArea>
    </Page>
  );
}
