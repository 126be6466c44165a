import { hostedProject, optional, required } from '../_shared/hosted-project.ts';
import { withReadiness } from '../_shared/readiness.ts';
import { serve } from '../_shared/serve.ts';
import { createPapersHandler } from './handler.ts';
import { readAuthority } from './sign/authority.ts';
import { createCscProvider, readRoots } from './sign/csc-signer.ts';

const project = hostedProject();
const secret = optional('PAPERS_AUTHORITY');
const authority = secret === null ? null : await readAuthority(secret);
// All three or none: without the certificates nobody could check what the provider signed.
const [cscUrl, cscToken, cscRoots] = [optional('CSC_URL'), optional('CSC_TOKEN'), optional('CSC_ROOTS')];
const advanced =
  cscUrl && cscToken && cscRoots
    ? createCscProvider({ url: cscUrl, token: cscToken, roots: readRoots(cscRoots) })
    : null;
const checkAt = new URL('/service/my-prescriptions', required('SITE_URL')).href;
const crlAt = `${project.url}/functions/v1/papers/crl`;
const settings = { signs: authority ? 'platform' : null, advanced: advanced ? 'csc' : null };
serve(
  withReadiness(project.secretKey, settings, createPapersHandler({ ...project, authority, advanced, checkAt, crlAt })),
);
