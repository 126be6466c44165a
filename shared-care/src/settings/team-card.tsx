import { ACCOUNT_PATHS } from '@telehealth/contracts/routes';
import { Card } from '@telehealth/ui/layout/card';
import { LinkButton } from '@telehealth/ui/parts/link-button';

/** The way to the practice one works in, also with a patient's account. */
export function TeamCard() {
  return (
    <Card title="Your work in a practice">
      <p className="small soft">Join a practice that invited you, or see the team, tasks and calendar of yours.</p>
      <div>
        <LinkButton variant="line" size="s" to={ACCOUNT_PATHS.team}>
          Open your team
        </LinkButton>
      </div>
    </Card>
  );
}
