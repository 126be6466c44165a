import { now } from '@telehealth/contracts/clock';
import { message } from '@telehealth/contracts/messages';
import { useRef, useState } from 'react';
import type { HeardValue } from './heard-values';

/** The person's answer on when it was measured. */
export type SaidWhen = 'now' | 'told' | 'other';
export interface ClockAnswer {
  when: SaidWhen | '';
  /** Another time, as typed. */
  other: string;
}
/** One question for all measurements with the same device time. */
export interface ClockQuestion {
  key: string;
  /** Null: the device sent none. */
  deviceTime: Date | null;
  /** The device's time is possible: it has passed. */
  canBeTold: boolean;
  answer: ClockAnswer;
  /** A complete sentence. */
  error: string | undefined;
}

const UNANSWERED: ClockAnswer = { when: '', other: '' };
const keyOf = ({ deviceTime }: HeardValue) => String(deviceTime?.getTime() ?? 'none');

/** The times to save, asked for where the device's clock is not trusted. */
export function useClocks(chosen: readonly HeardValue[]) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, ClockAnswer>>(new Map());
  const [isTried, setTried] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const asked = [...new Map(chosen.filter(({ isTimeAsked }) => isTimeAsked).map((one) => [keyOf(one), one])).values()];
  const answerOf = (one: HeardValue) => answers.get(keyOf(one)) ?? UNANSWERED;
  /** Null while unanswered. */
  const timeOf = (one: HeardValue): Date | null => {
    if (!one.isTimeAsked) return one.takenAt;
    const { when, other } = answerOf(one);
    if (when === 'now') return one.takenAt;
    const at = when === 'told' ? one.deviceTime : when === 'other' ? new Date(other) : null;
    return at !== null && at.getTime() <= now().getTime() ? at : null;
  };
  const errorOf = (one: HeardValue) => {
    if (!isTried || timeOf(one) !== null) return undefined;
    return answerOf(one).when === '' ? 'Please say when it was measured' : message('chart.takenAtInvalid');
  };
  const questions = asked.map(
    (one): ClockQuestion => ({
      key: keyOf(one),
      deviceTime: one.deviceTime,
      answer: answerOf(one),
      error: errorOf(one),
      canBeTold: one.deviceTime !== null && one.deviceTime.getTime() <= now().getTime(),
    }),
  );
  /** Whether all questions are answered; if not, shows the error of the first. */
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
