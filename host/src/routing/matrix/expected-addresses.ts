import type { RouteVisitor } from '@telehealth/contracts/examples/route';

/** URLs as typed, linked and mistyped, and where they lead; `404` is the not-found page. */
export const ADDRESSES: readonly [visitor: RouteVisitor, address: string, end: string, heading: string][] = [
  // Query and fragment are kept, also through sign-in.
  ['P', '/patient/appointments?show=past#visit-3', '/patient/appointments?show=past#visit-3', 'Appointments'],
  [
    'out',
    '/patient/appointments?show=past#visit-3',
    '/auth/sign-in?redirect=%2Fpatient%2Fappointments%3Fshow%3Dpast%23visit-3',
    'Welcome Back',
  ],
  [
    'P',
    '/auth/sign-in?redirect=%2Fpatient%2Fappointments%3Fshow%3Dpast%23visit-3',
    '/patient/appointments?show=past#visit-3',
    'Appointments',
  ],
  ['S', '/auth/callback?redirect=%2Fspecialist%2Fpatients', '/specialist/patients', 'Patients'],
  // Role choice, verification and second factor come first; the target is kept where it can wait.
  ['noRole', '/auth/callback?redirect=%2Fpatient%2Fappointments', '/auth/role-selection', 'How will you use Sawubona?'],
  [
    'unprovenP',
    '/auth/callback?redirect=%2Fpatient%2Fappointments',
    '/auth/verify-email?redirect=%2Fpatient%2Fappointments',
    'Verify your email',
  ],
  [
    'taskS',
    '/auth/callback?redirect=%2Fspecialist%2Fpatients',
    '/auth/two-step?redirect=%2Fspecialist%2Fpatients',
    'Set up two-step sign-in',
  ],
  // From an unfinished onboarding and back.
  [
    'newP',
    '/auth/callback?redirect=%2Fbook-consultation%3Fdraft%3D1',
    '/book-consultation?draft=1',
    'Book a consultation',
  ],
  [
    'P',
    '/patient/onboarding?redirect=%2Fbook-consultation%3Fdraft%3D1',
    '/book-consultation?draft=1',
    'Book a consultation',
  ],
  ['P', '/patient/onboarding?redirect=%2Fpatient%2Fonboarding', '/patient/dashboard', 'Dashboard'],
  // A redirect to the other role's URL is explained and does not loop.
  [
    'P',
    '/auth/callback?redirect=%2Fspecialist%2Fdashboard',
    '/specialist/dashboard',
    'This page is not for your account',
  ],
  // Clerk's errors.
  [
    'out',
    '/auth/callback?error=access_denied&redirect=%2Fpayment%2F1',
    '/auth/sign-in?redirect=%2Fpayment%2F1',
    'Welcome Back',
  ],
  ['P', '/auth/callback?error=access_denied', '/patient/dashboard', 'Dashboard'],
  // The pending page forwards users whose address is known.
  ['out', '/auth/verification-pending?email=a%40example.com', '/auth/verify-email', 'Verify your email'],
  ['P', '/auth/verification-pending?email=a%40example.com', '/patient/dashboard', 'Dashboard'],
  // Steps of Clerk's widgets below their pages; without a sign-up in progress they lead back to the form.
  ['out', '/auth/patient/login/factor-one', '/auth/patient/login/factor-one', 'Patient Sign In'],
  ['P', '/auth/patient/login/factor-one', '/patient/dashboard', 'Dashboard'],
  ['out', '/auth/sign-up/verify-email-address', '/auth/sign-up', 'Create Your Account'],
  // Pages that sections add are guarded like those of the table.
  ['out', '/auth/security', '/auth/sign-in?redirect=%2Fauth%2Fsecurity', 'Welcome Back'],
  ['P', '/auth/security', '/auth/security', 'Sign-in and security'],
  ['P', '/auth/callback?redirect=%2Fauth%2Fsecurity', '/auth/security', 'Sign-in and security'],
  ['noRole', '/auth/security', '/auth/security', 'Sign-in and security'],
  ['taskS', '/auth/security', '/auth/two-step?redirect=%2Fauth%2Fsecurity', 'Set up two-step sign-in'],
  ['out', '/auth/two-step', '/auth/sign-in?redirect=%2Fauth%2Ftwo-step', 'Welcome Back'],
  ['out', '/patient/labs/7?a=1', '/auth/sign-in?redirect=%2Fpatient%2Flabs%2F7%3Fa%3D1', 'Welcome Back'],
  ['P', '/patient/labs/7', '/patient/labs/7', 'Lab results'],
  ['S', '/patient/labs/7', '/patient/labs/7', 'This page is not for your account'],
  ['noRole', '/specialist/rota', '/auth/role-selection', 'How will you use Sawubona?'],
  ['P', '/specialist/rota', '/specialist/rota', 'This page is not for your account'],
  ['loading', '/patient/labs/7', '/patient/labs/7', 'waiting'],
  // A trailing slash is the same page.
  ['P', '/patient/dashboard/', '/patient/dashboard/', 'Dashboard'],
  ['out', '/auth/sign-in/', '/auth/sign-in/', 'Welcome Back'],
  ['S', '/auth/callback/?redirect=%2Fspecialist%2Fpatients', '/specialist/patients', 'Patients'],
  ['S', '/patient/labs/7/', '/patient/labs/7/', 'This page is not for your account'],
  // Needlessly escaped letters are the same page with the same guard.
  ['out', '/%70atient/dashboard', '/auth/sign-in?redirect=%2F%2570atient%2Fdashboard', 'Welcome Back'],
  ['out', '/%61uth/sign-in', '/auth/sign-in', 'Welcome Back'],
  ['S', '/%61uth/sign-in', '/specialist/dashboard', 'Dashboard'],
  // Unknown paths.
  ...(['out', 'P'] as const)
    .flatMap((visitor) =>
      [
        '/no-such-page',
        '/patient',
        '/auth',
        '/auth/no-such-page',
        '/patient/no-such-page',
        '/patient/dashboard/more',
        '/specialist/patients/7/../../../nowhere',
        '/Patient/Dashboard',
        '/AUTH/SIGN-IN',
        '/patient%2Fdashboard',
        '/patient//dashboard',
        '/payment',
        '/payment/',
        '/%E0%A4%A',
        '/index.html',
      ].map((address) => [visitor, address, new URL(address, 'http://x').pathname, 'Page not found'] as const),
    )
    .map((row) => [...row] as [RouteVisitor, string, string, string]),
];
