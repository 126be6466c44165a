import { useRef } from 'react';

/** Runs tasks one after the other, so that requests arrive in the order of the presses. */
export function useInTurn(): (work: () => Promise<void>) => void {
  const last = useRef(Promise.resolve());
  return (work) => {
    last.current = last.current.then(work);
  };
}
