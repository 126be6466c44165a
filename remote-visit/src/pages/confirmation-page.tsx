import '@telehealth/contracts/words';
import { useParams } from '@telehealth/contracts/router';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Confirmation } from '../features/confirmation/confirmation';

export default function ConfirmationPage() {
  const { Your } = useSubjectWords();
  const { id = '' } = useParams();
  return (
    <Page width="wide">
      <PageHeading>{Your} visit</PageHeading>
      <Confirmation appointmentId={id} />
    </Page>
  );
}
