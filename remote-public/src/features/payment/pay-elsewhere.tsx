import { formatMoney } from '@telehealth/contracts/formatting';
import { usePayElsewhere } from '@telehealth/data/payments/payment.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { isSafeBankPage } from './open-payment';
import styles from './payment.module.css';
import { type PayProps, usePay } from './use-pay';

/** The ways that the function `payments` takes in place of a card's token. */
const WAYS = [
  { token: 'way_card', label: 'card' },
  { token: 'way_instant_eft', label: 'instant EFT' },
] as const;
type Way = (typeof WAYS)[number]['token'];

interface PayElsewhereProps extends PayProps {
  lastFailure: string | null;
  /** Leaves for a page of the provider; a test gives its own. */
  leaveFor?: (url: string) => void;
}

/** Pays on the page of Paystack, by card or from a bank account; the payer comes back to this page afterwards. */
export function PayElsewhere({ lastFailure, leaveFor = (url) => location.assign(url), ...props }: PayElsewhereProps) {
  const paying = usePayElsewhere();
  const { pay, problem, hasTried } = usePay<Way>({
    ...props,
    send: (token, attempt) => paying.run({ ...attempt, token }),
    onAsked: (url) => isSafeBankPage(url) && leaveFor(url),
  });
  const said = problem ?? (hasTried ? null : lastFailure);
  const amount = formatMoney(props.visit.charge);
  return (
    <div className={styles.open}>
      {said !== null && (
        <Notice tone="danger" live>
          {said}
        </Notice>
      )}
      {WAYS.map(({ token, label }, at) => (
        <Button
          key={token}
          wide
          variant={at === 0 ? 'primary' : 'line'}
          busy={paying.isRunning}
          onClick={() => void pay(token)}
        >
          Pay {amount} by {label}
        </Button>
      ))}
      <p className="soft small">
        You pay on the page of Paystack, our payment provider, and come back here. We never see your card or your bank
        account.
      </p>
    </div>
  );
}
