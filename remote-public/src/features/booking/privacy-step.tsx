import { actingPerson } from '@telehealth/contracts/people';
import { useMyDelegations } from '@telehealth/data/access/access.queries';
import { CheckBox } from '@telehealth/ui/forms/check-box';
import { Card } from '@telehealth/ui/layout/card';
import { useId } from 'react';
import styles from './booking.module.css';

interface PrivacyStepProps {
  isPrivate: boolean;
  onChange: (isPrivate: boolean) => void;
}

/** For who is acted for by others: whether they learn of this visit. Nobody chooses that for somebody else. */
export function PrivacyStep({ isPrivate, onChange }: PrivacyStepProps) {
  const id = useId();
  const isOwn = actingPerson() === null;
  const { data } = useMyDelegations({ enabled: isOwn });
  const names = (data ?? []).flatMap(({ viewerRole, state, counterpartName }) =>
    viewerRole === 'patient' && state === 'active' && counterpartName ? [counterpartName] : [],
  );
  if (names.length === 0) return null;
  const who = new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
  return (
    <Card title="Who learns of it" padding="l">
      <label className={styles.private} htmlFor={id}>
        <CheckBox
          id={id}
          checked={isPrivate}
          aria-describedby={`${id}-more`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>Keep this visit to myself</span>
      </label>
      <p id={`${id}-more`} className="small soft">
        {who} may act for you. They do not see this visit: not in lists, in your record, in messages, receipts or news.
        Please pay it yourself.
      </p>
    </Card>
  );
}
