import type { PostgrestClient } from '@supabase/postgrest-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { QueryClient } from '@tanstack/react-query';
import type { Database } from '../database.types';
import type { BackendAuth } from './backend-auth';
import type { LiveChannels } from './live-channels';

/** What pages ask the backend with. */
export interface BackendClient extends Pick<PostgrestClient<Database>, 'rpc' | 'from'> {
  readonly functions: Pick<SupabaseClient['functions'], 'invoke'>;
  /** The token of the person's session, for the few requests that go another way; null when there is none. */
  accessToken(): Promise<string | null>;
}

/** Everything that talks to the backend; made once by the host in its data chunk. */
export interface Backend {
  readonly client: BackendClient;
  readonly queries: QueryClient;
  readonly live: LiveChannels;
  readonly auth: BackendAuth;
  /** Where it is, for the one request that must outlive its page; doubles have none. */
  readonly address?: { url: string; key: string };
}

/** What pages reach through the context: the backend, and the way to try a failed connection again. */
export interface BackendHandle extends Backend {
  reconnect(): void;
}

/** What a single call needs of it. */
export type WithClient = Pick<Backend, 'client'>;
