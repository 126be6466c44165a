import { CATEGORY_WORDS, type ChartCategory } from '@telehealth/contracts/chart';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { NewestLooks } from '@telehealth/data/records/own-record.queries';
import type { OwnEntry } from '@telehealth/data/records/own-record.schema';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { dayText, isOwnWord, momentText } from '../words';
import { seenBy } from './seen-by';

const partOf = ({ category }: OwnEntry) => CATEGORY_WORDS[category as ChartCategory] ?? category;

/** Other readers of this entry, by the access log. */
export function SeenCard({ entry, looks }: { entry: OwnEntry; looks: NewestLooks | undefined }) {
  return (
    <Card title="Who has seen it">
      {looks === undefined ? <SkeletonRows count={1} /> : <Lookers entry={entry} looks={looks} />}
      <p className="small soft">
        The log notes which part of the record somebody opens; this is in “{partOf(entry)}”.{' '}
        <Link to={pathTo('patient.accessManager')}>The whole access log</Link>
      </p>
    </Card>
  );
}

function Lookers({ entry, looks }: { entry: OwnEntry; looks: NewestLooks }) {
  const { lookers, since } = seenBy(entry, looks);
  const before = since === null ? '' : ` Looks before ${dayText(since)} are in the whole log.`;
  if (lookers.length === 0)
    return (
      <p>
        Nobody but you{isOwnWord(entry) ? '' : ' and who wrote it'} since it was written down.{before}
      </p>
    );
  return (
    <>
      <RowList label="Who has seen it">
        {lookers.map(({ actorId, name, at }) => (
          <Row key={actorId} title={name || 'Somebody who acts for you'} detail={`Last on ${momentText(at)}`} />
        ))}
      </RowList>
      {before !== '' && <p className="small soft">{before.trim()}</p>}
    </>
  );
}
