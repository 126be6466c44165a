import { ACCOUNT_PATHS } from '@telehealth/contracts/routes';
import { Card } from '@telehealth/ui/layout/card';
import { LinkButton } from '@telehealth/ui/parts/link-button';

/** The way to the people who work in the specialist's practice. */
export function TeamCard() {
  return (
    <Card title="Your team">
      <p className="small soft">Invite colleagues, a nurse or reception, or join a practice that invited you.</p>
      <div>
        <LinkButton variant="line" size="s" to={ACCOUNT_PATHS.team}>
          Open your team
        </LinkButton>
      </div>
    </Card>
  );
}
