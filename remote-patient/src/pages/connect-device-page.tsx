import '@telehealth/contracts/words';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { ReadingDesk } from '../features/device/reading-desk';

export default function ConnectDevicePage() {
  return (
    <Page>
      <PageHeading lead="Bring in your readings, or type them.">Connect a device</PageHeading>
      <ReadingDesk />
    </Page>
  );
}
