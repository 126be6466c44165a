import { type ReactNode, useRef } from 'react';
import styles from './hosted-step.module.css';
import { useFocusOnStep, useStepTitle } from './use-step-title';
import { useWidgetRepairs } from './use-widget-repairs';

interface HostedStepProps {
  /** The first form; null once a later step is shown. */
  first: 'signIn' | 'signUp' | null;
  children: ReactNode;
}

/** The widget below its step's title, which is the second heading level of the page. */
export function HostedStep({ first, children }: HostedStepProps) {
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useStepTitle(place);
  useFocusOnStep(heading, title);
  useWidgetRepairs(place);
  return (
    <div>
      <div aria-live="polite">
        {title !== null && (
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
        )}
      </div>
      <div ref={place} className={first === null ? undefined : styles[first]}>
        {children}
      </div>
    </div>
  );
}
