import { categoryWords } from '@telehealth/care/record/pick-entries';
import { CHART_CATEGORIES, type ChartCategory } from '@telehealth/contracts/chart';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import type { ReactNode } from 'react';
import styles from './chart.module.css';

interface ClosedCardProps {
  name: string;
  closed: readonly ChartCategory[];
  /** Ways to open it: a request first. */
  children?: ReactNode;
}

/** What is closed; not by whom, because access may also have ended. A hidden part looks the same whether it is empty or not. */
export function ClosedCard({ name, closed, children }: ClosedCardProps) {
  if (closed.length === 0) return null;
  const isAll = closed.length === CHART_CATEGORIES.length;
  const many = closed.length === 1 ? 'One part is' : `${closed.length} parts are`;
  return (
    <section className={styles.closed} aria-labelledby="closed-parts">
      <h2 id="closed-parts">
        <Icon path={icons.lock} size={20} />
        {isAll ? 'The record is closed to you' : `${many} closed to you`}
      </h2>
      <p>
        {isAll ? `You cannot see ${name}’s record now.` : `You cannot see these now: ${categoryWords(closed)}.`} You are
        not told whether there is anything in {isAll ? 'it' : 'them'}.
      </p>
      {children}
    </section>
  );
}
