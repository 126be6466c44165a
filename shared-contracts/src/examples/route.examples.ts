const SIGNS = {
  in: '/auth/sign-in?redirect=',
  in0: '/auth/sign-in',
  two: '/auth/two-step?redirect=',
  two0: '/auth/two-step',
  role: '/auth/role-selection',
  verify: '/auth/verify-email',
  'P.': '/patient/dashboard',
  'S.': '/specialist/dashboard',
  Po: '/patient/onboarding',
  So: '/specialist/onboarding',
} as const;

/**
 * Where every visitor ends on every route, as a person would read it. Written by hand; nothing here is worked out by the
 * product's own rules. The signs:
 *
 *   =       the page itself
 *   ~       waits: nobody knows yet who the visitor is
 *   in      sign-in, with the address to come back to
 *   in0     sign-in, without one
 *   role    the choice of a role
 *   verify  the proof of the address
 *   two     the set-up of two-step sign-in, with the address to come back to
 *   two0    the same, without one
 *   P. S.   dashboard of patients, of specialists
 *   Po So   onboarding of patients, of specialists
 *   !P !S   the page that says it belongs to patients, to specialists
 *   404     the page that says there is none
 * The visitors: nobody knows yet; signed out; without a role; without a proven address, and with one role; new and onboarded
 * patient and specialist; demo entries; a specialist who has yet to set up the required second step.
 */
const ENDS = `
route                                          loading out  noRole unproven unprovenP newP  P   newS  S   demoP demoS taskS

/                                              =       =    =      =        =         =     =   =     =   =     =     =
/not-found                                     =       =    =      =        =         =     =   =     =   =     =     =
/medical-records                               =       =    =      =        =         =     =   =     =   =     =     =
/my-prescriptions                              =       =    =      =        =         =     =   =     =   =     =     =
/symptom-checker                               =       =    =      =        =         =     =   =     =   =     =     =
/symptom-checker/saved                         ~       in   role   role     =         =     =   !P    !P  =     !P    two
/symptom-checker/how-it-was-tested             =       =    =      =        =         =     =   =     =   =     =     =
/find-specialist                               =       =    =      =        =         =     =   =     =   =     =     =
/find-specialist/:id                           =       =    =      =        =         =     =   =     =   =     =     =
/terms                                         =       =    =      =        =         =     =   =     =   =     =     =
/privacy                                       =       =    =      =        =         =     =   =     =   =     =     =
/contact                                       =       =    =      =        =         =     =   =     =   =     =     =
/shared-record                                 =       =    =      =        =         =     =   =     =   =     =     =
/emergency-care                                =       =    =      =        =         =     =   =     =   =     =     =
/service/medical-records                       =       =    =      =        =         =     =   =     =   =     =     =
/service/my-prescriptions                      =       =    =      =        =         =     =   =     =   =     =     =
/service/symptom-checker                       =       =    =      =        =         =     =   =     =   =     =     =
/book-consultation                             =       =    =      =        =         =     =   =     =   =     =     =
/consultation/:id                              ~       in   =      =        =         =     =   =     =   =     =     two
/payment/:id                                   ~       in   role   role     =         =     =   !P    !P  =     !P    two
/confirmation/:id                              ~       in   role   role     =         =     =   !P    !P  =     !P    two

/patient/dashboard                             ~       in   role   role     =         =     =   !P    !P  =     !P    two
/patient/onboarding                            ~       in   role   role     P.        =     P.  !P    !P  =     !P    two
/patient/profile                               ~       in   role   role     =         =     =   !P    !P  =     !P    two
/patient/appointments                          ~       in   role   role     =         =     =   !P    !P  =     !P    two
/patient/medical-records                       ~       in   role   role     =         =     =   !P    !P  =     !P    two
/patient/consultations                         ~       in   role   role     =         =     =   !P    !P  =     !P    two
/patient/access-manager                        ~       in   role   role     =         =     =   !P    !P  =     !P    two
/patient/account-settings                      ~       in   role   role     =         =     =   !P    !P  =     !P    two
/patient/connect-device                        ~       in   role   role     =         =     =   !P    !P  =     !P    two
/patient/family                                ~       in   role   role     =         =     =   !P    !P  =     !P    two
/patient/messages                              ~       in   role   role     =         =     =   !P    !P  =     !P    two

/specialist/dashboard                          ~       in   role   role     !S        !S    !S  =     =   !S    =     two
/specialist/onboarding                         ~       in   role   role     !S        !S    !S  =     S.  !S    =     two
/specialist/profile                            ~       in   role   role     !S        !S    !S  =     =   !S    =     two
/specialist/appointments                       ~       in   role   role     !S        !S    !S  =     =   !S    =     two
/specialist/patients                           ~       in   role   role     !S        !S    !S  =     =   !S    =     two
/specialist/inbox                              ~       in   role   role     !S        !S    !S  =     =   !S    =     two
/specialist/earnings                           ~       in   role   role     !S        !S    !S  =     =   !S    =     two
/specialist/consultations                      ~       in   role   role     !S        !S    !S  =     =   !S    =     two

/desk                                          ~       in   404    404      404       404   404 404   404 404   404   two
/desk/registrations                            ~       in   404    404      404       404   404 404   404 404   404   two
/desk/emergencies                              ~       in   404    404      404       404   404 404   404 404   404   two
/desk/reports                                  ~       in   404    404      404       404   404 404   404 404   404   two
/desk/visits                                   ~       in   404    404      404       404   404 404   404 404   404   two
/desk/payments                                 ~       in   404    404      404       404   404 404   404 404   404   two
/desk/publishing                               ~       in   404    404      404       404   404 404   404 404   404   two
/desk/people                                   ~       in   404    404      404       404   404 404   404 404   404   two
/desk/health                                   ~       in   404    404      404       404   404 404   404 404   404   two

/auth/sign-in                                  ~       =    role   verify   verify    Po    P.  So    S.  P.    So    two0
/auth/sign-up                                  ~       =    role   verify   verify    Po    P.  So    S.  P.    So    two0
/auth/patient/login                            ~       =    role   verify   verify    Po    P.  So    S.  P.    So    two0
/auth/patient/signup                           ~       =    role   verify   verify    Po    P.  So    S.  P.    So    two0
/auth/specialist/login                         ~       =    role   verify   verify    Po    P.  So    S.  P.    So    two0
/auth/specialist/signup                        ~       =    role   verify   verify    Po    P.  So    S.  P.    So    two0
/auth/unified/sign-in                          ~       =    role   verify   verify    Po    P.  So    S.  P.    So    two0
/auth/unified/sign-up                          ~       =    role   verify   verify    Po    P.  So    S.  P.    So    two0
/auth/verify                                   =       =    role   =        =         Po    P.  So    S.  P.    So    two0
/auth/verify-email                             =       =    role   =        =         Po    P.  So    S.  P.    So    two0
/auth/patient/signup/verify-email-address      =       =    role   =        =         Po    P.  So    S.  P.    So    two0
/auth/specialist/signup/verify-email-address   =       =    role   =        =         Po    P.  So    S.  P.    So    two0
/auth/verification-pending                     =       =    =      =        =         =     =   =     =   =     =     =
/auth/role-selection                           ~       in   =      =        P.        Po    P.  So    S.  P.    So    two
/auth/callback                                 =       in0  role   verify   verify    Po    P.  So    S.  P.    So    two0
`;

export const ROUTE_VISITORS = [
  'loading',
  'out',
  'noRole',
  'unproven',
  'unprovenP',
  'newP',
  'P',
  'newS',
  'S',
  'demoP',
  'demoS',
  'taskS',
] as const;
export type RouteVisitor = (typeof ROUTE_VISITORS)[number];

/** One cell of the table. */
export interface RouteEnd {
  /** Pattern of the route, e.g. `/payment/:id`. */
  path: string;
  visitor: RouteVisitor;
  sign: string;
}

const [head = '', ...lines] = ENDS.trim()
  .split('\n')
  .filter((line) => line !== '');
const columns = head.split(/\s+/).slice(1);

/** Every route with every visitor. */
export const ROUTE_ENDS: readonly RouteEnd[] = lines.flatMap((line) => {
  const [path = '', ...signs] = line.split(/\s+/);
  if (signs.length !== columns.length)
    throw new Error(`${path} has ${signs.length} ends for ${columns.length} visitors`);
  return ROUTE_VISITORS.map((visitor) => ({ path, visitor, sign: signs[columns.indexOf(visitor)] ?? '' }));
});

/**
 * What a sign stands for at an address.
 * @returns the address in the end, and what stands there: its page, a wait, whose page it is, or that there is none
 */
export function readSign(
  sign: string,
  address: string,
): { end: string; shows: 'page' | 'wait' | 'patients' | 'specialists' | 'nothing' } {
  if (sign === '=') return { end: address, shows: 'page' };
  if (sign === '~') return { end: address, shows: 'wait' };
  if (sign === '!P') return { end: address, shows: 'patients' };
  if (sign === '404') return { end: address, shows: 'nothing' };
  if (sign === '!S') return { end: address, shows: 'specialists' };
  const to = SIGNS[sign as keyof typeof SIGNS];
  if (to === undefined) throw new Error(`The table has no sign ${sign}`);
  return { end: to.endsWith('redirect=') ? to + encodeURIComponent(address) : to, shows: 'page' };
}
