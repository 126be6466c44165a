import { MODE_LABELS } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useKnownPlaces } from '@telehealth/data/visits/waiting-room.queries';
import { CheckBox } from '@telehealth/ui/forms/check-box';
import { Card } from '@telehealth/ui/layout/card';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import * as icons from '@telehealth/ui/parts/icons';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useHideAddress } from '../../data/room/hide-address.mutations';
import { useRoomAccess } from '../../data/room/room-access.queries';
import { CAPS_MB, type CallWishes, hasCallWishes, keepCallWishes, readCallWishes } from '../../room/call-wishes';
import { dataText } from './data-use';
import styles from './waiting-room.module.css';

const STEPS = [
  { value: 'video', label: 'Picture and sound', icon: icons.video },
  { value: 'low_video', label: 'Small picture and sound', icon: icons.video },
  { value: 'audio', label: 'Sound only', icon: icons.voice },
] as const;
const NO_CAP = 'none';
const CAPS = [
  { value: NO_CAP, label: 'No limit' },
  ...CAPS_MB.map((capMb) => ({ value: String(capMb), label: `${capMb} MB` })),
];

/** What the call sends, its data cap and whether to use a relay. Stored on this device and changeable in the call. */
export function BeginChoices({ details }: { details: VisitDetails }) {
  const { mode } = details.visit;
  const [wishes, setWishes] = useState(readCallWishes);
  const change = (part: Partial<CallWishes>) => {
    const next = { ...wishes, ...part };
    setWishes(next);
    keepCallWishes(next);
  };
  const needsSoundOnly = useKnownPlaces(details.visit.id, details.visit.viewerRole).data?.needs.audioOnly === true;
  const beginWithSound = useEffectEvent(() => {
    if (!hasCallWishes()) change({ step: 'audio' });
  });
  // A default from the profile; a choice made on this device is newer and wins.
  useEffect(() => {
    if (needsSoundOnly) beginWithSound();
  }, [needsSoundOnly]);
  if (mode === 'chat') return null;
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
      <HideAddress details={details} />
    </Card>
  );
}

/** The account's setting. Offered only where relays exist; otherwise the connection check says that it cannot be kept. */
function HideAddress({ details: { visit, treatedBy } }: { details: VisitDetails }) {
  const access = useRoomAccess(visit.id).data;
  const hiding = useHideAddress();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const id = useId();
  if (access === undefined || access.iceServers.length === 0) return null;
  const change = async (isHidden: boolean) => {
    setWanted(isHidden);
    await hiding.run(isHidden);
    setWanted(null);
  };
  const isPractices = access.hidesAddress && !access.hidingIsOwn;
  return (
    <div className={styles.choice}>
      <CheckBox
        id={`${id}-hide`}
        checked={wanted ?? access.hidesAddress}
        aria-describedby={`${id}-hide-text`}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      <label htmlFor={`${id}-hide`}>Hide my network address</label>
      <p id={`${id}-hide-text`} className="small soft">
        {isPractices && `${treatedBy} asks for this for all patients; you may decide otherwise. `}
        The {MODE_LABELS[visit.mode].toLowerCase()} call then goes through a server in between, so the other person does
        not learn where your device is in the network. It applies to all your calls, on every device
        {visit.viewerRole === 'specialist' && ', and for your patients as well, unless they say otherwise'}.
      </p>
      {hiding.error && (
        <p role="alert" className="small">
          Not changed. {errorText(hiding.error)}
        </p>
      )}
    </div>
  );
}
