import { ACCOUNT_PATHS } from '@telehealth/contracts';
import { Card } from '@telehealth/ui/layout/card';
import { LinkButton } from '@telehealth/ui/parts/link-button';

/** The way to where one is signed in and how: a page of its own, for both roles. */
export function SignInCard() {
  return (
    <Card title="Sign-in and devices">
      <p className="soft">
        Where your account is open, your password, your addresses and two-step sign-in have a page of their own. You can
        end other sessions there.
      </p>
      <div>
        <LinkButton to={ACCOUNT_PATHS.security} variant="line" icon="lock">
          Sign-in and security
        </LinkButton>
      </div>
    </Card>
  );
}
