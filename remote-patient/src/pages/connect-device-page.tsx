import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { ReadingDesk } from '../features/device/reading-desk';

export default function ConnectDevicePage() {
  return (
    <Page>
      <PageHeading lead="Three ways to bring in a reading. Each says what it can do on this browser.">
        Connect a device
      </PageHeading>
      <ReadingDesk />
    </Page>
  );
}
