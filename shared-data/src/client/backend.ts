import type { PostgrestClient } from '@supabase/postgrest-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { QueryClient } from '@tanstack/react-query';
import type { Database } from '../database.types';
import type { BackendAuth } from './backend-auth';
import type { LiveChannels } from './live-channels';

/** The client with which pages call the backend. */
export interface BackendClient extends Pick<PostgrestClient<Database>, 'rpc' | 'from'> {
  readonly functions: Pick<SupabaseClient['functions'], 'invoke'>;
  /** The session's access token, for the few requests outside the client; null without a session. */
  accessToken(): Promise<string | null>;
}

/** All connections to the backend; the host creates it once in its data chunk. */
export interface Backend {
  readonly client: BackendClient;
  readonly queries: QueryClient;
  readonly live: LiveChannels;
  readonly auth: BackendAuth;
  /** The backend's address, for the request that must outlive its page; test doubles have none. */
  readonly address?: { url: string; key: string };
}

/** The backend with a way to retry a failed connection. */
export interface BackendHandle extends Backend {
  reconnect(): void;
}

export type WithClient = Pick<Backend, 'client'>;
