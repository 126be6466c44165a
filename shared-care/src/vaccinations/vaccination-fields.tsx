import { LIMITS } from '@telehealth/contracts/settings';
import { DateField } from '@telehealth/ui/forms/date-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';

const WHOLE_DAY = 'yyyy-mm-dd'.length;

interface VaccinationFieldsProps {
  /** What the field `givenOn` starts with. */
  givenOn?: string;
}

/** The fields of a vaccination beside its note; of the list `vaccinations`. */
export function VaccinationFields({ givenOn }: VaccinationFieldsProps) {
  return (
    <>
      <TextField
        name="label"
        label="What were you vaccinated against?"
        hint="As in the booklet, for example: measles"
        maxLength={LIMITS.listEntry.max}
      />
      <VaccinationMore givenOn={givenOn} />
    </>
  );
}

/** When it was given, which dose, which batch. */
export function VaccinationMore({ givenOn = '' }: VaccinationFieldsProps) {
  return (
    <>
      <GivenOn isPart={![0, WHOLE_DAY].includes(givenOn.length)} />
      <TextField name="dose" label="Which dose?" hint="For example: 2" optional maxLength={LIMITS.listEntry.max} />
      <TextField
        name="batch"
        label="Batch number"
        hint="Beside the date in the booklet"
        optional
        maxLength={LIMITS.vaccineBatch.max}
      />
    </>
  );
}

/** A day from the calendar, or as much of it as one knows: few people know the day of old vaccinations. */
function GivenOn(begins: { isPart: boolean }) {
  const [isPart, setPart] = useState(begins.isPart);
  return (
    <div>
      {isPart ? (
        <TextField
          name="givenOn"
          label="Which year?"
          hint="For example 2019, or 2019-05 with the month"
          optional
          inputMode="numeric"
          maxLength={WHOLE_DAY}
        />
      ) : (
        <DateField name="givenOn" label="When was it given?" hint="Leave it empty if nobody knows" optional />
      )}
      <Button variant="quiet" size="s" onClick={() => setPart(!isPart)}>
        {isPart ? 'I know the day' : 'I know only the year'}
      </Button>
    </div>
  );
}
