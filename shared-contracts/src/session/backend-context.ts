import { createContext, useContext } from 'react';

/**
 * Carries the backend client from the host to pages whose row says `backend: true`.
 * The value is opaque here: its type belongs to `@telehealth/data`, the only package that knows the client.
 */
export const BackendContext = createContext<unknown>(null);

/** The handle `@telehealth/data` put into the context. @throws on pages whose row does not say `backend: true` */
export function useBackendHandle(): unknown {
  const handle = useContext(BackendContext);
  if (handle === null) throw new Error('The row of this page needs backend: true');
  return handle;
}
