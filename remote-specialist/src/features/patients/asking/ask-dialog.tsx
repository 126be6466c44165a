import {
  type AccessPermission,
  type AccessPurpose,
  CHART_CATEGORIES,
  type ChartCategory,
  categoryTitle,
} from '@telehealth/contracts/chart';
import { errorText, message } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { useRequestAccess } from '@telehealth/data/access/access.mutations';
import type { OpenGrant } from '@telehealth/data/chart/chart.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import { TextArea } from '@telehealth/ui/parts/inputs';
import { useRef, useState } from 'react';
import type { Patient } from '../../../data/patients/patients.schema';

interface AskDialogProps {
  patient: Patient;
  first: readonly ChartCategory[];
  /** The grants in force. */
  grants: readonly OpenGrant[];
  visitId: string | null;
  onClose: () => void;
}

/** Sensitive parts must be chosen one by one; they are never preselected as closed parts. */
const NEVER_BY_ITSELF: readonly ChartCategory[] = ['mental_health', 'sexual_health', 'messages'];

interface Asked {
  categories: readonly ChartCategory[];
  purpose: AccessPurpose;
  may: AccessPermission;
  message: string;
}

/** Requests access: which parts, why, and in which words; the patient reads all of it. */
export function AskDialog({ patient, first, grants, visitId, onClose }: AskDialogProps) {
  const [asked, setAsked] = useState<Asked>({
    categories: first.filter((category) => !NEVER_BY_ITSELF.includes(category)),
    purpose: visitId === null ? 'ongoing_care' : 'visit',
    may: 'view',
    message: '',
  });
  const [isTried, setTried] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const asking = useRequestAccess();
  const { notify } = useHostServices();
  const change = (part: Partial<Asked>) => setAsked((before) => ({ ...before, ...part }));
  const standing = standingFor(asked.purpose, grants);
  const categories = CHART_CATEGORIES.filter((one) => asked.categories.includes(one) || standing.parts.includes(one));
  const send = async () => {
    setTried(true);
    if (categories.length === 0) {
      body.current?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.focus();
      return;
    }
    const appointmentId = asked.purpose === 'visit' ? visitId : null;
    const words = { purpose: asked.purpose, may: standing.may ?? asked.may, message: asked.message.trim() };
    if (!(await asking.run({ patientId: patient.patientId, categories, appointmentId, ...words })).ok) return;
    notify('access.requestSent');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={asking.isRunning ? () => undefined : onClose}
      title={`Ask ${patient.name} for access`}
      description="They see what you ask for and why, and can share all of it, less, or nothing. It does not affect their care."
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={asking.isRunning}>
            Not now
          </Button>
          <Button busy={asking.isRunning} onClick={() => void send()}>
            Send the request
          </Button>
        </>
      }
    >
      <div ref={body}>
        <Stack>
          <AskFields
            asked={{ ...asked, categories, may: standing.may ?? asked.may }}
            onChange={change}
            standing={standing}
            hasVisit={visitId !== null}
            isTried={isTried}
          />
          {asking.error && (
            <Notice tone="danger" live>
              {errorText(asking.error)}
            </Notice>
          )}
        </Stack>
      </div>
    </Dialog>
  );
}

/** Existing access for the same reason, which an approval would replace and must therefore be requested again. */
interface Standing {
  parts: readonly ChartCategory[];
  /** `add` where adding is allowed already; null: to choose. */
  may: 'add' | null;
}

/** New access for a visit is added to the existing; for any other reason it replaces the earlier grant. */
function standingFor(purpose: AccessPurpose, grants: readonly OpenGrant[]): Standing {
  const same = purpose === 'visit' ? [] : grants.filter((grant) => grant.purpose === purpose);
  return {
    parts: same.flatMap(({ categories }) => categories),
    may: same.some(({ adds }) => adds.length > 0) ? 'add' : null,
  };
}

interface AskFieldsProps {
  asked: Asked;
  onChange: (part: Partial<Asked>) => void;
  standing: Standing;
  hasVisit: boolean;
  isTried: boolean;
}

function AskFields({ asked, onChange, standing, hasVisit, isTried }: AskFieldsProps) {
  const isMissing = isTried && asked.categories.length === 0;
  return (
    <>
      <ChipGroup
        type="checkbox"
        legend="Which parts"
        required
        value={asked.categories}
        onChange={(categories) => onChange({ categories })}
        {...(standing.parts.length > 0 && { hint: 'What is open for this reason stays part of the request.' })}
        options={CHART_CATEGORIES.map((value) => ({
          value,
          label: categoryTitle(value),
          ...(standing.parts.includes(value) && { note: 'open now', disabled: true }),
        }))}
        {...(isMissing && { error: message('access.categoriesRequired') })}
      />
      <ChipGroup
        type="radio"
        legend="Why"
        value={asked.purpose}
        onChange={(purpose) => onChange({ purpose })}
        options={[
          ...(hasVisit ? [{ value: 'visit' as const, label: 'For the next visit' }] : []),
          { value: 'ongoing_care', label: 'Ongoing care' },
          { value: 'second_opinion', label: 'Second opinion' },
        ]}
      />
      <ChipGroup
        type="radio"
        legend="You may"
        value={asked.may}
        onChange={(may) => onChange({ may })}
        options={[
          { value: 'view', label: 'View only', disabled: standing.may === 'add' },
          { value: 'add', label: 'View and add' },
        ]}
      />
      <Field label="In your words" hint="The patient reads this." optional>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={LIMITS.accessMessage.max}
            value={asked.message}
            onChange={(event) => onChange({ message: event.currentTarget.value })}
          />
        )}
      </Field>
    </>
  );
}
