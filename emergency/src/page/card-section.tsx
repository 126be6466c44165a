import { CARD_FIELDS } from '@telehealth/contracts/chart';

/** In characters, for one line of the card. */
const LONGEST = 300;

function CardForm() {
  return (
    <form id="card-form" autoComplete="off">
      {CARD_FIELDS.map(({ name, label, lines }) => (
        <p className="field" key={name}>
          <label htmlFor={`card-${name}`}>{label}</label>
          {lines > 1 ? (
            <textarea id={`card-${name}`} name={name} rows={lines} maxLength={LONGEST} />
          ) : (
            <input
              id={`card-${name}`}
              name={name}
              maxLength={LONGEST}
              {...(name === 'contactPhone' ? { type: 'tel', inputMode: 'tel' } : {})}
            />
          )}
          {name === 'allergies' && (
            <button type="button" className="quiet" id="card-none-known">
              No allergies known
            </button>
          )}
        </p>
      ))}
      <p className="tick">
        <input type="checkbox" id="card-keep" />
        <label htmlFor="card-keep">Keep it on this device. Anybody who opens this browser can then read it.</label>
      </p>
      <p className="actions">
        <button type="submit">Show the card</button>
        <button type="button" className="quiet" id="card-forget" hidden>
          Remove from this device
        </button>
      </p>
    </form>
  );
}

/** "Show this screen": what ambulance crews ask, in large letters. Filled in only on request. */
export function CardSection() {
  return (
    <section aria-labelledby="card-title" id="card" data-script hidden>
      <h2 id="card-title">Card for the operator</h2>
      <p>Allergies, medicines and a contact in large letters, to read out or to show to the crew.</p>
      <p className="actions">
        <button type="button" id="card-show-kept" hidden>
          Show my card
        </button>
        <button type="button" className="quiet" id="card-from-record">
          Fill in from my record
        </button>
      </p>
      <p id="card-state" role="status" />
      <details id="card-edit">
        <summary>Fill in the card</summary>
        <CardForm />
      </details>
      <dialog id="card-dialog" aria-labelledby="card-dialog-title">
        <h2 id="card-dialog-title">Show this screen to the operator</h2>
        <dl id="card-lines" />
        <p className="actions">
          <button type="button" id="card-close">
            Close
          </button>
        </p>
      </dialog>
    </section>
  );
}

/** Prepares a message with the location for a relative or friend. The person sends it themselves. */
export function AlertSection() {
  return (
    <section aria-labelledby="alert-title" id="alert" data-script hidden>
      <h2 id="alert-title">Alert somebody close</h2>
      <p>Opens your messages with the text ready. You press send. Find where you are first, and it is in the text.</p>
      <p className="field">
        <label htmlFor="alert-phone">Their number</label>
        <input id="alert-phone" type="tel" inputMode="tel" autoComplete="off" aria-describedby="alert-error" />
      </p>
      <p className="error" id="alert-error" role="status" />
      <p className="preview" id="alert-text" />
      <p className="actions">
        <a className="button" id="alert-sms" href="sms:">
          Write an SMS
        </a>
        <a className="button quiet" id="alert-whatsapp" href="https://wa.me/" target="_blank" rel="noreferrer">
          WhatsApp
        </a>
        <a className="button quiet" id="alert-call" href="tel:">
          Call
        </a>
      </p>
    </section>
  );
}
