import { formatShortMoment, SPECIALTY_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { COLLEAGUE_MIN, useColleagues } from '@telehealth/data/consultations/consultation.queries';
import type { Colleague, Consultation } from '@telehealth/data/consultations/consultation.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { useDeferredValue, useRef, useState } from 'react';
import { useCoverConsultation } from '../../data/consultations/cover.mutations';

/** Names a verified colleague who covers one visit, or takes the visit back. */
export function CoverDialog({ visit, onClose }: { visit: Consultation; onClose: () => void }) {
  const cover = useCoverConsultation();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const isMissing = isTried && chosen === '';
  const name = async (colleagueId: string | null) => {
    const done = await cover.run({ appointmentId: visit.appointmentId, colleagueId });
    if (done.ok) onClose();
  };
  const confirm = () => {
    setTried(true);
    if (chosen === '') return field.current?.querySelector('input')?.focus();
    void name(chosen);
  };
  const { coveringName } = visit;
  return (
    <Dialog
      open
      onClose={cover.isRunning ? () => undefined : onClose}
      title={`Who stands in for the visit of ${visit.patientName}?`}
      description={`${formatShortMoment(visit.startsAt, viewerTimeZone())}. ${visit.patientName} and the colleague are told. The colleague has it in their day, runs it and writes its note. What ${visit.patientName} shares with this visit is open to them instead of you, until you take it back.`}
      actions={
        <>
          {coveringName !== null && (
            <Button variant="line" disabled={cover.isRunning} onClick={() => void name(null)}>
              Take the visit back
            </Button>
          )}
          <Button variant="line" onClick={onClose} disabled={cover.isRunning}>
            Close
          </Button>
          <Button variant="primary" busy={cover.isRunning} onClick={confirm}>
            Let them stand in
          </Button>
        </>
      }
    >
      <Stack>
        {coveringName !== null && <p>{coveringName} stands in now.</p>}
        <div ref={field}>
          <Field
            label="Colleague"
            hint="A part of the name. Only verified specialists are found."
            required
            {...(isMissing && { error: 'Please choose the colleague who stands in' })}
          >
            {(control) => (
              <TextInput
                {...control}
                type="search"
                autoComplete="off"
                value={words}
                onChange={(event) => {
                  setWords(event.currentTarget.value);
                  setChosen('');
                }}
              />
            )}
          </Field>
        </div>
        <Found words={useDeferredValue(words)} chosen={chosen} onChoose={setChosen} />
        {cover.error !== null && (
          <Notice tone="danger" live>
            {errorText(cover.error)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}

interface FoundProps {
  words: string;
  chosen: string;
  onChoose: (id: string) => void;
}

function Found({ words, chosen, onChoose }: FoundProps) {
  const query = useColleagues(words);
  if (words.trim().length < COLLEAGUE_MIN) return null;
  return (
    <QueryPanel
      query={query}
      skeleton={<SkeletonRows count={1} />}
      safe="The visit stays as it is."
      empty={<p className="soft">No verified specialist of this name.</p>}
    >
      {(colleagues) => (
        <ChipGroup
          type="radio"
          legend="Found"
          options={colleagues.map((colleague) => ({
            value: colleague.id,
            label: colleague.name,
            note: SPECIALTY_LABELS[colleague.specialty as Colleague['specialty']],
          }))}
          value={chosen}
          onChange={onChoose}
        />
      )}
    </QueryPanel>
  );
}
