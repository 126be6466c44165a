import type { SpecialistOnboarding } from '@telehealth/contracts/people';
import { NUMBER_KINDS } from '@telehealth/contracts/schemas/number-kinds';
import { CheckboxField } from '@telehealth/ui/forms/checkbox-field';
import { NumberField } from '@telehealth/ui/forms/number-field';
import { WeekdayField } from '@telehealth/ui/forms/weekday-field';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { toVisitPriceHint } from './visit-price-hint';

/** @param hourlyRate the field's present text, to show the price for patients */
export function HoursAndPriceSection({ hourlyRate }: { hourlyRate: string }) {
  return (
    <Card title="When you work and what a visit costs">
      <Stack gap={3}>
        <WeekdayField<SpecialistOnboarding>
          name="availability"
          label="Weekly availability"
          hint="From 09:00 to 17:00 in your own time zone to begin with."
        />
        <NumberField<SpecialistOnboarding>
          name="consultationRate"
          label="Consultation rate per hour"
          prefix="US$"
          kind={NUMBER_KINDS.consultationRate}
          hint={toVisitPriceHint(hourlyRate)}
        />
        <CheckboxField<SpecialistOnboarding> name="acceptsInsurance" label="I accept insurance" required={false} />
      </Stack>
    </Card>
  );
}
