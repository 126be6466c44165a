import type { AppError } from '@telehealth/contracts';
import { useBackend } from '@telehealth/data/client/use-backend';
import { saveDraft } from '@telehealth/data/prescribing/own-prescription.calls';
import { useCheckDraft } from '@telehealth/data/prescribing/own-prescription.mutations';
import type { AllergyAnswer, DraftItem, OwnPrescription } from '@telehealth/data/prescribing/own-prescription.schema';
import { useEffect, useState } from 'react';
import { dropWriting, keptWriting } from '../writing/kept-writing';
import { useSelfSaving, useWriter } from '../writing/use-writer';
import { type DraftSaving, DraftStore } from './draft-store';

/** A draft as its form needs it. */
export interface Draft extends Pick<DraftSaving, 'items' | 'saved'> {
  change: (items: readonly DraftItem[]) => void;
  /** What the last comparison said of exactly these medicines; null: not compared since they changed. */
  check: AllergyAnswer | null;
  compare: () => Promise<void>;
  /** Goes back to the fields. */
  forgetCheck: () => void;
  putAway: (cancel: () => Promise<boolean>) => Promise<boolean>;
  isSaved: boolean;
  isBusy: boolean;
  problem: AppError | null;
}

interface DraftOf {
  appointmentId: string;
  /** Null until it is saved for the first time. */
  draft: OwnPrescription | null;
  /** By which it is begun once, however often that is tried. */
  draftKey: string;
}

/** A draft of a visit, saved while it is typed and whenever somebody looks away, and compared when they ask. */
export function useDraft({ appointmentId, draft, draftKey }: DraftOf): Draft {
  const backend = useBackend();
  const checking = useCheckDraft();
  const [check, setCheck] = useState<{ answer: AllergyAnswer; version: number } | null>(null);
  const store = keptWriting(useWriter(), { kind: 'prescription', appointmentId, id: draftKey }, () => {
    const ofVisit = { appointmentId, key: draftKey };
    return new DraftStore(draft, (from, items) => saveDraft(backend, { ...ofVisit, draft: from, items }));
  });
  const { items, saved, isSending, problem } = useSelfSaving(store);
  useEffect(() => {
    if (draft !== null) store.read(draft);
  }, [store, draft]);
  return {
    ...{ items, saved, isSaved: !store.hasUnsaved(), isBusy: isSending || checking.isRunning },
    problem: problem ?? checking.error,
    check: check !== null && check.version === saved?.version ? check.answer : null,
    change: (next) => {
      setCheck(null);
      checking.reset();
      store.write(next);
    },
    forgetCheck: () => setCheck(null),
    putAway: async (cancel) => {
      const isGone = await store.putAway(cancel);
      if (isGone) dropWriting(backend.queries, 'prescription', draftKey);
      return isGone;
    },
    compare: async () => {
      checking.reset();
      const { saved: begun, problem: refused } = await store.saveNow();
      if (begun === null || refused !== null) return;
      const answer = await checking.run({ id: begun.id });
      if (answer.ok) setCheck({ answer: answer.value, version: begun.version });
    },
  };
}
