import { zoneName } from '@telehealth/contracts/formatting';
import { useCurrentUser } from '@telehealth/contracts/session';
import type { ReactNode } from 'react';
import { monthWords } from './earning-words';
import styles from './earnings.module.css';

interface OfMonth {
  month: string;
  timeZone: string;
  practiceNumber: string;
}

/** Whose month it is, for the head of a paper. */
export function useMonthFacts({ month, timeZone, practiceNumber }: OfMonth): { term: string; detail: string }[] {
  const name = useCurrentUser()?.name ?? '';
  return [
    { term: 'Specialist', detail: name },
    ...(practiceNumber === '' ? [] : [{ term: 'Practice number', detail: practiceNumber }]),
    { term: 'Month', detail: `${monthWords(month)}, ${zoneName(timeZone)}` },
  ];
}

/** Amounts by date; a row has three cells. */
export function MonthSheet({ children }: { children: ReactNode }) {
  return (
    <div className={styles.sheet}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th>Date</th>
            <th>What</th>
            <th className={styles.amount}>Amount</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
