import { type ReactNode, useRef } from 'react';
import styles from './hosted-step.module.css';
import { useFocusOnStep, useStepTitle } from './use-step-title';
import { useWidgetRepairs } from './use-widget-repairs';

interface HostedStepProps {
  /** The form it begins with; null once a later step is drawn. */
  first: 'signIn' | 'signUp' | null;
  children: ReactNode;
}

/** The widget under the title of its step, which is the second level below the page's own. */
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
