import { message } from '@telehealth/contracts/messages';
import { pathTo } from '@telehealth/contracts/routes';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { LinkButton } from '@telehealth/ui/parts/link-button';

interface WidgetNoticeProps {
  kind: 'signIn' | 'signUp';
  /** The address typed already, with which the widget starts. Empty when none was. */
  email: string;
  returnTo: string | null;
}

const WORDS = {
  signIn: {
    to: 'auth.signIn',
    id: 'toast.signInHandled',
    why: 'This form cannot finish signing you in. Your account is safe.',
    label: 'Continue to sign in',
  },
  signUp: {
    to: 'auth.signUp',
    id: 'toast.signUpHandled',
    why: 'This form cannot create your account. Nothing was created so far.',
    label: 'Continue to sign up',
  },
} as const;

/** Replaces our form where only the provider's widget can continue. The address is passed outside of the query. */
export function WidgetNotice({ kind, email, returnTo }: WidgetNoticeProps) {
  const { to, id, why, label } = WORDS[kind];
  return (
    <Stack gap={4}>
      <Notice tone="info" title={message(id)} live>
        {why}
      </Notice>
      <LinkButton
        wide
        to={pathTo(to, {}, { redirect: returnTo ?? undefined })}
        state={email === '' ? undefined : { email }}
      >
        {label}
      </LinkButton>
    </Stack>
  );
}
