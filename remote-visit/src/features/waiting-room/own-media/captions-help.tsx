import { Disclosure } from '@telehealth/ui/parts/disclosure';

const WAYS = [
  ['Chrome on a computer', 'Settings, Accessibility, Live Caption.'],
  [
    'Android',
    'Press a volume key, then the sign for Live Caption below the slider; or look for it in Settings, Accessibility.',
  ],
  ['iPhone and iPad', 'Settings, Accessibility, Live Captions, where the device has them.'],
  ['Windows 11', 'Press the Windows key, Ctrl and L together.'],
  ['Mac', 'System Settings, Accessibility, Live Captions, where the Mac has them.'],
] as const;

/** The product makes no captions, because sound would have to leave the call. Captions made by the device stay on it. */
export function CaptionsHelp() {
  return (
    <Disclosure summary="If you need captions">
      <p>
        Many devices write down what is said and show it over any page. Switch it on before the visit and try whether
        your language is among those it knows. It makes mistakes: let anything that matters, such as a dose, be written
        down.
      </p>
      <dl>
        {WAYS.map(([where, how]) => (
          <div key={where}>
            <dt>
              <strong>{where}</strong>
            </dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
      <p>
        The chat stays open beside the call for the whole visit. Somebody who interprets or writes along can join: press
        “Invite somebody” under “Others in this visit” on this page.
      </p>
    </Disclosure>
  );
}
