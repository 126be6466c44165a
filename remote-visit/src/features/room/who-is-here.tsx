import { Card } from '@telehealth/ui/layout/card';
import type { Seat, SeatSide } from '../../data/room/room';
import styles from './panel.module.css';

const SIDES: Readonly<Record<SeatSide, string>> = {
  patient: 'patient',
  delegate: 'acts for the patient',
  specialist: 'specialist',
  covering: 'stands in for the specialist',
  guest: 'guest',
};

/** All seats of the call from the database, and the notice that recording needs consent. */
export function WhoIsHere({ seats }: { seats: readonly Seat[] }) {
  return (
    <Card title="In the call now" className={styles.card}>
      <ul className={styles.people}>
        {seats.map(({ id, name, side, mine }) => (
          <li key={id}>
            {mine ? 'You' : name}, <span className="soft">{SIDES[side]}</span>
          </li>
        ))}
        {seats.length === 0 && <li className="soft">Nobody</li>}
      </ul>
      <p className="small soft">Not recorded by Sawubona. Nobody may record without the other’s consent.</p>
    </Card>
  );
}
