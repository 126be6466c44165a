import { formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useMyAccessLog } from '@telehealth/data/access/access.queries';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Avatar } from '@telehealth/ui/parts/avatar';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { dayText } from '@telehealth/ui/parts/time';
import { actorText, deedText, groupLog, rightText } from '../../access-words/group-log';

const SHOWN = 3;

export function WhoLookedCard() {
  const log = useMyAccessLog();
  const zone = viewerTimeZone();
  const { your } = useSubjectWords();
  return (
    <Card title="Who looked lately" actions={<Link to={pathTo('patient.accessManager')}>Access manager</Link>}>
      <QueryPanel
        query={log}
        safe="Every look is still logged."
        empty={<p className="soft">Nobody has opened {your} record.</p>}
      >
        {(lines) => (
          <RowList label="Who looked lately">
            {groupLog(lines, zone)
              .flatMap(({ groups }) => groups)
              .slice(0, SHOWN)
              .map((group) => (
                <Row
                  key={group.first.id}
                  lead={<Avatar name={actorText(group.first)} />}
                  title={`${actorText(group.first)} ${deedText(group)}`}
                  detail={`${dayText(group.first.at, zone)} ${formatTime(group.first.at, zone)}. ${rightText(group.first)}`}
                />
              ))}
          </RowList>
        )}
      </QueryPanel>
    </Card>
  );
}
