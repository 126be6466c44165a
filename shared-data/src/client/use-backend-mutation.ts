import { type QueryClient, type QueryKey, useMutation } from '@tanstack/react-query';
import { type AppError, failed, isAppError, ok, type Result } from '@telehealth/contracts';
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
 * @param write one call of the backend; what it throws becomes the error value
 * @param settings.invalidates keys (or their beginnings) that the write makes stale, fetched again before `run` resolves
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

/** A first answer that is on its way may be older than the write, and would be taken for the new one: it is given up. */
async function askAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey, type: 'active', predicate: ({ state }) => state.data === undefined });
  await queries.invalidateQueries({ queryKey });
}
