import { hostedProject, optional, required } from '../_shared/hosted-project.ts';
import { withReadiness } from '../_shared/readiness.ts';
import { serve } from '../_shared/serve.ts';
import { createPapersHandler } from './handler.ts';
import { readAuthority } from './sign/authority.ts';

const project = hostedProject();
const secret = optional('PAPERS_AUTHORITY');
const authority = secret === null ? null : await readAuthority(secret);
const checkAt = new URL('/service/my-prescriptions', required('SITE_URL')).href;
const settings = { signs: authority ? 'platform' : null, advanced: null };
serve(withReadiness(project.secretKey, settings, createPapersHandler({ ...project, authority, checkAt })));
