import '@telehealth/contracts/words';
import { isAppError } from '@telehealth/contracts/errors';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCards } from '@telehealth/ui/feedback/skeleton';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { useTeam } from '../data/team/team.queries';
import { SecondFactorFirst } from '../features/team/second-factor-first';
import { TeamView } from '../features/team/team-view';

/** Open to everybody who is signed in: reception and nurses may have a patient's account. */
export default function TeamPage() {
  const query = useTeam();
  return (
    <Page>
      <PageHeading lead="Who works in your practice, what there is to do, and what each role may do.">Team</PageHeading>
      {isAppError(query.error) && query.error.id === 'auth.secondFactorNeeded' ? (
        <SecondFactorFirst />
      ) : (
        <QueryPanel query={query} skeleton={<SkeletonCards count={3} />} safe="Your team is unchanged.">
          {(team) => <TeamView team={team} />}
        </QueryPanel>
      )}
    </Page>
  );
}
