import { unitText } from '@telehealth/care/record/entry-words';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { NumberBox } from '@telehealth/ui/parts/number-box';
import styles from '../device.module.css';
import { kindOf, type TypedProblem, type TypedReading } from './check-typed';

interface NumberFieldsProps {
  type: ReadingType;
  typed: TypedReading;
  problems: Partial<Record<'value' | 'second' | 'when', TypedProblem>>;
  onChange: (part: Partial<TypedReading>) => void;
}

/** One number or two, labelled as on the device; below a wrong one, what was probably meant. */
export function NumberFields({ type, typed, problems, onChange }: NumberFieldsProps) {
  const partOf = (field: 'value' | 'second') => ({
    kind: kindOf(type, typed.unit, field),
    value: typed[field],
    onChange: (text: string) => onChange({ [field]: text }),
    required: true,
    error: problems[field]?.text,
    meant: meantBy(problems[field], typed[field]),
  });
  if (type.secondLabel === null)
    return <NumberBox {...partOf('value')} label={type.label} suffix={suffixOf(type, typed)} />;
  return (
    <div className={styles.pair}>
      <NumberBox {...partOf('value')} label="Upper" />
      <NumberBox {...partOf('second')} label="Lower" />
    </div>
  );
}

const suffixOf = (type: ReadingType, typed: TypedReading) =>
  typed.unit === type.unit ? unitText(type.unit) || undefined : undefined;

function meantBy(problem: TypedProblem | undefined, typed: string) {
  if (!problem?.suggestion) return undefined;
  const { value, because } = problem.suggestion;
  return [
    { text: String(value), ...(typeof because === 'object' && { because: `That is ${typed} in ${because.unit}.` }) },
  ];
}
