import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { type RecordLink, useEndRecordLink } from '../data/sharing/record-links';
import { LINK_STATES, linkDetail, linkTitle } from './link-words';

/** Links with their content and number of openings, and the way to end an active one. */
export function LinkRows({ links, label }: { links: readonly RecordLink[]; label: string }) {
  const ending = useEndRecordLink();
  const { notify } = useHostServices();
  const end = async ({ id }: RecordLink) => {
    if ((await ending.run({ id })).ok) notify('sharing.ended');
  };
  return (
    <>
      {ending.error !== null && (
        <Notice tone="danger" title="The link still works" live>
          {errorText(ending.error)} Please try again.
        </Notice>
      )}
      <RowList label={label}>
        {links.map((link) => (
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
    </>
  );
}
