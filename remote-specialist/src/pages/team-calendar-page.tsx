import '@telehealth/contracts/words';
import { Link } from '@telehealth/contracts/router';
import { ACCOUNT_PATHS } from '@telehealth/contracts/routes';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { TeamCalendar } from '../features/team/calendar/team-calendar';

/** Open to everybody who is signed in: reception may have a patient's account. The database says who sees what. */
export default function TeamCalendarPage() {
  return (
    <Page>
      <PageHeading
        lead="Who comes when, to every doctor of your practice. Never why."
        actions={<Link to={ACCOUNT_PATHS.team}>Back to the team</Link>}
      >
        Calendar of the practice
      </PageHeading>
      <TeamCalendar />
    </Page>
  );
}
