import type { Money } from '@telehealth/contracts/booking';
import { formatMoney } from '@telehealth/contracts/formatting';
import { useRandRate } from '@telehealth/data/rands/rand-rate';
import { atRate, inRands, type RandRate, rateWords } from '@telehealth/data/rands/rand-words';
import { Amount } from '@telehealth/ui/parts/money';
import type { ReactNode } from 'react';
import styles from './price.module.css';

interface PriceProps {
  money: Money;
  /** Text for an amount of 0. */
  free?: string;
  /** Emphasises the amount, optionally with this class. */
  strong?: string | true;
  /** Text that belongs to the amount, e.g. the duration; the rands follow it, so that they move nothing. */
  children?: ReactNode;
}

/** The price as charged; for users in South Africa also in rands, if an operator has published a rate. */
export function Price(props: PriceProps) {
  return <PriceAt {...props} rate={useRandRate()} />;
}

/** The same for long lists, which request the rate once. */
export function PriceAt({ money, free, strong, children, rate }: PriceProps & { rate: RandRate | null }) {
  const rands = rate && inRands(money, rate);
  const amount = <Amount money={money} {...(free !== undefined && { free })} />;
  return (
    <>
      {strong === undefined ? amount : <strong {...(strong !== true && { className: strong })}>{amount}</strong>}
      {children}
      {/* The space stands outside, so that large letters may break the line there. */}
      {rands && ' '}
      {rands && <span className={styles.rands}>({rands})</span>}
    </>
  );
}

/** Names the rate of the rands on this screen; renders nothing if there are none. Once per screen. */
export function RateNote() {
  const rate = useRandRate();
  return rate && <p className="soft small">Prices are in US dollars. Rands are a guide, at {rateWords(rate)}.</p>;
}

interface ChargedInProps {
  price: Money;
  charge: Money;
  /** At which the price became the charge; null: not at any, or not known yet. */
  at: Omit<RandRate, 'source'> | null;
}

/** Before payment: what is charged, and how it follows from the price. */
export function ChargedIn({ price, charge, at }: ChargedInProps) {
  if (charge.currency === price.currency) return <ChargedAsPriced money={price} />;
  return (
    <p className="soft small">
      You pay {formatMoney(charge)}
      {at && `: ${atRate(price, at)}`}. This amount stays as it is. Money that comes back is counted in the same rands.
    </p>
  );
}

function ChargedAsPriced({ money }: Pick<PriceProps, 'money'>) {
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
