/** The person's location in words and in digits, to be read out on the phone. */
export function WhereSection() {
  return (
    <section aria-labelledby="where-title" id="where">
      <h2 id="where-title">Where am I?</h2>
      <p id="where-by-eye">Look for a street sign, a shop, a school, a kilometre stone or the number on a lamp post.</p>
      <div data-script hidden>
        <button type="button" id="locate">
          Find where I am
        </button>
        <p className="hint">Works without a connection. It stays on this device until you send it yourself.</p>
        <p id="where-state" role="status" />
        <div id="where-found" hidden>
          <p className="large" id="where-words" />
          <p className="hint" id="where-accuracy" />
          <dl>
            <dt>Read out</dt>
            <dd className="large" id="where-spoken-latitude" />
            <dd className="large" id="where-spoken-longitude" />
            <dt>As digits</dt>
            <dd className="large digits" id="where-digits" />
          </dl>
          <p id="where-region" hidden>
            <span id="where-region-text" />{' '}
            <button type="button" className="quiet" id="where-region-take">
              Show its numbers
            </button>
          </p>
          <p className="actions">
            <button type="button" className="quiet" id="where-speak">
              Speak it aloud
            </button>
            <button type="button" className="quiet" id="where-copy">
              Copy
            </button>
            <button type="button" className="quiet" id="where-share">
              Share
            </button>
          </p>
        </div>
      </div>
    </section>
  );
}
