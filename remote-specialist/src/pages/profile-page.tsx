import '@telehealth/contracts/words';
import { ACCOUNT_PATHS } from '@telehealth/contracts/routes';
import { useMyPractice } from '@telehealth/data/practice/practice.queries';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCards } from '@telehealth/ui/feedback/skeleton';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import * as icons from '@telehealth/ui/parts/icons';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { ProfileView } from '../features/profile/profile-view';

export default function ProfilePage() {
  const query = useMyPractice();
  return (
    <Page>
      <PageHeading
        lead="What patients see before they book, and when they can book you."
        actions={
          <LinkButton to={ACCOUNT_PATHS.workSettings} variant="line" icon={icons.settings}>
            Account settings
          </LinkButton>
        }
      >
        Profile
      </PageHeading>
      <QueryPanel query={query} skeleton={<SkeletonCards count={4} />} safe="Your profile is unchanged.">
        {(practice) => <ProfileView practice={practice} />}
      </QueryPanel>
    </Page>
  );
}
