import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useNotesToFinish } from '@telehealth/data/consultations/consultation.queries';
import type { NoteToFinish } from '@telehealth/data/consultations/consultation.schema';
import { useFinishNote } from '@telehealth/data/notes/note.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Field } from '@telehealth/ui/parts/field';
import { TextArea } from '@telehealth/ui/parts/inputs';
import { useState } from 'react';

/** Drafts begun before the practice closed: the patient still needs the note, so it can be completed and signed. */
export function NotesToFinish() {
  const query = useNotesToFinish();
  return (
    <QueryPanel query={query} skeleton={<SkeletonRows count={1} />} safe="Your notes are safe.">
      {(notes) =>
        notes.length === 0 ? (
          <p className="soft">No note of yours waits for a signature.</p>
        ) : (
          <Stack>
            <p>You can still finish and sign what you began to write.</p>
            {notes.map((note) => (
              <NoteCard key={note.id} note={note} />
            ))}
          </Stack>
        )
      }
    </QueryPanel>
  );
}

function NoteCard({ note }: { note: NoteToFinish }) {
  const finishing = useFinishNote();
  const [assessment, setAssessment] = useState(note.soap.assessment ?? '');
  const [planPlain, setPlan] = useState(note.planPlain);
  const of = `${note.isAddendum ? 'Addendum' : 'Note'}: ${note.patientName}, ${formatShortMoment(note.startsAt, viewerTimeZone())}`;
  return (
    <Card title={of}>
      <Stack>
        {(['subjective', 'objective', 'plan'] as const).map(
          (part) => note.soap[part] && <p key={part}>{note.soap[part]}</p>,
        )}
        <Part label="Assessment" required={!note.isAddendum} value={assessment} onChange={setAssessment} />
        <Part
          label="The plan in plain words, for the patient"
          required={!note.isAddendum}
          value={planPlain}
          onChange={setPlan}
        />
        {finishing.error !== null && (
          <Notice tone="danger" live>
            {errorText(finishing.error)}
          </Notice>
        )}
        <div>
          <Button
            busy={finishing.isRunning}
            busyLabel="Signing"
            aria-label={`Sign: ${of}`}
            onClick={() => void finishing.run({ note, assessment, planPlain })}
          >
            Sign
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

interface PartProps {
  label: string;
  required: boolean;
  value: string;
  onChange: (text: string) => void;
}

function Part({ label, required, value, onChange }: PartProps) {
  return (
    <Field label={label} required={required}>
      {(control) => (
        <TextArea {...control} rows={3} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
    </Field>
  );
}
