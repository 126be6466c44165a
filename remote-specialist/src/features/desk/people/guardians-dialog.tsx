import { AUTHORITY_WORDS } from '@telehealth/care/people/authority-words';
import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Form } from '@telehealth/ui/forms/form';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { GUARDIAN_PAPERS, type GuardianEndForm, type GuardianPaper, guardianEndSchema } from '../../../data/desk/ends';
import { useEndGuardianship, useGuardiansOf } from '../../../data/desk/people.queries';
import type { FoundPerson, Guardian } from '../../../data/desk/people.schema';

/** Who acts for a person as guardian or carer, and the end of it by a paper. */
export function GuardiansDialog({ person: { id, name }, onClose }: { person: FoundPerson; onClose: () => void }) {
  const query = useGuardiansOf(id);
  const [ending, setEnding] = useState<Guardian | null>(null);
  return (
    <Dialog open size="side" onClose={onClose} title={`Who acts for ${name}`}>
      {ending === null ? (
        <QueryPanel
          query={query}
          safe="Nothing was ended."
          empty={<p>Nobody acts for this person as guardian or carer.</p>}
        >
          {(guardians) => (
            <RowList label={`Who acts for ${name}`}>
              {guardians.map((one) => (
                <Row
                  key={one.delegationId}
                  title={one.name}
                  detail={`${one.basis === 'guardian' ? 'Guardian' : 'Carer'} since ${formatDate(one.since, viewerTimeZone())}. ${paperText(one)}`}
                  end={
                    <Button
                      variant="line"
                      size="s"
                      aria-label={`End with papers: ${one.name}`}
                      onClick={() => setEnding(one)}
                    >
                      End with papers
                    </Button>
                  }
                />
              ))}
            </RowList>
          )}
        </QueryPanel>
      ) : (
        <EndForm guardian={ending} personName={name} onDone={() => setEnding(null)} />
      )}
    </Dialog>
  );
}

/** What was seen of the paper that proves their right. */
function paperText({ paper }: Guardian): string {
  if (paper?.state === 'confirmed' && paper.proof != null) return `${AUTHORITY_WORDS[paper.proof]}, checked`;
  return paper?.state === 'sent' ? 'A paper waits for a check' : 'No paper was confirmed';
}

interface EndFormProps {
  guardian: Guardian;
  personName: string;
  onDone: () => void;
}

function EndForm({ guardian: { delegationId, name }, personName, onDone }: EndFormProps) {
  const ending = useEndGuardianship();
  const { notify } = useHostServices();
  const form = useZodForm({
    schema: guardianEndSchema,
    defaultValues: { proof: '' as GuardianPaper, reason: '' },
  });
  const submit = async (seen: GuardianEndForm) => {
    if (!(await ending.run({ ...seen, id: delegationId })).ok) return;
    notify('guardian.ended');
    onDone();
  };
  return (
    <>
      <p>
        {name} acts for {personName} no more, at once. They and whoever else looks after {personName} are told, and the
        log of the record says it. It does not come back by itself.
      </p>
      <Form
        form={form}
        onSubmit={submit}
        label={`End that ${name} acts for ${personName}`}
        problem={ending.error && errorText(ending.error)}
      >
        <RadioGroupField<GuardianEndForm>
          name="proof"
          look="chips"
          label="Which paper did you see?"
          options={GUARDIAN_PAPERS.map((value) => ({ value, label: AUTHORITY_WORDS[value] }))}
        />
        <TextAreaField<GuardianEndForm>
          name="reason"
          label="What it says"
          hint="With its number and date. It is kept permanently; operators can read it."
          rows={3}
          maxLength={LIMITS.caseNote.max}
        />
        <Button variant="line" onClick={onDone}>
          Leave it as it is
        </Button>
        <SubmitButton variant="danger" busyLabel="Ending">
          End it
        </SubmitButton>
      </Form>
    </>
  );
}
