import { ACCOUNT_PATHS } from '@telehealth/contracts/routes';
import { Card } from '@telehealth/ui/layout/card';
import * as icons from '@telehealth/ui/parts/icons';
import { LinkButton } from '@telehealth/ui/parts/link-button';

/** Links to the sign-in page, which both roles share. */
export function SignInCard() {
  return (
    <Card title="Sign-in and devices">
      <p className="soft">
        Where your account is open, your password, your addresses and two-step sign-in have a page of their own. You can
        end other sessions there.
      </p>
      <div>
        <LinkButton to={ACCOUNT_PATHS.security} variant="line" icon={icons.lock}>
          Sign-in and security
        </LinkButton>
      </div>
    </Card>
  );
}
