import { loginOf, pathTo, ROLE_LABELS, type Role, signupOf } from '@telehealth/contracts';
import { Link } from '@telehealth/contracts/router';

const OTHER: Readonly<Record<Role, Role>> = { patient: 'specialist', specialist: 'patient' };

interface OtherRoleLinkProps {
  role: Role;
  isSignUp: boolean;
  returnTo: string | null;
}

/** The way out for someone who opened the page of the other role. */
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
