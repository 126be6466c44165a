import type { EmergencyNumber } from '@telehealth/clinical/emergency-numbers';
import type { EmergencyCountry } from '../numbers/country';
import { EMERGENCY_DIRECTORY } from '../numbers/directory';
import { type NumberSection, sectionOf } from '../numbers/sections';
import { NumberItem } from './number-item';

const [HOME, ...ELSEWHERE] = EMERGENCY_DIRECTORY;

function Items({ entries, place, only }: { entries: readonly EmergencyNumber[]; place: string; only?: NumberSection }) {
  return entries
    .map((entry) => ({ entry, section: sectionOf(entry) }))
    .filter(({ section }) => only === undefined || section === only)
    .map(({ entry, section }) => <NumberItem key={entry.id} {...{ entry, place, section }} />);
}

/** Chooses country and region by script; without a script all lists are shown below. */
function RegionChoice() {
  return (
    <p className="field" data-script hidden>
      <label htmlFor="region">Where are you?</label>
      <select id="region" autoComplete="off">
        {EMERGENCY_DIRECTORY.map(({ code, name, callingCode, regions }) =>
          regions.length === 0 ? (
            <option key={code} value={code} data-calling={callingCode}>
              {name}
            </option>
          ) : (
            <optgroup key={code} label={name}>
              <option value={code} data-calling={callingCode}>
                {name}, anywhere
              </option>
              {regions.map((region) => (
                <option key={region.code} value={`${code}-${region.code}`} data-calling={callingCode}>
                  {region.name}
                </option>
              ))}
            </optgroup>
          ),
        )}
      </select>
    </p>
  );
}

/** The numbers to call come first, South Africa's until another country is chosen. */
export function CallSection() {
  return (
    <section aria-labelledby="call-title" id="call">
      <h2 id="call-title">
        Call now<span id="region-name">, South Africa</span>
      </h2>
      <ul className="numbers primary" id="slot-call">
        {HOME && <Items entries={HOME.numbers} place={HOME.code} only="call" />}
      </ul>
      <p className="hint" id="region-note" hidden />
      <RegionChoice />
      <p className="hint">
        <span id="mobile-note">112 works on any mobile phone, also without airtime and with the screen locked.</span>{' '}
        <a href="#elsewhere" id="to-elsewhere">
          Other provinces and countries
        </a>
      </p>
      <details id="private">
        <summary>Private ambulances, which cost money</summary>
        <ul className="numbers" id="slot-private">
          {HOME && <Items entries={HOME.numbers} place={HOME.code} only="private" />}
        </ul>
      </details>
      <p className="hint" id="numbers-state" role="status" />
    </section>
  );
}

/** Crises that are not medical: violence, despair, poison, drugs, children. */
export function CrisisSection() {
  return (
    <section aria-labelledby="crises-title" id="crises">
      <h2 id="crises-title">Other crises</h2>
      <p>
        Thoughts of ending your life, violence at home, a child in danger, poison, drugs, trafficking: there are people
        who listen. If somebody is in danger this minute, call the police or the emergency number first.
      </p>
      <ul className="numbers" id="slot-crisis">
        {HOME && <Items entries={HOME.numbers} place={HOME.code} only="crisis" />}
      </ul>
      <p className="hint" id="crisis-note" hidden />
    </section>
  );
}

function CountryNumbers({ code, name, numbers, regions }: EmergencyCountry) {
  return (
    <details id={`in-${code}`}>
      <summary>{name}</summary>
      <ul className="numbers">
        <Items entries={numbers} place={code} />
        {regions.map((region) => (
          <Items key={region.code} entries={region.numbers} place={`${code}-${region.code}`} />
        ))}
      </ul>
    </details>
  );
}

/** All other lists, for browsers without scripts. The script takes them from here when one is chosen. */
export function ElsewhereSection() {
  const provinces = (HOME?.regions ?? []).filter(({ numbers }) => numbers.length > 0);
  return (
    <section aria-labelledby="elsewhere-title" id="elsewhere">
      <h2 id="elsewhere-title">Other provinces and countries</h2>
      {provinces.map((region) => (
        <details key={region.code}>
          <summary>{region.name}</summary>
          <ul className="numbers">
            <Items entries={region.numbers} place={`${HOME?.code}-${region.code}`} />
          </ul>
        </details>
      ))}
      {ELSEWHERE.map((country) => (
        <CountryNumbers key={country.code} {...country} />
      ))}
    </section>
  );
}
