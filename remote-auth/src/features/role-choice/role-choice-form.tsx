import { message, onboardingOf, ROLE_REDIRECT_DELAY_MS, type Role } from '@telehealth/contracts';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { RoleCard } from './role-card';
import styles from './role-choice.module.css';

type Step = 'choosing' | 'saving' | 'chosen';

/** Two cards and Continue. Once the role is stored, a moment passes so that the thanks are seen; then onboarding opens. */
export function RoleChoiceForm({ onChosen }: { onChosen: () => void }) {
  const { auth, notify, navigateTo } = useHostServices();
  const [role, setRole] = useState<Role | null>(null);
  const [step, setStep] = useState<Step>('choosing');
  const [problem, setProblem] = useState<'role.required' | 'role.failed' | null>(null);
  const first = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (step !== 'chosen' || role === null) return;
    const timer = setTimeout(() => navigateTo(onboardingOf(role), {}, { replace: true }), ROLE_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [step, role, navigateTo]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step !== 'choosing') return;
    setProblem(role === null ? 'role.required' : null);
    if (role === null) return first.current?.focus();
    setStep('saving');
    onChosen();
    const result = await auth.chooseRole(role);
    setStep(result.ok ? 'chosen' : 'choosing');
    if (result.ok) notify('role.chosen', { role });
    else setProblem('role.failed');
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
            {message(problem)}
          </Notice>
        )}
        <Button type="submit" wide busy={step !== 'choosing'} busyLabel="Setting up">
          Continue
        </Button>
      </Stack>
    </form>
  );
}
