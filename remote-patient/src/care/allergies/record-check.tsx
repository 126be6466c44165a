import { unknownText } from '@telehealth/care/prescriptions/allergy-words';
import { checkAllergies } from '@telehealth/clinical/prescriptions/check-allergies';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';

interface RecordCheckProps {
  allergies: readonly string[];
  medicines: readonly string[];
  /** Also lists medicines that are not in the table, where they are being entered. */
  saysUnknown?: boolean;
}

/**
 * Compares current medicines with recorded allergies and shows a danger for as long as both stand. Renders nothing without a
 * finding.
 */
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
