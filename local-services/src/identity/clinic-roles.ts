/**
 * Roles and permissions of the clinic as the identity hands them out. The database decides what anybody may do
 * (`private.require_operator`, `private.require_practising` and row security in supabase/schemas); this only mirrors it,
 * so that a menu need not offer what would be refused. Nothing is granted by it.
 */
export interface ClinicRole {
  key: `org:${string}`;
  name: string;
  description: string;
  permissions: readonly ClinicPermission[];
}

/** A permission and the functions of the database behind it. The key is `org:<feature>:<what>`. */
export interface ClinicPermission {
  key: `org:${string}:${string}`;
  name: string;
  description: string;
}

const permission = (key: ClinicPermission['key'], name: string, description: string): ClinicPermission => ({
  key,
  name,
  description,
});

const operatorMay = [
  permission('org:registrations:verify', 'Check registrations', 'registrations_to_check, decide_registration'),
  permission('org:visits:settle', 'Put visits right', 'no_shows_to_review, correct_no_show, mark_entered_in_error'),
  permission('org:refunds:settle', 'Have refunds tried again', 'failed_refunds, retry_refund, disputed_payments'),
  permission(
    'org:emergencies:review',
    'Review emergency access',
    'emergencies_to_review, review_break_glass, answer_dispute',
  ),
  permission(
    'org:logs:read',
    'Read the reported lines of an access log',
    'read_access_log_for_review, answer_access_report',
  ),
  permission(
    'org:notices:publish',
    'Publish what everyone reads',
    'publish_terms, publish_emergency_number, publish_triage_ruleset',
  ),
  permission('org:jobs:read', 'See whether the jobs run', 'job_state'),
] as const;

const specialistMay = [
  permission('org:practice:manage', 'Run a practice', 'decide_request, squeeze_in, own visit types and hours'),
  permission('org:visits:conduct', 'Hold visits', 'admit_patient'),
  permission('org:notes:sign', 'Sign notes', 'sign_note, begin_addendum'),
  permission('org:prescriptions:issue', 'Prescribe', 'check_prescription, issue_prescription, decide_renewal'),
  permission('org:charts:request', 'Ask for access to a chart', 'request_access'),
  permission('org:emergencies:open', 'Open a chart in an emergency', 'break_glass'),
] as const;

/** The vendor's own permission to list the members. */
const seesMembers = permission('org:sys_memberships:read', 'Read members', 'The members of the organization');

export const CLINIC_ROLES: readonly ClinicRole[] = [
  {
    key: 'org:operator',
    name: 'Operator',
    description: 'Checks registrations and reviews emergency access; reads no chart.',
    permissions: [...operatorMay, seesMembers],
  },
  {
    key: 'org:specialist',
    name: 'Specialist',
    description: 'A specialist whose registration is verified and in date.',
    permissions: specialistMay,
  },
];

/** The role of that key; undefined for keys the instance does not have. */
export const roleOf = (key: string): ClinicRole | undefined => CLINIC_ROLES.find((role) => role.key === key);

/** Keys of what a role may do; nothing for an unknown role. */
export const permissionKeysOf = (role: string): string[] => (roleOf(role)?.permissions ?? []).map(({ key }) => key);

/** Claim `o` and `fea` of a session token, version 2. */
export interface OrganizationClaims {
  fea: string;
  o: { id: string; rol: string; slg: string; per: string; fpm: string };
}

/**
 * The compact form in which a session token carries role and permissions: the features (`fea`), the distinct names of
 * permissions (`per`), and for each feature a number whose bit n (lowest first) stands for the n-th name (`fpm`). Source:
 * `__experimental_JWTPayloadToAuthObjectProperties` of @clerk/shared 4.36, which reads it. System permissions stay out.
 */
export function organizationClaims(organization: { id: string; slug: string }, role: string): OrganizationClaims {
  const { id, slug } = organization;
  const pairs = permissionKeysOf(role)
    .map((key) => key.split(':'))
    .filter(([, feature]) => !feature?.startsWith('sys_'));
  const features = [...new Set(pairs.map(([, feature = '']) => feature))];
  const names = [...new Set(pairs.map(([, , name = '']) => name))];
  const bits = features.map((feature) =>
    names.reduce(
      (sum, name, at) => (pairs.some(([, one, what]) => one === feature && what === name) ? sum + 2 ** at : sum),
      0,
    ),
  );
  const o = { id, rol: role.replace(/^org:/, ''), slg: slug, per: names.join(','), fpm: bits.join(',') };
  return { fea: features.map((feature) => `o:${feature}`).join(','), o };
}
