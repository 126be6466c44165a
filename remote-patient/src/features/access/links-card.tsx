import { Link } from '@telehealth/contracts/router';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { useMyRecordLinks, useRecordLinksLive } from '../../data/sharing/record-links';
import { LinkRows } from '../../record-links/link-rows';

/** Active links by which people without an account can read; ended ones are listed where links are made. */
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
