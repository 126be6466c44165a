import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { useMyRecordLinks, useRecordLinksLive } from '../../../data/sharing/record-links';
import { LinkRows } from '../../../record-links/link-rows';

/** All created links, how often each was opened, and the way to end it. */
export function LinkList() {
  const links = useMyRecordLinks();
  useRecordLinksLive();
  return (
    <Card title="Links you made">
      <QueryPanel
        query={links}
        safe="No link was made or ended."
        empty={<p className="soft">You have not made a link yet.</p>}
      >
        {(all) => <LinkRows links={all} label="Links you made" />}
      </QueryPanel>
    </Card>
  );
}
