import '@telehealth/contracts/words';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { DeskPage } from '../features/desk/desk-page';
import { JobsCard } from '../features/desk/jobs-card';
import { LostMailsCard } from '../features/desk/lost-mails-card';

export default function DeskHealthPage() {
  const { now } = useServerNow(30_000);
  return (
    <DeskPage
      title="Jobs and mail"
      lead="Whether scheduled work is done, and which emails did not arrive. No text and no name of an email is shown."
    >
      <LostMailsCard now={now} />
      <JobsCard now={now} />
    </DeskPage>
  );
}
