import { homeOf, type RouteRow } from '@telehealth/contracts';
import { useHostServices, useIdentity } from '@telehealth/contracts/session';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Stack } from '@telehealth/ui/layout/stack';
import { useEffect, useState } from 'react';
import { RoleChoiceForm } from '../features/role-choice/role-choice-form';

/** For signed-in people without a role. Whoever has one already goes home, unless it was chosen right here. */
export default function RoleSelectionPage({ row }: { row: RouteRow }) {
  const { navigateTo } = useHostServices();
  const identity = useIdentity();
  const [isChoosing, setChoosing] = useState(false);
  const home = homeOf({ identity });
  const isLeaving = !isChoosing && identity.status === 'signedIn' && identity.roleChosen;
  useEffect(() => {
    if (isLeaving) navigateTo(home, {}, { replace: true });
  }, [isLeaving, home, navigateTo]);
  return (
    <Stack gap={4}>
      <PageHeading lead={row.purpose}>{row.title}</PageHeading>
      <RoleChoiceForm onChosen={() => setChoosing(true)} />
    </Stack>
  );
}
