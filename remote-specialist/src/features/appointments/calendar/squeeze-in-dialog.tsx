import { MODE_LABELS, zoneName } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { LIMITS } from '@telehealth/contracts/settings';
import { useMyVisitTypes } from '@telehealth/data/practice/practice.queries';
import type { OwnVisitType, Practice, SqueezeIn } from '@telehealth/data/practice/practice.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { DayField } from '@telehealth/ui/parts/day-field';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput, TextArea, TextInput } from '@telehealth/ui/parts/inputs';
import { useRef } from 'react';
import styles from './calendar.module.css';
import { PatientChoice } from './patient-choice';
import { type InvitationInput, useInvitation } from './use-invitation';

/** The database's limit of extra visits in a day. */
const MOST_A_DAY = 3;

interface SqueezeInDialogProps {
  practice: Practice;
  /** Invitations from today on. */
  squeezeIns: readonly SqueezeIn[];
  /** The day that is on the screen. */
  day: string;
  onClose: () => void;
}

/** Invites a patient to an extra visit, outside hours and notice, never overlapping another one. */
export function SqueezeInDialog(props: SqueezeInDialogProps) {
  const types = useMyVisitTypes();
  if (types.data === undefined)
    return (
      <Dialog open onClose={props.onClose} title="Add an extra visit">
        <QueryPanel query={types} safe="Nobody was invited.">
          {() => null}
        </QueryPanel>
      </Dialog>
    );
  return <SqueezeInForm {...props} types={types.data.filter(({ active }) => active)} />;
}

type FormProps = SqueezeInDialogProps & { types: readonly OwnVisitType[] };

function SqueezeInForm({ practice, squeezeIns, day, types, onClose }: FormProps) {
  const invitation = useInvitation(practice, types, day, onClose);
  const { input, problems, change, isRunning, error } = invitation;
  const body = useRef<HTMLDivElement>(null);
  const invite = async () => {
    const missing = await invitation.invite();
    if (missing !== null)
      body.current?.querySelector<HTMLElement>(`[data-part="${missing}"] :is([required], textarea)`)?.focus();
  };
  return (
    <Dialog
      open
      size="l"
      onClose={isRunning ? () => undefined : onClose}
      title="Add an extra visit"
      description="The patient gets an invitation and the time is held for them. It becomes a visit when they agree and pay. Who was invited and why is recorded."
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={isRunning}>
            Cancel
          </Button>
          <Button busy={isRunning} busyLabel="Inviting" onClick={() => void invite()}>
            Invite
          </Button>
        </>
      }
    >
      <div ref={body}>
        <Stack>
          <div data-part="patient">
            <PatientChoice
              value={input.patientId}
              onChoose={(patientId) => change({ patientId })}
              {...(problems.patient !== undefined && { error: problems.patient })}
            />
          </div>
          <WhenFields
            input={input}
            zone={practice.timeZone}
            used={squeezeIns.filter(({ onDate }) => onDate === input.day).length}
            error={problems.time}
            onChange={change}
          />
          <KindFields input={input} types={types} onChange={change} />
          <ReasonField value={input.reason} error={problems.reason} onChange={(reason) => change({ reason })} />
          {error !== null && (
            <Notice tone="danger" live>
              {errorText(error)}
            </Notice>
          )}
        </Stack>
      </div>
    </Dialog>
  );
}

interface PartProps {
  input: InvitationInput;
  onChange: (part: Partial<InvitationInput>) => void;
}

function WhenFields({
  input,
  zone,
  used,
  error,
  onChange,
}: PartProps & { zone: string; used: number; error: string | undefined }) {
  return (
    <div className={styles.pair}>
      <DayField
        label="Day"
        required
        hint={`${Math.min(used, MOST_A_DAY)} of ${MOST_A_DAY} extra visits invited`}
        value={input.day}
        onChange={(day) => onChange({ day })}
      />
      <div data-part="time">
        <Field label="Begins" required hint={zoneName(zone)} {...(error !== undefined && { error })}>
          {(control) => (
            <TextInput
              {...control}
              type="time"
              step={300}
              value={input.time}
              onChange={(event) => onChange({ time: event.currentTarget.value })}
            />
          )}
        </Field>
      </div>
    </div>
  );
}

function KindFields({ input, types, onChange }: PartProps & { types: readonly OwnVisitType[] }) {
  const type = types.find(({ id }) => id === input.typeId);
  const choose = (typeId: string) => {
    const modes = types.find(({ id }) => id === typeId)?.modes ?? [];
    onChange({ typeId, mode: modes.includes(input.mode) ? input.mode : (modes[0] ?? 'video') });
  };
  return (
    <div className={styles.pair}>
      <Field label="Visit type" required>
        {(control) => (
          <SelectInput {...control} value={input.typeId} onChange={(event) => choose(event.currentTarget.value)}>
            {types.map(({ id, name, minutes }) => (
              <option key={id} value={id}>
                {name}, {minutes} minutes
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label="How" required>
        {(control) => (
          <SelectInput
            {...control}
            value={input.mode}
            onChange={(event) => onChange({ mode: event.currentTarget.value as InvitationInput['mode'] })}
          >
            {(type?.modes ?? []).map((value) => (
              <option key={value} value={value}>
                {MODE_LABELS[value]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
    </div>
  );
}

interface ReasonFieldProps {
  value: string;
  error: string | undefined;
  onChange: (reason: string) => void;
}

function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  return (
    <div data-part="reason">
      <Field
        label="Why, in a few words"
        required
        hint="Recorded with the invitation"
        {...(error !== undefined && { error })}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={LIMITS.squeezeReason.max}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
    </div>
  );
}
