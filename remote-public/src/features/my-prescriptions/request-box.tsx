import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { nameOf, type Placed } from '@telehealth/data/prescriptions/place-prescriptions';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { Field } from '@telehealth/ui/parts/field';
import { TextArea } from '@telehealth/ui/parts/inputs';
import { useState } from 'react';
import { useRequestRenewal } from '../../data/prescriptions/renewal.mutations';
import styles from './my-prescriptions.module.css';

const LONGEST_NOTE = 500;

/**
 * Says that nothing is requested yet and requests a renewal with one press. Patients may think that opening the page was
 * enough (a person had a stroke after such a refill page, department-of-veterans-affairs/va.gov-team issue 123878).
 */
export function RequestBox({ placed: { prescription, place }, isFirst }: { placed: Placed; isFirst: boolean }) {
  const request = useRequestRenewal();
  const { notify } = useHostServices();
  const [key] = useState(() => crypto.randomUUID());
  const [note, setNote] = useState('');
  const isSoon = place === 'runsOut';
  const send = async () => {
    const sent = await request.run({ prescriptionId: prescription.id, key, note });
    if (sent.ok) notify('renewals.requested');
  };
  return (
    <div className={`${styles.notYet} ${isSoon ? styles.soon : ''}`}>
      <div className={styles.words}>
        <b>{isSoon ? 'Not requested yet' : 'You have not asked for more yet'}</b>
        <p>
          {isSoon
            ? 'Opening this page does not request anything. Press the button to request it.'
            : 'There is time. We remind you ten days before it runs out.'}
        </p>
      </div>
      <Button
        variant={isSoon && isFirst ? 'primary' : 'line'}
        busy={request.isRunning}
        busyLabel="Sending"
        aria-label={`Request it again: ${nameOf(prescription)}`}
        onClick={() => void send()}
      >
        Request it again
      </Button>
      {isSoon && (
        <div className={styles.note}>
          <Disclosure summary="Add a note">
            <Field label={`Note to ${prescription.prescriberName}`} hint="How you are with it, for example." optional>
              {(control) => (
                <TextArea
                  {...control}
                  rows={2}
                  maxLength={LONGEST_NOTE}
                  value={note}
                  onChange={(event) => setNote(event.target.value)}
                />
              )}
            </Field>
          </Disclosure>
        </div>
      )}
      {request.error && (
        <div className={styles.note}>
          <Notice tone="danger" title="It was not requested" live>
            {errorText(request.error)}
          </Notice>
        </div>
      )}
    </div>
  );
}
