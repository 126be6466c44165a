import type { Money } from '@telehealth/contracts';
import { useRandRate } from '@telehealth/data/rands/rand-rate';
import { inRands, type RandRate, rateWords } from '@telehealth/data/rands/rand-words';
import { Amount } from '@telehealth/ui/parts/money';
import type { ReactNode } from 'react';
import styles from './price.module.css';

interface PriceProps {
  money: Money;
  /** What to write instead of nothing to pay. */
  free?: string;
  /** The amount stands out, in this look if one is named. */
  strong?: string | true;
  /** What belongs to the amount, for example for how long; the rands stand behind it, so that they move nothing. */
  children?: ReactNode;
}

/** An amount to pay, as it is charged; for people in South Africa with about so many rands, where a rate is published. */
export function Price(props: PriceProps) {
  return <PriceAt {...props} rate={useRandRate()} />;
}

/** The same in a long list, which asks once for all of it. */
export function PriceAt({ money, free, strong, children, rate }: PriceProps & { rate: RandRate | null }) {
  const rands = rate && inRands(money, rate);
  const amount = <Amount money={money} {...(free !== undefined && { free })} />;
  return (
    <>
      {strong === undefined ? amount : <strong {...(strong !== true && { className: strong })}>{amount}</strong>}
      {children}
      {rands && <span className={styles.rands}> ({rands})</span>}
    </>
  );
}

/** Which rate the rands of this screen are by; nothing where none are shown. Said once per screen. */
export function RateNote() {
  const rate = useRandRate();
  return rate && <p className="soft small">Prices are in US dollars. Rands are a guide, at {rateWords(rate)}.</p>;
}

/** On the way to paying: what is charged, and what that is in rands. */
export function ChargedIn({ money }: Pick<PriceProps, 'money'>) {
  const rate = useRandRate();
  if (money.amountMinor === 0) return null;
  const currency = money.currency === 'USD' ? 'US dollars' : money.currency;
  return (
    <p className="soft small">
      You are charged in {currency}.
      {rate && ` The rands are a guide, at ${rateWords(rate)}; your bank uses its own rate.`}
    </p>
  );
}
