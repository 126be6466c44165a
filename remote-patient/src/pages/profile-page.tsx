import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import '@telehealth/contracts/words';
import { useOwnProfile } from '@telehealth/data/profiles/own-profile.queries';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { ActingCard } from '../features/access/acting-card';
import { ActingForCard } from '../features/access/acting-for-card';
import { ContactCard } from '../features/profile/contact-card';
import { HealthCard } from '../features/profile/health-card';
import { InviteDelegate } from '../features/profile/invite-delegate';
import { MedicalAidCard } from '../features/profile/medical-aid-card';
import { NeedsCard } from '../features/profile/needs-card';
import { useOpenedParts } from '../features/profile/opened-parts';
import { ReachCard } from '../features/profile/reach-card';
import { ReviewCard } from '../features/profile/review-card';
import { YouCard } from '../features/profile/you-card';

export default function ProfilePage() {
  const query = useOwnProfile();
  const { isOwn, you } = useSubjectWords();
  useOpenedParts(query.data !== undefined);
  return (
    <Page>
      <PageHeading lead={`What we know about ${you}, who told us, and who may act for ${you}.`}>
        {isOwn ? 'Profile' : `Profile of ${you}`}
      </PageHeading>
      <QueryPanel query={query} safe="What you told us is kept.">
        {(profile) => (
          <Stack gap={4}>
            <ReviewCard profile={profile} />
            <Split ratio="even">
              <YouCard profile={profile} />
              <Stack gap={4}>
                <ReachCard profile={profile} />
                <ContactCard />
                <MedicalAidCard />
              </Stack>
            </Split>
            <Split ratio="even">
              <NeedsCard profile={profile} />
              <HealthCard />
            </Split>
          </Stack>
        )}
      </QueryPanel>
      <Split ratio="even">
        <ActingCard actions={<InviteDelegate />} />
        {isOwn && <ActingForCard />}
      </Split>
    </Page>
  );
}
