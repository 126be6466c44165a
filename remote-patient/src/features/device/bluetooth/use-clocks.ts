import { message, now } from '@telehealth/contracts';
import { useRef, useState } from 'react';
import type { HeardValue } from './heard-values';

/** When the person says that something was measured. */
export type SaidWhen = 'now' | 'told' | 'other';
export interface ClockAnswer {
  when: SaidWhen | '';
  /** Of another time, as it is typed. */
  other: string;
}
/** One question for all that came with the same time of the device. */
export interface ClockQuestion {
  key: string;
  /** Null: the device told none. */
  toldAt: Date | null;
  /** The device's time can be: it has passed. */
  canBeTold: boolean;
  answer: ClockAnswer;
  /** A ready sentence. */
  error: string | undefined;
}

const UNANSWERED: ClockAnswer = { when: '', other: '' };
const keyOf = ({ toldAt }: HeardValue) => String(toldAt?.getTime() ?? 'none');

/** The times of what is to be saved, asked for where the device's clock is not believed. */
export function useClocks(chosen: readonly HeardValue[]) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, ClockAnswer>>(new Map());
  const [isTried, setTried] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const asked = [...new Map(chosen.filter(({ isTimeAsked }) => isTimeAsked).map((one) => [keyOf(one), one])).values()];
  const answerOf = (one: HeardValue) => answers.get(keyOf(one)) ?? UNANSWERED;
  /** Null while nobody has said it. */
  const timeOf = (one: HeardValue): Date | null => {
    if (!one.isTimeAsked) return one.takenAt;
    const { when, other } = answerOf(one);
    if (when === 'now') return one.takenAt;
    const at = when === 'told' ? one.toldAt : when === 'other' ? new Date(other) : null;
    return at !== null && at.getTime() <= now().getTime() ? at : null;
  };
  const errorOf = (one: HeardValue) => {
    if (!isTried || timeOf(one) !== null) return undefined;
    return answerOf(one).when === '' ? 'Please say when it was measured' : message('chart.takenAtInvalid');
  };
  const questions = asked.map(
    (one): ClockQuestion => ({
      ...{ key: keyOf(one), toldAt: one.toldAt, answer: answerOf(one), error: errorOf(one) },
      canBeTold: one.toldAt !== null && one.toldAt.getTime() <= now().getTime(),
    }),
  );
  /** Whether all is said; where not, the first question is shown with what it lacks. */
  const areAnswered = () => {
    setTried(true);
    const open = asked.find((one) => timeOf(one) === null);
    if (open === undefined) return true;
    box.current?.querySelector<HTMLElement>(`[data-clock="${keyOf(open)}"] input`)?.focus();
    return false;
  };
  const answer = (key: string, said: Partial<ClockAnswer>) =>
    setAnswers(new Map([...answers, [key, { ...(answers.get(key) ?? UNANSWERED), ...said }]]));
  return { box, questions, answer, timeOf, areAnswered };
}
