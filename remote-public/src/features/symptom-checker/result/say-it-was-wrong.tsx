import { useBackendAddress } from '@telehealth/contracts/session';
import type { DescribedResult } from '@telehealth/triage/check';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { type FormEvent, useRef, useState } from 'react';
import { sayCheckWasWrong, type Wrong } from '../../../data/triage/wrong-check';
import styles from './result.module.css';

const HOW: readonly { value: Wrong; label: string }[] = [
  { value: 'tooMild', label: 'It was more serious' },
  { value: 'tooUrgent', label: 'It was less serious' },
  { value: 'misread', label: 'It misread my words' },
];
const CAME_OUT = [
  { value: '1', label: 'An ambulance' },
  { value: '2', label: 'A hospital at once' },
  { value: '3', label: 'To be seen that day' },
  { value: '4', label: 'To be seen in the next days' },
  { value: '5', label: 'Care at home' },
] as const;
type CameOut = (typeof CAME_OUT)[number]['value'];
type Standing = 'open' | 'sending' | 'failed' | 'told';

interface SayItWasWrongProps {
  result: DescribedResult;
  /** In years. */
  age: number;
}

/** Lets people say that an answer was wrong. Their words stay on the device. */
export function SayItWasWrong({ result, age }: SayItWasWrongProps) {
  const address = useBackendAddress();
  const [wrong, setWrong] = useState<Wrong | ''>('');
  const [cameOut, setCameOut] = useState<CameOut | ''>('');
  const [standing, setStanding] = useState<Standing>('open');
  const [isMissing, setMissing] = useState(false);
  const key = useRef(crypto.randomUUID());
  const form = useRef<HTMLFormElement>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (wrong === '') {
      setMissing(true);
      const first = form.current?.querySelector('input');
      first?.focus();
      first?.scrollIntoView({ block: 'center' });
      return;
    }
    if (address === null) return setStanding('failed');
    setStanding('sending');
    const level = cameOut === '' ? null : (Number(cameOut) as DescribedResult['level']);
    const said = { key: key.current, wrong, cameOut: level, result, age };
    await sayCheckWasWrong(address, said).then(
      () => setStanding('told'),
      () => setStanding('failed'),
    );
  };
  return (
    <Disclosure summary="Was this answer wrong?">
      <div role="status">
        {standing === 'told' && (
          <p>
            Thank you. The people who look after these rules read it. Nobody answers you here: if you feel worse, speak
            to a clinician, or call <a href="tel:112">112</a>.
          </p>
        )}
      </div>
      {standing !== 'told' && (
        <form
          ref={form}
          className={styles.body}
          onSubmit={(event) => void send(event)}
          aria-label="Was this answer wrong?"
        >
          <ChipGroup
            type="radio"
            legend="How was it wrong?"
            options={HOW}
            value={wrong}
            onChange={(value) => {
              setWrong(value);
              setMissing(false);
            }}
            {...(isMissing && { error: 'Please choose how it was wrong' })}
          />
          <ChipGroup
            type="radio"
            legend="What did a doctor or nurse say it needed?"
            optional
            options={CAME_OUT}
            value={cameOut}
            onChange={setCameOut}
          />
          <p className="small soft">
            By pressing “Tell us” you send your choices, the answer shown, its rules and an age group. What you wrote
            and who you are stay on this device.
          </p>
          {standing === 'failed' && (
            <Notice tone="danger" title="It was not sent" live>
              Nothing is lost: your choices are still here. Check your connection, then press “Tell us” again.
            </Notice>
          )}
          <Button type="submit" variant="line" busy={standing === 'sending'} busyLabel="Sending">
            Tell us
          </Button>
        </form>
      )}
    </Disclosure>
  );
}
