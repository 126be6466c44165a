import type { RouteRow } from '@telehealth/contracts/routes';
import { Card } from '@telehealth/ui/layout/card';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { LazyDeviceTest } from '../device-test/lazy-device-test';

/** The device test as a page of its own, for users without a visit. */
export default function DeviceTestPage({ row }: { row: RouteRow }) {
  return (
    <Page>
      <PageHeading>{row.title}</PageHeading>
      <Card title="Test this device">
        <LazyDeviceTest />
      </Card>
    </Page>
  );
}
