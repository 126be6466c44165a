import { message } from '@telehealth/contracts/messages';
import { ACCOUNT_PATHS, TWO_STEP_WANTED, twoStepPath } from '@telehealth/contracts/routes';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import * as icons from '@telehealth/ui/parts/icons';
import { LinkButton } from '@telehealth/ui/parts/link-button';

/** In place of the team for whoever works in a practice and signed in without a second factor. Patients' accounts are led nowhere by themselves. */
export function SecondFactorFirst() {
  return (
    <Notice tone="warning" title="Set up two-step sign-in first">
      <Stack gap={2}>
        <p>{message('auth.secondFactorNeeded')}</p>
        <div>
          <LinkButton to={`${twoStepPath(ACCOUNT_PATHS.team)}&${TWO_STEP_WANTED}=1`} icon={icons.lock}>
            Set up two-step sign-in
          </LinkButton>
        </div>
      </Stack>
    </Notice>
  );
}
