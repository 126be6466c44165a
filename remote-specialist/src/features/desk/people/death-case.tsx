import { formatPlainDate } from '@telehealth/contracts/formatting';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { DataList } from '@telehealth/ui/parts/data-list';
import { useState } from 'react';
import { useRejectDeath, useUndoDeath } from '../../../data/desk/people.queries';
import type { Death } from '../../../data/desk/people.schema';
import { momentWords } from '../desk-words';
import { ConfirmDialog } from './confirm-dialog';
import { ExecutorDialog } from './executor-dialog';
import { bornWords, PROOF_WORDS, visitsWords } from './person-words';
import { ReasonDialog } from './reason-dialog';

type Step = 'confirm' | 'reject' | 'undo' | 'release';

/** A report that somebody has died: what is known, and what an operator can do about it. */
export function DeathCase({ death, now }: { death: Death; now: Date }) {
  const { name, state, diedOn, undoUntil } = death;
  const [step, setStep] = useState<Step | null>(null);
  const button = (to: Step, label: string) => (
    <Button variant="line" size="s" aria-label={`${label}: ${name}`} onClick={() => setStep(to)}>
      {label}
    </Button>
  );
  return (
    <Card as="article" title={`${name}, died ${formatPlainDate(diedOn)}`} actions={<Standing death={death} />}>
      <DataList items={factsOf(death, now)} />
      <Cluster>
        {state === 'reported' && button('confirm', 'Confirm with the document')}
        {state === 'reported' && button('reject', 'Do not confirm')}
        {state === 'confirmed' && button('release', 'Give the record to the executor')}
        {state === 'confirmed' && undoUntil !== null && undoUntil > now && button('undo', 'It was wrong: take it back')}
      </Cluster>
      {step !== null && <StepDialog step={step} death={death} onClose={() => setStep(null)} />}
    </Card>
  );
}

function Standing({ death: { state } }: { death: Death }) {
  if (state === 'reported') return <Badge tone="warning">Waits for the document</Badge>;
  if (state === 'confirmed') return <Badge>Confirmed</Badge>;
  return <Badge>{state === 'undone' ? 'Taken back' : 'Not confirmed'}</Badge>;
}

function factsOf(death: Death, now: Date) {
  const { state, note, proof, decidedAt, undoUntil, keptUntil, releases, undoneAt, reason } = death;
  return [
    { term: 'Person', detail: bornWords(death.dateOfBirth, now) },
    { term: 'Reported', detail: `by ${death.reportedByName}, ${momentWords(death.reportedAt)}` },
    ...(note === '' ? [] : [{ term: 'What was said', detail: note }]),
    ...(state === 'reported' ? [{ term: 'Visits ahead', detail: visitsWords(death.visitsAhead) }] : []),
    ...(proof === null ? [] : [{ term: 'Seen', detail: `${PROOF_WORDS[proof]}, ${death.proofNumber}` }]),
    ...(decidedAt === null
      ? []
      : [{ term: 'Decided', detail: `by ${death.decidedByName}, ${momentWords(decidedAt)}` }]),
    ...(proof === null ? [] : [{ term: 'Called off', detail: visitsWords(death.calledOff) }]),
    ...(undoneAt === null ? [] : [{ term: 'Taken back', detail: momentWords(undoneAt) }]),
    ...(reason === '' ? [] : [{ term: 'Why', detail: reason }]),
    ...(state !== 'confirmed' || undoUntil === null
      ? []
      : [{ term: 'Can be taken back', detail: undoUntil > now ? `until ${momentWords(undoUntil)}` : 'no longer' }]),
    ...(state !== 'confirmed' || keptUntil === null
      ? []
      : [{ term: 'Record kept until', detail: formatPlainDate(keptUntil) }]),
    ...releases.map(({ at, executor, letterNumber }) => ({
      term: 'Record given',
      detail: `to ${executor}, letter ${letterNumber}, ${momentWords(at)}`,
    })),
  ];
}

function StepDialog({ step, death, onClose }: { step: Step; death: Death; onClose: () => void }) {
  const rejecting = useRejectDeath();
  const undoing = useUndoDeath();
  if (step === 'confirm') return <ConfirmDialog death={death} onClose={onClose} />;
  if (step === 'release') return <ExecutorDialog death={death} onClose={onClose} />;
  const { id, name } = death;
  return step === 'reject' ? (
    <ReasonDialog
      id={id}
      title={`Do not confirm the death of ${name}?`}
      what="Nothing changes for this person. The clinician who reported it is told that it was not confirmed."
      confirm="Do not confirm it"
      doing={rejecting}
      said="death.rejected"
      onClose={onClose}
    />
  ) : (
    <ReasonDialog
      id={id}
      title={`${name} has not died?`}
      what="They can sign in again and are told. Visits that were called off stay called off, and access and people who acted for them stay ended: they give them again."
      confirm="Take it back"
      doing={undoing}
      said="death.undone"
      onClose={onClose}
    />
  );
}
