import { formatPlainDate } from '@telehealth/contracts/formatting';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { useState } from 'react';
import { type Incident, useIncidents } from '../../../data/desk/register';
import styles from '../desk.module.css';
import { momentWords } from '../desk-words';
import { IncidentDialog } from './incident-dialog';
import { IncidentStepDialog } from './incident-step-dialog';
import { HARM_WORDS, KIND_WORDS, STATE_WORDS, TOLD_BY_WORDS } from './incident-words';

/** Incidents and complaints: what happened, what was done about it, and what is still open. */
export function IncidentRegister() {
  const query = useIncidents();
  const [isWriting, setWriting] = useState(false);
  const [adding, setAdding] = useState<Incident | null>(null);
  return (
    <>
      <div>
        <Button variant="line" size="s" onClick={() => setWriting(true)}>
          New entry
        </Button>
      </div>
      <QueryPanel query={query} safe="The register is kept." empty={<p>Nothing is in the register.</p>}>
        {(incidents) => {
          const closed = incidents.filter(({ state }) => state === 'closed');
          const open = incidents.filter(({ state }) => state !== 'closed');
          return (
            <>
              {open.length === 0 && <p>Every entry is closed.</p>}
              <Entries label="Open entries" incidents={open} onAdd={setAdding} />
              {closed.length > 0 && (
                <Disclosure summary={closed.length === 1 ? '1 closed entry' : `${closed.length} closed entries`}>
                  <Entries label="Closed entries" incidents={closed} onAdd={setAdding} />
                </Disclosure>
              )}
            </>
          );
        }}
      </QueryPanel>
      {isWriting && <IncidentDialog onClose={() => setWriting(false)} />}
      {adding && <IncidentStepDialog incident={adding} onClose={() => setAdding(null)} />}
    </>
  );
}

interface EntriesProps {
  label: string;
  incidents: readonly Incident[];
  onAdd: (incident: Incident) => void;
}

function Entries({ label, incidents, onAdd }: EntriesProps) {
  return (
    <ul className={styles.cases} aria-label={label}>
      {incidents.map((incident) => (
        <li key={incident.id}>
          <Entry incident={incident} onAdd={() => onAdd(incident)} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ incident, onAdd }: { incident: Incident; onAdd: () => void }) {
  const { nr, kind, happenedOn, toldBy, harm, what, writtenByName, writtenAt, state, steps } = incident;
  return (
    <Card
      as="article"
      headingLevel={3}
      title={`No. ${nr}: ${KIND_WORDS[kind].toLowerCase()}`}
      actions={<Badge>{STATE_WORDS[state]}</Badge>}
    >
      <p>{what}</p>
      <p className="small soft">
        {formatPlainDate(happenedOn)}. {HARM_WORDS[harm]}. Told by {TOLD_BY_WORDS[toldBy].toLowerCase()}. Written down
        by {writtenByName}, {momentWords(writtenAt)}.
      </p>
      {steps.length > 0 && (
        <ol className={styles.lines} aria-label={`What was done about no. ${nr}`}>
          {steps.map(({ at, byName, state: became, words }) => (
            <li key={at.toISOString()}>
              {momentWords(at)}, {byName}: {words} <b>{STATE_WORDS[became]}.</b>
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button variant="line" size="s" aria-label={`Add what was done: no. ${nr}`} onClick={onAdd}>
          Add what was done
        </Button>
      </div>
    </Card>
  );
}
