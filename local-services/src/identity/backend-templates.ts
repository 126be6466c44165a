import templates from '@telehealth/supabase/token-templates.json' with { type: 'json' };
import type { BackendCall } from './backend-call';
import type { Route } from './exchange';

/** The templates in the vendor's form; `token-templates.ts` fills them in. They never change here. */
const listTemplates = async () =>
  Object.entries(templates).map(([name, claims]) => ({
    object: 'jwt_template',
    id: `jtmp_${name}`,
    name,
    claims,
    lifetime: 60,
    allowed_clock_skew: 5,
    custom_signing_key: false,
    signing_algorithm: 'RS256',
    created_at: 0,
    updated_at: 0,
  }));

export const BACKEND_TEMPLATE_ROUTES: readonly Route<BackendCall>[] = [
  { method: 'GET', pattern: '/jwt_templates', handle: listTemplates },
];
