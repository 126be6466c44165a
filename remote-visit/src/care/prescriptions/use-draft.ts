import type { AppError } from '@telehealth/contracts/errors';
import { useBackend } from '@telehealth/data/client/use-backend';
import type { AllergyAnswer, DraftItem, OwnPrescription } from '@telehealth/data/prescribing/own-prescription.schema';
import { useEffect, useState } from 'react';
import { saveDraft } from '../../data/prescribing/own-prescription.calls';
import { useCheckDraft } from '../../data/prescribing/own-prescription.mutations';
import { dropWriting, keptWriting } from '../writing/kept-writing';
import { useSelfSaving, useWriter } from '../writing/use-writer';
import { type DraftSaving, DraftStore } from './draft-store';

export interface Draft extends Pick<DraftSaving, 'items' | 'saved'> {
  change: (items: readonly DraftItem[]) => void;
  /** Result of the last check of exactly these medicines; null if they changed since. */
  check: AllergyAnswer | null;
  compare: () => Promise<void>;
  forgetCheck: () => void;
  putAway: (cancel: () => Promise<boolean>) => Promise<boolean>;
  isSaved: boolean;
  /** Asked to compare it; a save that began by itself takes no press. */
  isComparing: boolean;
  problem: AppError | null;
}

interface DraftOf {
  appointmentId: string;
  /** Null until the first save. */
  draft: OwnPrescription | null;
  /** Idempotency key, so that retries begin one draft. */
  draftKey: string;
}

/** A visit's prescription draft, saved while the user types and when they look away, checked on request. */
export function useDraft({ appointmentId, draft, draftKey }: DraftOf): Draft {
  const backend = useBackend();
  const checking = useCheckDraft();
  const [check, setCheck] = useState<{ answer: AllergyAnswer; version: number } | null>(null);
  const [isComparing, setComparing] = useState(false);
  const store = keptWriting(useWriter(), { kind: 'prescription', appointmentId, id: draftKey }, () => {
    const ofVisit = { appointmentId, key: draftKey };
    return new DraftStore(draft, (from, items) => saveDraft(backend, { ...ofVisit, draft: from, items }));
  });
  const { items, saved, problem } = useSelfSaving(store);
  useEffect(() => {
    if (draft !== null) store.read(draft);
  }, [store, draft]);
  return {
    items,
    saved,
    isSaved: !store.hasUnsaved(),
    isComparing,
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
      setComparing(true);
      const { saved: begun, problem: refused } = await store.saveNow();
      const answer = begun !== null && refused === null ? await checking.run({ id: begun.id }) : null;
      setComparing(false);
      if (begun !== null && answer?.ok) setCheck({ answer: answer.value, version: begun.version });
    },
  };
}
