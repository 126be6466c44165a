import '@telehealth/contracts/words';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { useDeaths } from '../data/desk/people.queries';
import styles from '../features/desk/desk.module.css';
import { DeskPage } from '../features/desk/desk-page';
import { AuthorityCard } from '../features/desk/people/authority-card';
import { DeathCase } from '../features/desk/people/death-case';
import { FindAccountCard } from '../features/desk/people/find-account-card';
import { FindPersonCard } from '../features/desk/people/find-person-card';
import { MergedCard } from '../features/desk/people/merged-card';

export default function DeskPeoplePage() {
  const { now } = useServerNow(60_000);
  const query = useDeaths();
  return (
    <DeskPage
      title="People"
      lead="When a patient has died, when a guardian sent a paper, when their right ends, and when somebody has two records: each with what you saw in writing."
    >
      <QueryPanel query={query} safe="Nothing was decided." empty={<p>No death was reported.</p>}>
        {(deaths) => (
          <ul className={styles.cases} aria-label="Reported deaths">
            {deaths.map((death) => (
              <li key={death.id}>
                <DeathCase death={death} now={now} />
              </li>
            ))}
          </ul>
        )}
      </QueryPanel>
      <AuthorityCard now={now} />
      <FindPersonCard now={now} />
      <FindAccountCard />
      <MergedCard now={now} />
    </DeskPage>
  );
}
