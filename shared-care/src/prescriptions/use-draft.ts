import type { AppError } from '@telehealth/contracts';
import { useCheckDraft, useSaveDraft } from '@telehealth/data/prescribing/own-prescription.mutations';
import type { AllergyAnswer, DraftItem, OwnPrescription } from '@telehealth/data/prescribing/own-prescription.schema';
import { useEffect, useRef, useState } from 'react';
import { EMPTY_ITEM } from './draft-item';
import { forgetUnsaved, keepUnsaved, unsavedDraft } from './unsaved-draft';

/** After the last key, in ms. */
const SAVE_AFTER_MS = 1_200;

/** A draft as its form needs it. */
export interface Draft {
  items: readonly DraftItem[];
  change: (items: readonly DraftItem[]) => void;
  /** What the last comparison said of exactly these medicines; null: not compared since they changed. */
  check: AllergyAnswer | null;
  compare: () => Promise<void>;
  /** Goes back to the fields. */
  forgetCheck: () => void;
  /** As the database has it; null: not begun. */
  saved: Pick<OwnPrescription, 'id' | 'version'> | null;
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

const textOf = (items: readonly DraftItem[]) => JSON.stringify(items);

/** Saves a draft while it is typed. What could not be saved is kept on this page and tried again with the next change. */
export function useDraft({ appointmentId, draft, draftKey }: DraftOf): Draft {
  const checking = useCheckDraft();
  const [items, setItems] = useState(() => firstItems({ appointmentId, draft, draftKey }));
  const [check, setCheck] = useState<AllergyAnswer | null>(null);
  const [problem, setProblem] = useState<AppError | null>(null);
  const { save, saved, isSaved, isSaving } = useSaving({
    appointmentId,
    draft,
    draftKey,
    items,
    onProblem: setProblem,
  });
  return {
    ...{ items, check, saved, isSaved, problem, isBusy: isSaving || checking.isRunning },
    change: (next) => {
      keepUnsaved(appointmentId, { key: draftKey, items: next });
      setItems(next);
      setCheck(null);
      setProblem(null);
    },
    forgetCheck: () => setCheck(null),
    compare: async () => {
      const begun = await save();
      if (begun === null) return;
      const answer = await checking.run({ id: begun.id });
      if (answer.ok) setCheck(answer.value);
      else setProblem(answer.error);
    },
  };
}

function firstItems({ appointmentId, draft, draftKey }: DraftOf): readonly DraftItem[] {
  const unsaved = unsavedDraft(appointmentId);
  if (unsaved?.key === draftKey) return unsaved.items;
  return draft === null || draft.draftItems.length === 0 ? [EMPTY_ITEM] : draft.draftItems;
}

interface Saving extends DraftOf {
  items: readonly DraftItem[];
  onProblem: (problem: AppError | null) => void;
}

function useSaving({ appointmentId, draft, draftKey, items, onProblem }: Saving) {
  const saving = useSaveDraft();
  const [saved, setSaved] = useState<Draft['saved']>(draft && { id: draft.id, version: draft.version });
  const [kept, setKept] = useState(() => textOf(draft?.draftItems ?? [EMPTY_ITEM]));
  const latest = useRef({ items, saved, kept });
  latest.current.items = items;
  const running = useRef<Promise<Draft['saved']>>(Promise.resolve(null));
  const saveNow = async (): Promise<Draft['saved']> => {
    const { items: words, saved: from, kept: before } = latest.current;
    if (textOf(words) === before && from !== null) return from;
    const result = await saving.run({ appointmentId, key: draftKey, draft: from, items: words });
    onProblem(result.ok ? null : result.error);
    if (!result.ok) return null;
    const now = { id: result.value.id, version: result.value.version };
    Object.assign(latest.current, { saved: now, kept: textOf(words) });
    if (latest.current.items === words) forgetUnsaved(appointmentId, draftKey);
    setSaved(now);
    setKept(textOf(words));
    return now;
  };
  // One after the other: each save begins from the version that the one before left.
  const save = () => {
    running.current = running.current.then(saveNow, saveNow);
    return running.current;
  };
  const isSaved = textOf(items) === kept;
  useSaveLater(isSaved ? null : items, save);
  return { save, saved, isSaved, isSaving: saving.isRunning };
}

function useSaveLater(items: readonly DraftItem[] | null, save: () => Promise<unknown>): void {
  const latest = useRef({ save, items });
  latest.current = { save, items };
  useEffect(() => {
    if (items === null) return;
    const timer = setTimeout(() => void latest.current.save(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [items]);
  useEffect(
    () => () => {
      if (latest.current.items !== null) void latest.current.save();
    },
    [],
  );
}
