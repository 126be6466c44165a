import { useUser } from '@clerk/react';
import { type ChangePasswordForm, changePasswordSchema } from '@telehealth/contracts/schemas/security';
import { useHostServices } from '@telehealth/contracts/session';
import { AccountName } from '@telehealth/ui/forms/account-name';
import { CheckboxField } from '@telehealth/ui/forms/checkbox-field';
import { Form } from '@telehealth/ui/forms/form';
import { PasswordField } from '@telehealth/ui/forms/password-field';
import { PasswordStrength } from '@telehealth/ui/forms/password-strength';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { attempt } from '../identity-failure';
import { useSensitive } from '../reverification/sensitive-area';
import { useOpener } from '../use-opener';
import { useProblem } from '../use-problem';

const EMPTY: ChangePasswordForm = { currentPassword: '', password: '', confirmPassword: '', signOutOthers: true };
const PLACES = {
  'security.passwordWrong': 'currentPassword',
  'security.passwordGuessable': 'password',
  'validation.passwordLength': 'password',
  'validation.passwordTooLong': 'password',
  'validation.passwordUppercase': 'password',
  'validation.passwordLowercase': 'password',
  'validation.passwordNumber': 'password',
} as const;

/** The password form, collapsed until the person wants to change it. */
export function ChangePasswordCard({ onChanged }: { onChanged: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useOpener(isOpen);
  return (
    <Card title="Password">
      {isOpen ? (
        <PasswordForm
          onClose={() => setOpen(false)}
          onChanged={() => {
            setOpen(false);
            onChanged();
          }}
        />
      ) : (
        <>
          <p className="soft">Use one that you use nowhere else. We never ask for it by phone or email.</p>
          <div>
            <Button ref={opener} variant="line" onClick={() => setOpen(true)}>
              Change password
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

function PasswordForm({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const { user } = useUser();
  const { notify } = useHostServices();
  const sensitive = useSensitive();
  const form = useZodForm({ schema: changePasswordSchema, defaultValues: EMPTY });
  const { problem, show, clear } = useProblem(form, PLACES);
  const email = user?.primaryEmailAddress?.emailAddress ?? '';
  const submit = async ({ currentPassword, password, signOutOthers }: ChangePasswordForm) => {
    clear();
    const change = {
      currentPassword,
      newPassword: password,
      signOutOfOtherSessions: signOutOthers,
    };
    const changed = await attempt('security.passwordFailed', () =>
      sensitive(async () => user?.updatePassword(change), currentPassword),
    );
    if (!changed.ok) return show(changed.error);
    notify(signOutOthers ? 'security.passwordChangedOthers' : 'security.passwordChanged');
    onChanged();
  };
  return (
    <Form form={form} onSubmit={submit} label="Change password" problem={problem} focusFirst>
      <AccountName email={email} />
      <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
      <PasswordField
        name="password"
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters, with an uppercase letter, a lowercase letter and a number"
      />
      <PasswordStrength name="password" known={[email, user?.firstName ?? '', user?.lastName ?? '']} />
      <PasswordField name="confirmPassword" label="Confirm new password" autoComplete="new-password" />
      <CheckboxField
        name="signOutOthers"
        label="Sign out my other devices"
        hint="Anyone who knows the old password is then signed out everywhere."
      />
      <Cluster>
        <SubmitButton busyLabel="Changing">Change password</SubmitButton>
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
      </Cluster>
    </Form>
  );
}
