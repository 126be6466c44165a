import '@telehealth/contracts/words';
import { homeOf, type Role } from '@telehealth/contracts/access';
import type { MessageId } from '@telehealth/contracts/messages';
import { onboardingOf, purposeOf, type RouteRow } from '@telehealth/contracts/routes';
import { useHostServices, useIdentity } from '@telehealth/contracts/session';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Stack } from '@telehealth/ui/layout/stack';
import { useCallback, useEffect, useState } from 'react';
import { forgetReturnPath, keptReturnPath } from '../features/return-path/return-path';
import { OperatorPanel } from '../features/role-choice/operator-panel';
import { RoleChoiceForm } from '../features/role-choice/role-choice-form';

/** For signed-in people without a role. One who already has a role goes home, unless it was chosen right here. */
export default function RoleSelectionPage({ row }: { row: RouteRow }) {
  const { navigateTo, notify } = useHostServices();
  const identity = useIdentity();
  const isMember = identity.status === 'signedIn' && identity.isOperator === true;
  const [failure, setFailure] = useState<MessageId | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const home = homeOf({ identity });
  const isLeaving = !isChoosing && identity.status === 'signedIn' && identity.roleChosen;
  // Chosen in another tab meanwhile: the target page reports it.
  const isChosenElsewhere = failure === 'role.alreadyChosen';
  useEffect(() => {
    if (!isLeaving) return;
    if (isChosenElsewhere) notify('role.alreadyChosen');
    navigateTo(home, {}, { replace: true });
  }, [isLeaving, isChosenElsewhere, home, navigateTo, notify]);
  const fail = (id: MessageId) => {
    setFailure(id);
    setChoosing(false);
  };
  const goOn = useCallback(
    (role: Role) => {
      // The return path from before sign-in comes after onboarding.
      const redirect = keptReturnPath() ?? undefined;
      forgetReturnPath();
      navigateTo(onboardingOf(role), {}, { replace: true, search: { redirect } });
    },
    [navigateTo],
  );
  if (isMember || failure === 'access.refused') {
    return (
      <Stack gap={4}>
        <PageHeading lead="It has no role of its own here.">Your account works for the clinic</PageHeading>
        <OperatorPanel opensDesk={isMember} />
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <PageHeading lead={purposeOf(row.id)}>{row.title}</PageHeading>
      <RoleChoiceForm onChosen={() => setChoosing(true)} onFailed={fail} onDone={goOn} />
    </Stack>
  );
}
