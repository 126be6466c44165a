import { ACCOUNT_PATHS } from '@telehealth/contracts/routes';
import { type SecondFactor, useBackendState } from '@telehealth/contracts/session';
import { Card } from '@telehealth/ui/layout/card';
import * as icons from '@telehealth/ui/parts/icons';
import { LinkButton } from '@telehealth/ui/parts/link-button';

/** What is said of whose work here can ask for it; of the others it is not asked. */
const SECOND_FACTOR: Readonly<Record<SecondFactor, string>> = {
  proven: 'You signed in here with two steps.',
  needed: 'You signed in here with one step, and your work needs two.',
  optional: 'You signed in here with one step. Turn on two-step sign-in: a stolen password then opens nothing.',
};

/** Links to the sign-in page, which both roles share. */
export function SignInCard() {
  const backend = useBackendState();
  const state = backend.status === 'ready' ? backend.secondFactor : undefined;
  return (
    <Card title="Sign-in and devices">
      <p className="soft">
        Where your account is open, your password, your addresses and two-step sign-in have a page of their own. You can
        end other sessions there.
      </p>
      {state !== undefined && <p>{SECOND_FACTOR[state]}</p>}
      <div>
        <LinkButton to={ACCOUNT_PATHS.security} variant="line" icon={icons.lock}>
          Sign-in and security
        </LinkButton>
      </div>
    </Card>
  );
}
