import type { PatientOnboarding } from '@telehealth/contracts/people';
import { LIMITS } from '@telehealth/contracts/settings';
import { CheckboxField } from '@telehealth/ui/forms/checkbox-field';
import { TextListField } from '@telehealth/ui/forms/text-list-field';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { RecordCheck } from '../../care/allergies/record-check';

const CONDITIONS = ['High blood pressure', 'Diabetes', 'Asthma', 'HIV', 'Tuberculosis', 'Epilepsy', 'Heart disease'];
const ALLERGIES = ['Penicillin', 'Sulpha medicines', 'Aspirin', 'Peanuts', 'Eggs', 'Bee stings', 'Latex'];

interface MedicalInformationSectionProps
  extends Partial<Pick<PatientOnboarding, 'medicalConditions' | 'allergies' | 'currentMedications'>> {
  /** A list was refused, so it is shown. */
  isRefused: boolean;
}

export function MedicalInformationSection(props: MedicalInformationSectionProps) {
  const { medicalConditions = [], allergies = [], currentMedications = [], isRefused } = props;
  const isFilled = [medicalConditions, allergies, currentMedications].some((list) => list.length > 0);
  return (
    <Card title="Medical information">
      <Stack gap={4}>
        <p className="soft">
          This can wait: allergies are asked before your first visit, and the rest you can add to your record at any
          time. It is kept there, apart from your sign-in account.
        </p>
        <Disclosure summary="Add conditions, allergies and medicines now" open={isFilled || isRefused}>
          <Stack gap={4}>
            <TextListField<PatientOnboarding>
              name="medicalConditions"
              label="Medical conditions"
              optional
              addLabel="Add condition"
              suggestions={CONDITIONS}
              maxItems={LIMITS.list.max}
              emptyText="No conditions added"
            />
            <TextListField<PatientOnboarding>
              name="allergies"
              label="Allergies"
              optional
              addLabel="Add allergy"
              suggestions={ALLERGIES}
              maxItems={LIMITS.list.max}
              emptyText="No allergies added"
            />
            {allergies.length === 0 && (
              <CheckboxField<PatientOnboarding>
                name="noAllergies"
                label="I know of no allergies. Left open, your record says that nobody has asked yet."
              />
            )}
            <TextListField<PatientOnboarding>
              name="currentMedications"
              label="Current medications"
              optional
              addLabel="Add medication"
              placeholder="Name and dose, for example Metformin 500 mg"
              maxItems={LIMITS.list.max}
              emptyText="No medications added"
            />
          </Stack>
        </Disclosure>
        <RecordCheck allergies={allergies} medicines={currentMedications} saysUnknown />
      </Stack>
    </Card>
  );
}
