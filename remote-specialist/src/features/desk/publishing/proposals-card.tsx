import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { usePublications } from '../../../data/desk/publishing.queries';
import type { Publication } from '../../../data/desk/publishing.schema';
import styles from '../desk.module.css';
import { ProposalCase } from './proposal-case';
import { proposalTitle } from './proposal-words';

const STATES = { published: 'Confirmed', refused: 'Refused', withdrawn: 'Taken back', waiting: 'Waits' } as const;

/** Proposals that wait for a second operator, and recent decisions. */
export function ProposalsCard() {
  const query = usePublications();
  return (
    <Card title="Waiting for a second operator">
      <QueryPanel query={query} safe="Nothing was confirmed.">
        {(publications) => {
          const waiting = publications.filter(({ state }) => state === 'waiting');
          return (
            <>
              {waiting.length === 0 && <p className="soft">Nothing is proposed.</p>}
              <ul className={styles.cases} aria-label="Proposals">
                {waiting.map((publication) => (
                  <li key={publication.id}>
                    <ProposalCase publication={publication} />
                  </li>
                ))}
              </ul>
              <Decided publications={publications.filter(({ state }) => state !== 'waiting')} />
            </>
          );
        }}
      </QueryPanel>
    </Card>
  );
}

function Decided({ publications }: { publications: readonly Publication[] }) {
  if (publications.length === 0) return null;
  return (
    <Disclosure summary="Decided within 90 days">
      <RowList label="Decided">
        {publications.map((publication) => (
          <Row key={publication.id} title={proposalTitle(publication)} detail={decisionWords(publication)} />
        ))}
      </RowList>
    </Disclosure>
  );
}

function decisionWords({ state, proposedByName, decidedByName, decidedAt, reason }: Publication): string {
  const day = decidedAt === null ? '' : ` on ${formatDate(decidedAt, viewerTimeZone())}`;
  const who = state === 'withdrawn' ? '' : ` by ${decidedByName}`;
  return `Proposed by ${proposedByName}. ${STATES[state]}${who}${day}.${reason === '' ? '' : ` “${reason}”`}`;
}
