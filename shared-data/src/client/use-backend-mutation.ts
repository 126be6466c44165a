import { type QueryClient, type QueryKey, useMutation } from '@tanstack/react-query';
import { type AppError, failed, isAppError, ok, type Result } from '@telehealth/contracts/errors';
import type { BackendHandle } from './backend';
import { useBackend } from './use-backend';

/** A write as pages see it. `run` never throws; the outcome is a value. */
export interface BackendMutation<Input, T> {
  run: (input: Input) => Promise<Result<T, AppError>>;
  isRunning: boolean;
  error: AppError | null;
  reset: () => void;
}

/**
 * @param write one backend call; its thrown error becomes the error value
 * @param settings.invalidates query keys or prefixes that the write makes stale, refetched before `run` resolves
 */
export function useBackendMutation<Input, T>(
  write: (backend: BackendHandle, input: Input) => Promise<T>,
  settings: { invalidates: readonly QueryKey[] },
): BackendMutation<Input, T> {
  const backend = useBackend();
  const mutation = useMutation<T, AppError, Input>({
    mutationFn: (input) => write(backend, input),
    onSuccess: async () => {
      await Promise.all(settings.invalidates.map((queryKey) => askAgain(backend.queries, queryKey)));
    },
  });
  return {
    run: async (input) => {
      try {
        return ok(await mutation.mutateAsync(input));
      } catch (cause) {
        return failed(isAppError(cause) ? cause : { id: 'data.failed', cause });
      }
    },
    isRunning: mutation.isPending,
    error: mutation.error,
    reset: mutation.reset,
  };
}

/** Cancels first fetches in flight, because their responses may be older than the write but would count as new. */
async function askAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey, type: 'active', predicate: ({ state }) => state.data === undefined });
  await queries.invalidateQueries({ queryKey });
}
