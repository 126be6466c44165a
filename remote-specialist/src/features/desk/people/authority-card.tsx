import { AUTHORITY_WORDS } from '@telehealth/care/people/authority-words';
import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { relationWord } from '@telehealth/contracts/people';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { useAuthorityPapers } from '../../../data/desk/authority.queries';
import type { PaperToCheck } from '../../../data/desk/people.schema';
import { momentWords } from '../desk-words';
import { AuthorityDialog } from './authority-dialog';
import { bornWords } from './person-words';

/** Papers by which guardians and carers prove their right: those that wait, then what was decided lately. */
export function AuthorityCard({ now }: { now: Date }) {
  const query = useAuthorityPapers();
  const [chosen, setChosen] = useState<string | null>(null);
  const open = query.data?.find(({ id }) => id === chosen);
  return (
    <Card title="Papers of guardians and carers">
      <QueryPanel
        query={query}
        safe="Nothing was decided."
        empty={<p className="soft">No paper waits, and none was decided in the last 30 days.</p>}
      >
        {(papers) => (
          <RowList label="Papers of guardians and carers">
            {papers.map((paper) => (
              <Row
                key={paper.id}
                title={`${paper.senderName}, for ${paper.personName}`}
                detail={factsOf(paper, now)}
                end={<End paper={paper} onLook={() => setChosen(paper.id)} />}
              />
            ))}
          </RowList>
        )}
      </QueryPanel>
      {open !== undefined && (
        <AuthorityDialog paper={open} facts={factsOf(open, now)} onClose={() => setChosen(null)} />
      )}
    </Card>
  );
}

function End({ paper: { verdict, senderName }, onLook }: { paper: PaperToCheck; onLook: () => void }) {
  if (verdict === 'confirmed') return <Badge>Confirmed</Badge>;
  if (verdict === 'refused') return <Badge>Not accepted</Badge>;
  return (
    <Button variant="line" size="s" aria-label={`Look at the paper of ${senderName}`} onClick={onLook}>
      Look at the paper
    </Button>
  );
}

/** Who claims what for whom, and what was decided. */
function factsOf(paper: PaperToCheck, now: Date): string {
  const { personName, dateOfBirth, basis, relation, since, others, sentAt, verdict, proof, reason } = paper;
  const says = basis === 'guardian' ? 'Says: parent or legal guardian' : 'Says: looks after them';
  const kin = relationWord(relation, '');
  const also = others.length === 0 ? 'Nobody else looks after them' : `Also look after them: ${others.join(', ')}`;
  const sent = `Sent ${momentWords(sentAt)}`;
  const decided =
    verdict === null
      ? ''
      : ` ${verdict === 'confirmed' && proof !== null ? AUTHORITY_WORDS[proof] : 'Not accepted'}: ${reason} ${paper.decidedByName}, ${paper.decidedAt === null ? '' : momentWords(paper.decidedAt)}.`;
  return `${personName}: ${bornWords(dateOfBirth, now)}. ${says}${kin === '' ? '' : ` (their ${kin})`}, since ${formatDate(since, viewerTimeZone())}. ${also}. ${sent}.${decided}`;
}
