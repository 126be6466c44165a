import { ACCOUNT_PATHS, pathTo } from '@telehealth/contracts';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { LinkButton } from '@telehealth/ui/parts/link-button';

/**
 * In place of the choice for people who work for the clinic: their account takes neither role, because whoever checks
 * registrations and reviews emergency access must not be a party to either.
 */
export function OperatorPanel() {
  const { auth } = useHostServices();
  return (
    <Stack gap={4}>
      <Notice tone="info" title="You are signed in as an operator">
        Operators check registrations and review emergency access. That work has no pages in this application yet: the
        clinic’s own tools do it. To see a specialist yourself, or to treat patients, use another account.
      </Notice>
      <Stack gap={2}>
        <LinkButton wide to={ACCOUNT_PATHS.security}>
          Sign-in and security
        </LinkButton>
        <LinkButton variant="line" wide to={pathTo('home')}>
          Go to the start page
        </LinkButton>
        <Button variant="quiet" wide onClick={() => void auth.signOut()}>
          Sign out
        </Button>
      </Stack>
    </Stack>
  );
}
