import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { useCloseWrongCheck } from '../../../data/desk/publishing.mutations';
import { useWrongChecks } from '../../../data/desk/publishing.queries';
import type { WrongCheck } from '../../../data/desk/publishing.schema';
import { momentWords } from '../desk-words';
import { ReasonDialog } from '../people/reason-dialog';

const HOW: Readonly<Record<WrongCheck['wrong'], string>> = {
  tooMild: 'Told too mild',
  tooUrgent: 'Told too urgent',
  misread: 'Words misread',
};
const LEVELS = ['an ambulance', 'a hospital at once', 'to be seen that day', 'to be seen in days', 'care at home'];
const WHO: Readonly<Record<WrongCheck['ageGroup'], string>> = {
  under1: 'A baby',
  child: 'A child',
  adult: 'An adult',
  over65: 'Somebody over 65',
};

/** What people said was wrong about a result, by its rules. No words of theirs and no name were sent. */
export function WrongChecksCard() {
  const query = useWrongChecks();
  const closing = useCloseWrongCheck();
  const [looking, setLooking] = useState<WrongCheck | null>(null);
  return (
    <Card title="Answers of the symptom checker">
      <QueryPanel
        query={query}
        safe="What people said is kept."
        empty={<p className="soft">Nobody has said that an answer was wrong.</p>}
      >
        {(checks) => (
          <RowList label="Symptom checks that were said to be wrong">
            {checks.map((check) => (
              <Row
                key={check.id}
                title={titleOf(check)}
                detail={detailOf(check)}
                end={
                  check.became === null && (
                    <Button
                      variant="line"
                      size="s"
                      aria-label={`Write what was found: ${titleOf(check)}, ${momentWords(check.saidAt)}`}
                      onClick={() => setLooking(check)}
                    >
                      Write what was found
                    </Button>
                  )
                }
              />
            ))}
          </RowList>
        )}
      </QueryPanel>
      {looking !== null && (
        <ReasonDialog
          id={looking.id}
          title="What was found"
          what={`${titleOf(looking)}. ${rulesOf(looking)} Write what was found, and what becomes of it. Who said it is not known, so nobody is told.`}
          confirm="Keep it"
          doing={closing}
          said="desk.wrongCheckClosed"
          onClose={() => setLooking(null)}
        />
      )}
    </Card>
  );
}

const levelWords = (level: number): string => LEVELS[level - 1] ?? `level ${level}`;

function titleOf({ wrong, level, cameOut, ageGroup }: WrongCheck): string {
  const needed = cameOut === null ? '' : `; a clinician said ${levelWords(cameOut)}`;
  return `${HOW[wrong]}. ${WHO[ageGroup]} was told ${levelWords(level)}${needed}`;
}

const rulesOf = ({ rules, rulesVersion }: WrongCheck): string =>
  `${rules.length === 0 ? 'No rule fired' : `Rules ${rules.join(', ')}`}, version ${rulesVersion}.`;

function detailOf(check: WrongCheck): string {
  const { saidAt, became, lookedAt, lookedByName } = check;
  const said = `Said ${momentWords(saidAt)}. ${rulesOf(check)}`;
  if (became === null || lookedAt === null) return said;
  return `${said} ${lookedByName ?? 'An operator'}, ${momentWords(lookedAt)}: “${became}”`;
}
