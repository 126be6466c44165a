import { FIRST_AID_CARDS } from '../first-aid/cards';
import type { FirstAidCard } from '../first-aid/first-aid-card';
import { readDay } from './read-day';

function Tool({ tool }: { tool: NonNullable<FirstAidCard['tool']> }) {
  if (tool === 'metronome')
    return (
      <p className="tool" data-script hidden>
        <button type="button" id="metronome" aria-pressed="false">
          Beat 110 a minute
        </button>
        <span className="beat" id="metronome-count" aria-hidden="true" />
      </p>
    );
  if (tool === 'seizureTimer')
    return (
      <div className="tool" data-script hidden>
        <button type="button" id="seizure">
          Start the timer
        </button>
        <span className="beat" id="seizure-time" role="timer" />
        <p id="seizure-state" role="status" />
      </div>
    );
  return (
    <div className="tool" data-script hidden>
      <button type="button" id="stroke">
        Note the time now
      </button>
      <p id="stroke-state" role="status" />
    </div>
  );
}

const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);

function Card({ card }: { card: FirstAidCard }) {
  return (
    <details className="card">
      <summary>
        <h3>{card.title}</h3>
      </summary>
      <CardText card={card} />
    </details>
  );
}

/** Carries the card's anchor: a link to it opens the surrounding disclosure, with or without a script. */
function CardText({ card }: { card: FirstAidCard }) {
  return (
    <div id={`aid-${card.id}`} className="text">
      {card.signs && <p className="signs">{card.signs}</p>}
      {card.tool && <Tool tool={card.tool} />}
      <Steps steps={card.steps} />
      {card.variants?.map(({ title, steps }) => (
        <div className="variant" key={title}>
          <h4>{title}</h4>
          <Steps steps={steps} />
        </div>
      ))}
      {card.never?.map((text) => (
        <p className="never" key={text}>
          {text}
        </p>
      ))}
      <small>
        After: {card.source}.{' '}
        {card.review
          ? `Reviewed by ${card.review.by}, ${readDay(card.review.on)}.`
          : 'Not reviewed by a clinician yet.'}
      </small>
    </div>
  );
}

/** Cards for the minutes until help comes. Native disclosures open without a script, and print open. */
export function FirstAidSection() {
  return (
    <section aria-labelledby="aid-title" id="aid">
      <h2 id="aid-title">First aid until help comes</h2>
      <p>
        The operator's words come first. These cards follow published guidelines; no clinician has reviewed them yet.
      </p>
      <nav aria-label="First aid" className="jump">
        {FIRST_AID_CARDS.map(({ id, title }) => (
          <a key={id} href={`#aid-${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {FIRST_AID_CARDS.map((card) => (
        <Card key={card.id} card={card} />
      ))}
    </section>
  );
}
