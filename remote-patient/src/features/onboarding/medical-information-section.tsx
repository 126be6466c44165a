import type { PatientOnboarding } from '@telehealth/contracts/people';
import { LIMITS } from '@telehealth/contracts/settings';
import { CheckboxField } from '@telehealth/ui/forms/checkbox-field';
import { TextListField } from '@telehealth/ui/forms/text-list-field';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { RecordCheck } from '../../care/allergies/record-check';

const CONDITIONS = ['High blood pressure', 'Diabetes', 'Asthma', 'HIV', 'Tuberculosis', 'Epilepsy', 'Heart disease'];
const ALLERGIES = ['Penicillin', 'Sulpha medicines', 'Aspirin', 'Peanuts', 'Eggs', 'Bee stings', 'Latex'];

type Typed = Partial<Pick<PatientOnboarding, 'allergies' | 'currentMedications'>>;

export function MedicalInformationSection({ allergies = [], currentMedications = [] }: Typed) {
  return (
    <Card title="Medical information">
      <Stack gap={4}>
        <p className="soft">
          All three lists are optional. They are kept in your health record, apart from your sign-in account.
        </p>
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
        <RecordCheck allergies={allergies} medicines={currentMedications} saysUnknown />
      </Stack>
    </Card>
  );
}
