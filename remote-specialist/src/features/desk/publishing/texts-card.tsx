import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { usePublishedTexts } from '../../../data/desk/publishing.queries';
import type { PublishedText } from '../../../data/desk/publishing.schema';
import { TEXT_KINDS } from './proposal-words';
import { TextDialog } from './text-dialog';

/** The consent texts, each in its newest version; a new version or translation is proposed. */
export function TextsCard() {
  const query = usePublishedTexts();
  const [writing, setWriting] = useState<PublishedText | 'new' | null>(null);
  return (
    <Card
      title="Texts people agree to"
      actions={
        <Button variant="line" size="s" onClick={() => setWriting('new')}>
          Propose a text or a translation
        </Button>
      }
    >
      <QueryPanel
        query={query}
        safe="What people agreed to stays."
        empty={<p className="soft">No text is published yet.</p>}
      >
        {(texts) => (
          <RowList label="Published texts">
            {texts.map((text) => (
              <Row
                key={text.id}
                title={`${TEXT_KINDS[text.kind] ?? text.kind} (${text.locale}), version ${text.version}`}
                detail={`${text.title}. Since ${formatDate(text.publishedAt, viewerTimeZone())}`}
                end={
                  <Button
                    variant="line"
                    size="s"
                    aria-label={`New version of ${TEXT_KINDS[text.kind] ?? text.kind} (${text.locale})`}
                    onClick={() => setWriting(text)}
                  >
                    New version
                  </Button>
                }
              />
            ))}
          </RowList>
        )}
      </QueryPanel>
      {writing && <TextDialog before={writing === 'new' ? null : writing} onClose={() => setWriting(null)} />}
    </Card>
  );
}
