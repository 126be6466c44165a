import { Suspense } from 'react';
import { RequestForm } from '../features/appointment-request/request-form';
import { AssistantButton } from '../features/assistant/assistant-button';
import { FirstOpening } from '../features/landing/first-opening';
import { Hero } from '../features/landing/hero';
import { HowItWorks } from '../features/landing/how-it-works';
import { Numbers } from '../features/landing/numbers';
import { Promises } from '../features/landing/promises';
import { Questions } from '../features/landing/questions';
import { SpecialtyGrid } from '../features/landing/specialty-grid';
import { usePublicFacts } from '../features/landing/use-public-facts';

/**
 * Prerendered to HTML: nothing here needs a session or the window to show its content; numbers are filled in later. The form
 * is taken over first. What is below waits for nothing either: each boundary is a piece that React takes over afterwards, with pauses
 * for what a visitor does, and at once where one is touched.
 */
export default function HomePage() {
  const counted = usePublicFacts();
  return (
    <>
      <Hero form={<RequestForm />} opening={<FirstOpening first={counted.facts?.first} />} />
      <Suspense>
        <Promises />
        <HowItWorks />
      </Suspense>
      <Suspense>
        <SpecialtyGrid prices={counted.facts?.prices} />
      </Suspense>
      <Suspense>
        <Numbers {...counted} />
        <Questions />
      </Suspense>
      <AssistantButton />
    </>
  );
}
