import { useReverification } from '@clerk/react';
import type { AppError } from '@telehealth/contracts/errors';
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import type { Asked } from './asked';
import { ReverificationDialog } from './reverification-dialog';

/**
 * Makes a change to how the person signs in. When the provider requires reverification, the dialog asks for it and the change is
 * made afterwards.
 * @throws the change's own error; the provider's "cancelled" when the person gives up
 */
export type Sensitive = <T>(change: () => Promise<T>, offered?: string) => Promise<T>;

const SensitiveContext = createContext<Sensitive | null>(null);

export function useSensitive(): Sensitive {
  const sensitive = useContext(SensitiveContext);
  if (sensitive === null) throw new Error('useSensitive needs SensitiveArea around it');
  return sensitive;
}

/** Wraps everything that changes sign-in, with one dialog for all of it. */
export function SensitiveArea({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const offered = useRef<string | null>(null);
  const why = useRef<AppError | null>(null);
  const verified = useReverification((change: () => Promise<unknown>) => change(), {
    onNeedsReverification: ({ level, complete, cancel }) => {
      setAsked({
        level: level ?? 'second_factor',
        offered: offered.current,
        complete: () => {
          setAsked(null);
          complete();
        },
        cancel: (reason) => {
          setAsked(null);
          why.current = reason ?? null;
          cancel();
        },
      });
    },
  });
  const sensitive = useMemo<Sensitive>(
    () =>
      async <T,>(change: () => Promise<T>, password?: string) => {
        offered.current = password ?? null;
        why.current = null;
        try {
          return (await verified(change)) as T;
        } catch (cause) {
          throw why.current ?? cause;
        } finally {
          offered.current = null;
        }
      },
    [verified],
  );
  return (
    <SensitiveContext value={sensitive}>
      {children}
      {asked !== null && <ReverificationDialog asked={asked} />}
    </SensitiveContext>
  );
}
