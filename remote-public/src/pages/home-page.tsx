import { RequestForm } from '../features/appointment-request/request-form';
import { AssistantButton } from '../features/assistant/assistant-button';
import { FreeNext } from '../features/landing/free-next';
import { Hero } from '../features/landing/hero';
import { HowItWorks } from '../features/landing/how-it-works';
import { Numbers } from '../features/landing/numbers';
import { Promises } from '../features/landing/promises';
import { Questions } from '../features/landing/questions';
import { SpecialtyGrid } from '../features/landing/specialty-grid';
import { usePublicFacts } from '../features/landing/use-public-facts';

/** Prerendered: the content needs neither session nor window; the numbers load later. */
export default function HomePage() {
  const counted = usePublicFacts();
  return (
    <>
      <Hero form={<RequestForm />} people={<FreeNext {...counted} />} />
      <Promises />
      <HowItWorks />
      <SpecialtyGrid prices={counted.facts?.prices} />
      <Numbers {...counted} />
      <Questions />
      <AssistantButton />
    </>
  );
}
