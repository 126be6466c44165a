import '@telehealth/contracts/words';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { DeskPage } from '../features/desk/desk-page';
import { FlagsCard } from '../features/desk/flags/flags-card';
import { JobsCard } from '../features/desk/jobs-card';
import { LostMailsCard } from '../features/desk/lost-mails-card';
import { ReleasesCard } from '../features/desk/releases/releases-card';

export default function DeskHealthPage() {
  const { now } = useServerNow(30_000);
  return (
    <DeskPage
      title="Health"
      lead="Whether scheduled work is done, which emails did not arrive, who has what not everybody has yet, and how each section’s release does. No text and no name of an email is shown."
    >
      <LostMailsCard now={now} />
      <JobsCard now={now} />
      <FlagsCard />
      <ReleasesCard />
    </DeskPage>
  );
}
