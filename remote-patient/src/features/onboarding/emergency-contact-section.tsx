import type { PatientOnboarding } from '@telehealth/contracts/people';
import { PhoneField } from '@telehealth/ui/forms/phone-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';

const RELATIONSHIPS = ['Mother', 'Father', 'Partner', 'Sister', 'Brother', 'Child', 'Friend', 'Neighbour'];

export function EmergencyContactSection() {
  return (
    <Card title="Emergency contact">
      <Stack gap={3}>
        <p className="soft">Someone we may call when something happens during a visit.</p>
        <TextField<PatientOnboarding> name="emergencyContact.name" label="Contact name" autoComplete="off" />
        <TextField<PatientOnboarding>
          name="emergencyContact.relationship"
          label="Relationship"
          autoComplete="off"
          suggestions={RELATIONSHIPS}
        />
        <PhoneField<PatientOnboarding> name="emergencyContact.phone" label="Contact phone number" autoComplete="off" />
      </Stack>
    </Card>
  );
}
