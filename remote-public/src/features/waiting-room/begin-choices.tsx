import { errorText, MODE_LABELS } from '@telehealth/contracts';
import { useHideAddress } from '@telehealth/data/room/hide-address.mutations';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { CheckBox } from '@telehealth/ui/forms/check-box';
import { Card } from '@telehealth/ui/layout/card';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { useId, useState } from 'react';
import { CAPS_MB, type CallWishes, keepCallWishes, readCallWishes } from '../../room/call-wishes';
import { dataText } from './data-use';
import styles from './waiting-room.module.css';

const STEPS = [
  { value: 'video', label: 'Picture and sound', icon: 'video' },
  { value: 'low_video', label: 'Small picture and sound', icon: 'video' },
  { value: 'audio', label: 'Sound only', icon: 'voice' },
] as const;
const NO_CAP = 'none';
const CAPS = [
  { value: NO_CAP, label: 'No limit' },
  ...CAPS_MB.map((capMb) => ({ value: String(capMb), label: `${capMb} MB` })),
];

/** What the call sends, how much data it may use, and by which way; kept on this device, and changed in the call at any time. */
export function BeginChoices({ details }: { details: VisitDetails }) {
  const { mode } = details.visit;
  const [wishes, setWishes] = useState(readCallWishes);
  const hiding = useHideAddress();
  const id = useId();
  if (mode === 'chat') return null;
  const change = (part: Partial<CallWishes>) => {
    const next = { ...wishes, ...part };
    setWishes(next);
    keepCallWishes(next);
  };
  const sent = mode === 'voice' ? 'audio' : wishes.step;
  return (
    <Card title="How to begin">
      {mode === 'video' && (
        <ChipGroup
          type="radio"
          legend="What you send"
          name="begin-step"
          options={STEPS}
          value={wishes.step}
          onChange={(step) => change({ step })}
        />
      )}
      <ChipGroup
        type="radio"
        legend="Use at most"
        name="begin-cap"
        options={CAPS}
        value={wishes.capMb === null ? NO_CAP : String(wishes.capMb)}
        onChange={(cap) => change({ capMb: CAPS_MB.find((one) => String(one) === cap) ?? null })}
      />
      <p className="small soft" aria-live="polite">
        {dataText({ step: sent, capMb: wishes.capMb })}
      </p>
      <div className={styles.choice}>
        <CheckBox
          id={`${id}-hide`}
          checked={wishes.hidesAddress}
          aria-describedby={`${id}-hide-text`}
          onChange={(event) => {
            change({ hidesAddress: event.currentTarget.checked });
            void hiding.run(event.currentTarget.checked);
          }}
        />
        <label htmlFor={`${id}-hide`}>Hide my network address</label>
        <p id={`${id}-hide-text`} className="small soft">
          The {MODE_LABELS[mode].toLowerCase()} call then goes by a relay only, so the other side does not learn where
          your device is in the network. Where no relay is set up, such a call cannot connect.
          {details.visit.viewerRole === 'specialist' &&
            ' It counts for your patients as well, unless they say otherwise.'}
        </p>
        {hiding.error && (
          <p role="alert" className="small">
            It holds on this device only. {errorText(hiding.error)}
          </p>
        )}
      </div>
    </Card>
  );
}
