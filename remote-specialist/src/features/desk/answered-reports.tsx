import { formatDate, viewerTimeZone } from '@telehealth/contracts';
import type { AccessReport } from '@telehealth/data/desk/desk.schema';
import { Card } from '@telehealth/ui/layout/card';
import { Row, RowList } from '@telehealth/ui/parts/row-list';

/** What was reported and answered before, newest answer first. */
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
