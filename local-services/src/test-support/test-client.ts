import { createClient, type SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js';
import WebSocket from 'ws';

export interface ClientTarget {
  url: string;
  publishableKey: string;
}

/** The real supabase-js as the browser uses it, with a websocket for Node 20. Nothing is kept between tests. */
export function createTestClient(
  target: ClientTarget,
  options: SupabaseClientOptions<'public'> & { key?: string } = {},
): SupabaseClient {
  const { key = target.publishableKey, ...rest } = options;
  return createClient(target.url, key, {
    ...rest,
    ...(rest.accessToken
      ? {}
      : { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } }),
    realtime: { transport: WebSocket as never, ...rest.realtime },
  });
}
