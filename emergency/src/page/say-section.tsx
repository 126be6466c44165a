/** The call taker's questions. The number comes first, so that they can call back when the line drops. */
const ANSWERS = [
  ['Your number', 'first, so that they can call you back.'],
  ['Where', 'street and number, suburb, town, what is near. Send somebody to the gate.'],
  ['What', 'happened, and what you see: awake, breathing, bleeding?'],
  ['How many', 'are hurt, how old about.'],
  ['Danger', 'still there? Fire, traffic, weapons, live wires.'],
  ['Wait', 'for their questions. They hang up first.'],
] as const;

export function SaySection() {
  return (
    <section aria-labelledby="say-title" id="say">
      <h2 id="say-title">What to say</h2>
      <ol className="say">
        {ANSWERS.map(([word, rest]) => (
          <li key={word}>
            <b>{word}</b> {rest}
          </li>
        ))}
      </ol>
    </section>
  );
}
