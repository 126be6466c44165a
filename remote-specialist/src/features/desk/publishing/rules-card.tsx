import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { usePublishedRules } from '../../../data/desk/publishing.queries';
import { RulesDialog } from './rules-dialog';

/** The triage rules in use, one set for each language. */
export function RulesCard() {
  const query = usePublishedRules();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Card
      title="Triage rules"
      actions={
        <Button variant="line" size="s" onClick={() => setChoosing(true)}>
          Propose a new set
        </Button>
      }
    >
      <QueryPanel query={query} safe="The rules in use stay." empty={<p className="soft">No set is published yet.</p>}>
        {(sets) => (
          <RowList label="Published rules">
            {sets.map(({ id, language, version, reviewer, reviewedOn, publishedAt }) => (
              <Row
                key={id}
                title={`Language ${language}, version ${version}`}
                detail={`Reviewed by ${reviewer} on ${reviewedOn}. In use since ${formatDate(publishedAt, viewerTimeZone())}`}
              />
            ))}
          </RowList>
        )}
      </QueryPanel>
      {isChoosing && <RulesDialog known={query.data ?? []} onClose={() => setChoosing(false)} />}
    </Card>
  );
}
