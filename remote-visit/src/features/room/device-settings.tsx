import { Field } from '@telehealth/ui/parts/field';
import { SelectInput } from '@telehealth/ui/parts/inputs';
import type { DeviceChoice, RoomActions, RoomView } from '../../room/room-view';

interface DeviceSettingsProps {
  view: Pick<RoomView, 'devices' | 'microphone' | 'camera'>;
  actions: Pick<RoomActions, 'choose' | 'chooseSpeaker'>;
  hasVideo: boolean;
}

/** Selects microphone, camera and speaker. Browsers without output selection leave the speaker to the system. */
export function DeviceSettings({ view, actions, hasVideo }: DeviceSettingsProps) {
  const { microphones, cameras, speakers } = view.devices;
  return (
    <>
      <Choice
        label="Microphone"
        isUsed={view.microphone === 'on'}
        choices={microphones}
        onChoose={(id) => void actions.choose('microphone', id)}
      />
      {hasVideo && (
        <Choice
          label="Camera"
          isUsed={view.camera === 'on'}
          choices={cameras}
          onChoose={(id) => void actions.choose('camera', id)}
        />
      )}
      {speakers.length > 0 ? (
        <Choice label="Speaker" isUsed choices={speakers} onChoose={(id) => void actions.chooseSpeaker(id)} />
      ) : (
        <p className="small soft">Choose the speaker with your device’s own sound button.</p>
      )}
    </>
  );
}

interface ChoiceProps {
  label: string;
  choices: readonly DeviceChoice[];
  /** A device works, though the browser may not say which. */
  isUsed: boolean;
  onChoose: (id: string) => void;
}

function Choice({ label, choices, isUsed, onChoose }: ChoiceProps) {
  if (choices.length === 0) return null;
  return (
    <Field label={label}>
      {(control) => (
        <SelectInput
          {...control}
          value={choices.find(({ isCurrent }) => isCurrent)?.id ?? ''}
          onChange={({ target }) => onChoose(target.value)}
        >
          {!choices.some(({ isCurrent }) => isCurrent) && (
            <option value="">{isUsed ? 'As this device chooses' : 'None in use'}</option>
          )}
          {choices.map((choice, index) => (
            <option key={choice.id} value={choice.id}>
              {choice.label === '' ? `${label} ${index + 1}` : choice.label}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}
