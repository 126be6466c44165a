import type { Role } from '@telehealth/contracts/access';
import { type MessageId, messageText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { ROLE_REDIRECT_DELAY_MS } from '@telehealth/contracts/settings';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { RoleCard } from './role-card';
import styles from './role-choice.module.css';

type Step = 'choosing' | 'saving' | 'chosen';
/** Failures with a more precise message than the screen's own. */
const TELLING: readonly MessageId[] = ['role.alreadyChosen', 'auth.offline', 'session.identityUnreachable'];

interface RoleChoiceFormProps {
  /** Continue was pressed with a role. */
  onChosen: () => void;
  /** It was not stored. `access.refused`: the database gives this account no role. */
  onFailed: (id: MessageId) => void;
  /** The role is stored and the thanks were shown. */
  onDone: (role: Role) => void;
}

/** Two cards and Continue. Once the role is stored, a moment passes so that the thanks can be read. */
export function RoleChoiceForm({ onChosen, onFailed, onDone }: RoleChoiceFormProps) {
  const { auth, notify } = useHostServices();
  const [role, setRole] = useState<Role | null>(null);
  const [step, setStep] = useState<Step>('choosing');
  const [problem, setProblem] = useState<MessageId | null>(null);
  const first = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (step !== 'chosen' || role === null) return;
    const timer = setTimeout(() => onDone(role), ROLE_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [step, role, onDone]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step !== 'choosing') return;
    setProblem(role === null ? 'role.required' : null);
    if (role === null) return first.current?.focus();
    setStep('saving');
    onChosen();
    const result = await auth.chooseRole(role);
    setStep(result.ok ? 'chosen' : 'choosing');
    if (result.ok) return notify('role.chosen', { role });
    const { id } = result.error;
    if (id !== 'access.refused') setProblem(TELLING.includes(id) ? id : 'role.failed');
    onFailed(id);
  };
  const choose = (next: Role) => {
    setRole(next);
    setProblem(null);
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Role">
      <Stack gap={4}>
        <fieldset className={styles.cards} disabled={step !== 'choosing'}>
          <legend className="visually-hidden">How will you use it?</legend>
          <RoleCard value="patient" chosen={role} onChoose={choose} inputRef={first} isInvalid={problem !== null} />
          <RoleCard value="specialist" chosen={role} onChoose={choose} isInvalid={problem !== null} />
        </fieldset>
        {problem !== null && (
          <Notice tone="danger" live>
            {messageText(problem)}
          </Notice>
        )}
        <Button type="submit" wide busy={step !== 'choosing'} busyLabel="Setting up">
          Continue
        </Button>
      </Stack>
    </form>
  );
}
