const WORDS = {
  idle: 'What you type is kept with your account. You can continue after a break, also on another device.',
  keeping: 'Keeping what you typed',
  kept: 'Everything so far is kept. You can continue after a break, also on another device.',
  failed: 'What you type is not kept right now. Please leave this page open until you are done.',
} as const;

/** Says whether a long form is kept while it is filled in. */
export function KeptNote({ state }: { state: keyof typeof WORDS }) {
  return (
    <p className="small soft" role="status">
      {WORDS[state]}
    </p>
  );
}
