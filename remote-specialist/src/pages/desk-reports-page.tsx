import '@telehealth/contracts/words';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Section } from '@telehealth/ui/layout/section';
import { useAccessReports } from '../data/desk/desk.queries';
import { AnsweredReports } from '../features/desk/answered-reports';
import styles from '../features/desk/desk.module.css';
import { DeskPage } from '../features/desk/desk-page';
import { HelpQueue } from '../features/desk/help-queue';
import { OperatorLogCard } from '../features/desk/operator-log-card';
import { IncidentRegister } from '../features/desk/register/incident-register';
import { ReportCard } from '../features/desk/report-card';

export default function DeskReportsPage() {
  const { now } = useServerNow(60_000);
  const query = useAccessReports();
  return (
    <DeskPage
      title="Questions and reports"
      lead="People ask the help desk, or report one line of their access log. Look, find out, and answer."
    >
      <Section title="Help desk">
        <HelpQueue now={now} />
      </Section>
      <Section title="Reported looks">
        <QueryPanel query={query} safe="Nothing was sent." empty={<p>Nobody has reported anything.</p>}>
          {(reports) => {
            const waiting = reports.filter(({ answeredAt }) => answeredAt === null);
            return (
              <>
                {waiting.length === 0 && <p>Every report is answered.</p>}
                <ul className={styles.cases} aria-label="Reports to answer">
                  {waiting.map((report) => (
                    <li key={report.id}>
                      <ReportCard report={report} now={now} />
                    </li>
                  ))}
                </ul>
                <AnsweredReports reports={reports.filter(({ answeredAt }) => answeredAt !== null)} />
              </>
            );
          }}
        </QueryPanel>
      </Section>
      <Section title="Incidents and complaints">
        <IncidentRegister />
      </Section>
      <OperatorLogCard />
    </DeskPage>
  );
}
