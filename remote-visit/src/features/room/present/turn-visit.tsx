import { errorText } from '@telehealth/contracts/messages';
import { useNavigate } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { DateField } from '@telehealth/ui/forms/date-field';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useState } from 'react';
import { otherChildSchema, useTurnVisit } from '../../../data/visits/turn-visit.mutations';

const looksAfter = (who: { basis: string | null } | null | undefined) =>
  who?.basis === 'guardian' || who?.basis === 'carer';

/** Offers, in a visit that somebody books for a child, to go on with another child of theirs. */
export function TurnVisit({ details }: { details: VisitDetails }) {
  const [isOpen, setOpen] = useState(false);
  if (!looksAfter(details.present?.cameBy) && !looksAfter(details.present?.bookedBy)) return null;
  return (
    <>
      <Button variant="line" size="s" onClick={() => setOpen(true)}>
        It is a brother or sister
      </Button>
      {isOpen && <TurnDialog details={details} onClose={() => setOpen(false)} />}
    </>
  );
}

const TITLE = 'Who is to be seen?';

/** Asks for the child as whoever is with it says it: no list of a family is shown. A failed call keeps the words. */
function TurnDialog({ details, onClose }: { details: VisitDetails; onClose: () => void }) {
  const { patientName } = details;
  const form = useZodForm({ schema: otherChildSchema, defaultValues: { firstName: '', dateOfBirth: '' } });
  const turning = useTurnVisit();
  const navigate = useNavigate();
  const close = () => {
    if (!turning.isRunning) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={TITLE}
      description={`The visit of ${patientName} ends, and one of the other child goes on for the same price. Whoever is with the child agrees for it at the door. What was begun stays with ${patientName}; both records’ logs have it, and the family is told.`}
    >
      <Form
        form={form}
        label={TITLE}
        problem={turning.error === null ? null : errorText(turning.error)}
        focusFirst
        onSubmit={async (child) => {
          const turned = await turning.run({ appointmentId: details.visit.id, ...child });
          if (turned.ok) void navigate(pathTo('consultation', { id: turned.value }));
        }}
      >
        <Stack>
          <TextField name="firstName" label="First name of the child" hint="Ask whoever is with the child." required />
          <DateField name="dateOfBirth" label="Date of birth" required />
          <Cluster justify="flex-end">
            <Button variant="line" onClick={close}>
              Not yet
            </Button>
            <SubmitButton busy={turning.isRunning} busyLabel="Going on">
              Go on with this child
            </SubmitButton>
          </Cluster>
        </Stack>
      </Form>
    </Dialog>
  );
}
