import { modesText } from '@telehealth/care/visits/modes-text';
import { CONSULTATION_MODES, type ConsultationMode } from '@telehealth/contracts/booking';
import { SelectInput } from '@telehealth/ui/parts/inputs';

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** Every set of modes that hours can be open for, the usual one first. */
const SETS: readonly (readonly ConsultationMode[])[] = [
  CONSULTATION_MODES,
  ...CONSULTATION_MODES.map((mode) => [mode]),
  ...CONSULTATION_MODES.map((out) => CONSULTATION_MODES.filter((mode) => mode !== out)).reverse(),
];
const keyOf = (modes: readonly ConsultationMode[]) =>
  CONSULTATION_MODES.filter((mode) => modes.includes(mode)).join(' ');

interface ModesChoiceProps {
  label: string;
  value: readonly ConsultationMode[];
  onChange: (modes: ConsultationMode[]) => void;
}

/** The modes for which a period of hours is open. */
export function ModesChoice({ label, value, onChange }: ModesChoiceProps) {
  return (
    <SelectInput
      aria-label={label}
      value={keyOf(value)}
      onChange={({ currentTarget }) => onChange([...(SETS.find((set) => keyOf(set) === currentTarget.value) ?? value)])}
    >
      {SETS.map((set) => (
        <option key={keyOf(set)} value={keyOf(set)}>
          {capital(modesText(set)) || 'Every kind of visit'}
        </option>
      ))}
    </SelectInput>
  );
}
