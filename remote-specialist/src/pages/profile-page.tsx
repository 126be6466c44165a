import '@telehealth/contracts/words';
import { useMyPractice } from '@telehealth/data/practice/practice.queries';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCards } from '@telehealth/ui/feedback/skeleton';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { ProfileView } from '../features/profile/profile-view';

export default function ProfilePage() {
  const query = useMyPractice();
  return (
    <Page>
      <PageHeading lead="What patients see before they book, and when they can book you.">Profile</PageHeading>
      <QueryPanel query={query} skeleton={<SkeletonCards count={4} />} safe="Your profile is unchanged.">
        {(practice) => <ProfileView practice={practice} />}
      </QueryPanel>
    </Page>
  );
}
