import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Card } from '@telehealth/ui/layout/card';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import type { AccessReport } from '../../data/desk/desk.schema';

export function AnsweredReports({ reports }: { reports: readonly AccessReport[] }) {
  if (reports.length === 0) return null;
  const zone = viewerTimeZone();
  return (
    <Card title="Answered">
      <RowList label="Answered reports">
        {reports.map(({ id, report, answer, answeredAt }) => (
          <Row
            key={id}
            title={`“${report}”`}
            detail={`${answeredAt === null ? '' : `${formatDate(answeredAt, zone)}: `}${answer}`}
          />
        ))}
      </RowList>
    </Card>
  );
}
