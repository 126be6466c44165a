import type { CareVisit } from '@telehealth/care/care-visit';
import { typedConflict } from '@telehealth/care/prescriptions/allergy-words';
import { pickEntries } from '@telehealth/care/record/pick-entries';
import { errorText } from '@telehealth/contracts/messages';
import { LIMITS } from '@telehealth/contracts/settings';
import { useChart } from '@telehealth/data/chart/chart.queries';
import type { DraftItem, OwnPrescription } from '@telehealth/data/prescribing/own-prescription.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { useEffect, useRef, useState } from 'react';
import { mayHelp } from '../note/note-saving';
import { EMPTY_ITEM, isComplete, problemsOf } from './draft-item';
import { DropDraft } from './drop-draft';
import { IssueBox } from './issue-box';
import { ItemFields } from './item-fields';
import styles from './prescriptions.module.css';
import { useDraft } from './use-draft';

/** Opens no category, and so causes no logged read: conflicts come from what the chart has read already. */
const NOTHING: readonly never[] = [];

interface DraftPrescriptionProps {
  visit: CareVisit;
  draft: OwnPrescription | null;
  draftKey: string;
  /** Another tab changed the draft: refetch it. */
  onReadAgain: () => Promise<void>;
  onClose: () => void;
}

/** Editor of a prescription. It can be issued only after the check against the recorded allergies. */
export function DraftPrescription({ visit, draft: row, draftKey, onReadAgain, onClose }: DraftPrescriptionProps) {
  const draft = useDraft({ appointmentId: visit.appointmentId, draft: row, draftKey });
  const { opened } = useChart(visit.patientId, NOTHING);
  /** Counts attempts to continue with missing fields. */
  const [refused, setRefused] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  const labels = pickEntries(opened, 'allergy')
    .filter(({ isActive }) => isActive)
    .map(({ label }) => label);
  const problems = problemsOf(draft.items);
  const change = (at: number, item: DraftItem) =>
    draft.change(draft.items.map((old, place) => (place === at ? item : old)));
  const check = () => {
    if (isComplete(problems)) void draft.compare();
    else setRefused((times) => times + 1);
  };
  return (
    <Card
      headingLevel={3}
      title="Prescription"
      actions={
        <Badge tone="warning">{draft.isSaved && draft.saved !== null ? 'Draft, saved' : 'Draft, not issued'}</Badge>
      }
    >
      <div ref={form} className={styles.form}>
        {draft.items.map((item, at) => (
          <ItemFields
            // Medicines have no id, so their position is the key.
            key={at}
            item={item}
            number={draft.items.length > 1 ? at + 1 : null}
            problems={refused > 0 ? (problems[at] ?? {}) : {}}
            conflict={typedConflict(labels, item.medicine)}
            onChange={(changed) => change(at, changed)}
            onRemove={
              draft.items.length > 1 ? () => draft.change(draft.items.filter((_, place) => place !== at)) : null
            }
          />
        ))}
      </div>
      <DraftProblem problem={draft.problem} onReadAgain={onReadAgain} />
      {draft.check === null || draft.saved === null ? (
        <div className={styles.actions}>
          {draft.items.length < LIMITS.prescription.items.max && (
            <Button variant="quiet" icon="plus" onClick={() => draft.change([...draft.items, EMPTY_ITEM])}>
              Another medicine
            </Button>
          )}
          <DropDraft saved={draft.saved} putAway={draft.putAway} onGone={onClose} />
          <Button variant="primary" busy={draft.isComparing} busyLabel="Comparing" onClick={check}>
            Check and issue
          </Button>
        </div>
      ) : (
        <IssueBox
          visit={visit}
          check={draft.check}
          saved={draft.saved}
          items={draft.items}
          onChooseAnother={() => {
            draft.forgetCheck();
            form.current?.querySelector('input')?.focus();
          }}
          onIssued={onClose}
        />
      )}
    </Card>
  );
}

type Problem = ReturnType<typeof useDraft>['problem'];

function DraftProblem({ problem, onReadAgain }: { problem: Problem; onReadAgain: () => Promise<void> }) {
  const isOlder = problem?.id === 'prescriptions.changedElsewhere' || problem?.id === 'prescriptions.notNow';
  return (
    <div role="status">
      {problem !== null && (
        <Notice
          tone="warning"
          action={
            isOlder && (
              <Button variant="line" size="s" onClick={() => void onReadAgain()}>
                Show the newest
              </Button>
            )
          }
        >
          {errorText(problem)} What you typed is still here.
          {mayHelp(problem) && ' We save it as soon as we can; until then please keep this page open.'}
        </Notice>
      )}
    </div>
  );
}
