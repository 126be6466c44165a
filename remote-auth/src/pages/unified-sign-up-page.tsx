import { pathTo, type RouteRow } from '@telehealth/contracts';
import { Link } from '@telehealth/contracts/router';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Stack } from '@telehealth/ui/layout/stack';
import { useReturnPath } from '../features/return-path/use-return-path';
import { SignUpForm } from '../features/sign-up/sign-up-form';

/** Our own registration. */
export default function UnifiedSignUpPage({ row }: { row: RouteRow }) {
  const returnTo = useReturnPath(row.path);
  return (
    <Stack gap={4}>
      <PageHeading lead={row.purpose}>{row.title}</PageHeading>
      <SignUpForm />
      <p className="soft">
        Already have an account?{' '}
        <Link to={pathTo('auth.unifiedSignIn', {}, { redirect: returnTo ?? undefined })}>Sign in</Link>
      </p>
    </Stack>
  );
}
