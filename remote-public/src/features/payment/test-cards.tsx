import { Notice } from '@telehealth/ui/feedback/notice';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import styles from './payment.module.css';

/** The card that succeeds is shown at once; these show the other outcomes. */
const OTHERS = [
  { number: '4000 0000 0000 0002', effect: 'is declined' },
  { number: '4000 0000 0000 9995', effect: 'has no funds' },
  { number: '4000 0000 0000 0069', effect: 'has expired' },
  { number: '4000 0000 0000 3220', effect: 'has the bank ask you first' },
  { number: '4000 0000 0000 0119', effect: 'pays some seconds later' },
  { number: '4000 0000 0000 0036', effect: 'pays, but the answer gets lost' },
  { number: '4000 0000 0000 5126', effect: 'pays, but refuses a refund' },
];

export function TestCards() {
  return (
    <Notice tone="warning" title="Demo sandbox: no real money">
      <p>
        Use the card <code>4242 4242 4242 4242</code>, any later expiry and any three digits. Please do not type a real
        card.
      </p>
      <Disclosure summary="Other test cards">
        <ul className={styles.testCards}>
          {OTHERS.map((card) => (
            <li key={card.number}>
              <code>{card.number}</code> {card.effect}
            </li>
          ))}
        </ul>
      </Disclosure>
    </Notice>
  );
}
