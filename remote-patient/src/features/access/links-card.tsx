import { Link } from '@telehealth/contracts/router';
import { useMyRecordLinks, useRecordLinksLive } from '@telehealth/data/sharing/record-links';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { LinkRows } from '../../record-links/link-rows';

/** Links through which somebody without an account can read now; those that ended are listed where links are made. */
export function LinksCard() {
  const links = useMyRecordLinks();
  useRecordLinksLive();
  return (
    <Card title="Links to your record">
      <QueryPanel query={links} safe="No link was ended.">
        {(all) => {
          const live = all.filter(({ state }) => state === 'live');
          return live.length === 0 ? (
            <p className="soft">No link opens your record.</p>
          ) : (
            <LinkRows links={live} label="Links to your record" />
          );
        }}
      </QueryPanel>
      <Link to="/patient/medical-records?view=share">Share by a link, and see links that ended</Link>
    </Card>
  );
}
