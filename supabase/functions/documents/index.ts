import { createDocumentsHandler } from './handler.ts';

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

function required(...names: readonly string[]): string {
  const value = names.map((name) => Deno.env.get(name)).find(Boolean);
  if (!value) throw new Error(`The function documents needs ${names.join(' or ')}.`);
  return value;
}

Deno.serve(
  createDocumentsHandler({
    url: required('SUPABASE_URL'),
    publishableKey: required('SUPABASE_ANON_KEY'),
    secretKey: required('SUPABASE_SERVICE_ROLE_KEY'),
  }),
);
