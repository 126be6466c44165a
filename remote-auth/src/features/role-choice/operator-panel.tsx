import { ACCOUNT_PATHS, pathTo } from '@telehealth/contracts/routes';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { LinkButton } from '@telehealth/ui/parts/link-button';

/**
 * Replaces the role choice for operators: their account takes neither role, because they check registrations and review emergency
 * access and must not be a party to either.
 * @param opensDesk whether the identity agrees; otherwise only the database does, and the desk stays closed until both agree
 */
export function OperatorPanel({ opensDesk }: { opensDesk: boolean }) {
  const { auth } = useHostServices();
  return (
    <Stack gap={4}>
      <Notice tone="info" title="You are signed in as an operator">
        Operators check registrations and review emergency access, at a desk of their own. To see a specialist yourself,
        or to treat patients, use another account.
        {!opensDesk && ' You cannot open the desk yet: please ask whoever made you an operator.'}
      </Notice>
      <Stack gap={2}>
        {opensDesk && (
          <LinkButton wide to={pathTo('desk')}>
            Go to the desk
          </LinkButton>
        )}
        <LinkButton wide variant={opensDesk ? 'line' : 'primary'} to={ACCOUNT_PATHS.security}>
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
