import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { SharedRecord } from '../features/shared-record/shared-record';

export default function SharedRecordPage() {
  return (
    <Page>
      <PageHeading lead="Somebody gave you a link to a part of their medical record. It opens on this device only, and nothing of it is kept: once you leave this page it is gone.">
        A shared record
      </PageHeading>
      <SharedRecord />
    </Page>
  );
}
