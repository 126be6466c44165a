import { useRef } from 'react';

/** Does one thing after the other: what was pressed first also arrives first, whatever the line is like. */
export function useInTurn(): (work: () => Promise<void>) => void {
  const last = useRef(Promise.resolve());
  return (work) => {
    last.current = last.current.then(work);
  };
}
