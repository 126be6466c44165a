import { errorText } from '@telehealth/contracts';
import { useHostServices } from '@telehealth/contracts/session';
import {
  type RecordLink,
  useEndRecordLink,
  useMyRecordLinks,
  useRecordLinksLive,
} from '@telehealth/data/sharing/record-links';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { LINK_STATES, linkDetail, linkTitle } from './link-words';

/** Every link that was made, how often it was opened, and the way to end it. */
export function LinkList() {
  const links = useMyRecordLinks();
  useRecordLinksLive();
  const ending = useEndRecordLink();
  const { notify } = useHostServices();
  const end = async ({ id }: RecordLink) => {
    if ((await ending.run({ id })).ok) notify('sharing.ended');
  };
  return (
    <Card title="Links you made">
      {ending.error !== null && (
        <Notice tone="danger" title="The link still works" live>
          {errorText(ending.error)} Please try again.
        </Notice>
      )}
      <QueryPanel
        query={links}
        safe="No link was made or ended."
        empty={<p className="soft">You have not made a link yet.</p>}
      >
        {(all) => (
          <RowList label="Links you made">
            {all.map((link) => (
              <Row
                key={link.id}
                title={linkTitle(link)}
                detail={linkDetail(link)}
                end={
                  <Cluster>
                    <Badge tone={LINK_STATES[link.state].tone}>{LINK_STATES[link.state].text}</Badge>
                    {link.state === 'live' && (
                      <Button
                        variant="line"
                        size="s"
                        aria-label={`Take back: ${linkTitle(link)}`}
                        busy={ending.isRunning}
                        onClick={() => void end(link)}
                      >
                        Take back
                      </Button>
                    )}
                  </Cluster>
                }
              />
            ))}
          </RowList>
        )}
      </QueryPanel>
    </Card>
  );
}
