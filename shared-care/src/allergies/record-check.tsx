import { checkAllergies } from '@telehealth/clinical/prescriptions/check-allergies';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { unknownText } from '../prescriptions/allergy-words';

interface RecordCheckProps {
  allergies: readonly string[];
  /** The names of what is taken now. */
  medicines: readonly string[];
  /** Says as well which medicines nobody knows, where they are being written down. */
  saysUnknown?: boolean;
}

/** What is taken against recorded allergies: a danger stands for as long as both do. Nothing where nothing speaks against it. */
export function RecordCheck({ allergies, medicines, saysUnknown = false }: RecordCheckProps) {
  const { findings, unknown } = checkAllergies(allergies, medicines);
  if (findings.length === 0 && (!saysUnknown || unknown.length === 0)) return null;
  return (
    <Stack gap={2}>
      {findings.map(({ allergy, medicine, kind }) => (
        <Notice
          key={`${allergy} ${medicine}`}
          tone="danger"
          title={`${medicine} ${kind === 'related_class' ? 'is related to' : 'is of the kind of'} the allergy: ${allergy}`}
        >
          Ask a doctor or pharmacist before it is taken again. With trouble breathing or a swollen face, call 112.
        </Notice>
      ))}
      {saysUnknown && unknown.length > 0 && (
        <Notice tone="warning" title={unknownText(unknown, medicines.length)}>
          Please ask a pharmacist whether it fits with your allergies. You can go on.
        </Notice>
      )}
    </Stack>
  );
}
