import { CARD_FIELDS } from '@telehealth/contracts/chart';
import { now } from '@telehealth/contracts/clock';
import { useSubjectName, useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { useOwnContact } from '@telehealth/data/records/own-record.queries';
import type { OwnEntry } from '@telehealth/data/records/own-record.schema';
import { MissingNotice } from '@telehealth/ui/feedback/missing-notice';
import { Paper } from '@telehealth/ui/paper/paper';
import { useState } from 'react';
import paper from '../paper/paper.module.css';
import { PaperHeading } from '../paper/paper-heading';
import { pickEssentials } from '../summary/essentials';
import type { RecordPlace } from '../timeline/use-record-place';
import { dayText } from '../words';
import { toCard } from './emergency-card';
import { KeepSection } from './keep-section';

interface EmergencySummaryProps {
  entries: readonly OwnEntry[];
  place: RecordPlace;
}

/** One page for emergency helpers: to print, and optionally to store on this device. */
export function EmergencySummary({ entries, place }: EmergencySummaryProps) {
  const name = useSubjectName();
  const { isOwn, you, Your } = useSubjectWords();
  const contact = useOwnContact();
  const [at] = useState(now);
  const isContactKnown = contact.data !== undefined;
  const card = toCard(pickEssentials(entries), contact.data ?? null, name);
  return (
    <>
      <PaperHeading
        place={place}
        title="Summary for emergencies"
        lead={`For whoever helps ${you} ${isOwn ? 'when you cannot speak' : 'in an emergency'}.`}
      >
        One page
      </PaperHeading>
      <MissingNotice query={contact} title={`${Your} contact did not load`}>
        You can use the summary without it.
      </MissingNotice>
      <Paper
        title="Emergency summary"
        label="Summary"
        people={[[{ term: 'As the record was on', detail: dayText(at) }]]}
      >
        <dl className={paper.large}>
          {CARD_FIELDS.map(({ name: field, label }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>{card[field] || (field !== 'contactName' || isContactKnown ? UNKNOWN[field] : 'Not known here')}</dd>
            </div>
          ))}
        </dl>
        <p className="small">
          Written from what the patient said and clinicians confirmed. Something not named here may still be the case.
        </p>
      </Paper>
      {isContactKnown && <KeepSection card={card} />}
    </>
  );
}

/** Nothing written down does not mean nothing there. */
const UNKNOWN = {
  name: 'Not known',
  allergies: 'None written down. Ask.',
  medicines: 'None written down. Ask.',
  conditions: 'None written down. Ask.',
  bloodType: 'Not known',
  contactName: 'Nobody named',
  contactPhone: 'Not known',
} as const;
