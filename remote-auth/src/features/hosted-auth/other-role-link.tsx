import type { Role } from '@telehealth/contracts/access';
import { ROLE_LABELS } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { loginOf, pathTo, signupOf } from '@telehealth/contracts/routes';

const OTHER: Readonly<Record<Role, Role>> = { patient: 'specialist', specialist: 'patient' };

interface OtherRoleLinkProps {
  role: Role;
  isSignUp: boolean;
  returnTo: string | null;
}

/** A link for visitors who opened the other role's page. */
export function OtherRoleLink({ role, isSignUp, returnTo }: OtherRoleLinkProps) {
  const other = OTHER[role];
  const to = pathTo(isSignUp ? signupOf(other) : loginOf(other), {}, { redirect: returnTo ?? undefined });
  const question = other === 'patient' ? 'Are you a patient?' : 'Are you a healthcare provider?';
  return (
    <p className="soft">
      {question}{' '}
      <Link to={to}>
        {isSignUp ? 'Create an account' : 'Sign in'} as a {ROLE_LABELS[other].toLowerCase()}
      </Link>
    </p>
  );
}
