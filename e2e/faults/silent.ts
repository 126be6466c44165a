import type { Endpoint } from './endpoints';

/**
 * Requests whose failure a page need not speak of, each with the reason. The page must be whole without their answer all the
 * same. A request that is not here has to be spoken of.
 */
const SILENT: readonly { name: RegExp; screens?: RegExp; why: string }[] = [
  { name: /\.woff2$/, why: 'The letters of the device are used.' },
  { name: /favicon\.svg$/, why: 'Drawn by the browser beside the page.' },
  { name: /\/theme:?\.js$/, why: 'The light look is used.' },
  { name: /\.css$/, why: 'A page without its style can be read and used.' },
  {
    name: /\.webmanifest$|emergency-care-worker\.js$/,
    why: 'Keeps the emergency page for later; nothing waits for it.',
  },
  { name: /\/rpc\/server_time$/, why: 'Only the countdown waits for it; a held time is held all the same.' },
  { name: /\/rpc\/keep_booking_draft$/, why: 'A note of its own beside the form says whether words are kept.' },
  { name: /__clerk\/v1\/environment$/, why: 'The identity goes on with what this browser knows of it.' },
  { name: /\/rpc\/my_notifications$/, why: 'The bell bears a mark, and the panel behind it says so with the way on.' },
  {
    name: /\/functions\/v1\/report$|\/report:?\.js$/,
    why: 'Tells how the page does; nothing on the page comes of it.',
  },
  { name: /\/inbox:?\.js$/, why: 'Without its bell the page is whole; the next page tries again.' },
  {
    name: /\/opened-record:?\.js$/,
    why: 'The list is whole; what is opened from it fetches this again, and says so if it fails.',
  },
  { name: /emergency_numbers/, why: 'The numbers that the page came with stay, with the day they are of.' },
  {
    name: /\/rpc\/clocks_of_a_zone$/,
    why: 'Times are written by the table of time zones that the device has; the next page asks again.',
  },
  {
    name: /\/profile-images\/:\/portrait$/,
    why: 'A face beside a name: the initials or the mark of the specialty stand in its place.',
  },
  { name: /exchange_rates/, why: 'Prices stand in dollars, which is what is charged.' },
  {
    name: /\/rest\/v1\/profiles$/,
    screens: /^(payment$|own (?!Profile|Account settings))/,
    why: 'The zone that times are shown in: they stay in the one this browser kept or has, which is named beside them.',
  },
  {
    name: /\/rest\/v1\/specialists$/,
    screens: /^(consultations|renewals|patients) of a specialist$|, by its specialist$|^a chart$/,
    why: 'The zone that times are shown in, as on the payment page: they stay in the one that is named beside them.',
  },
  {
    name: /\/rpc\/my_mail_trouble$/,
    why: 'Whether mail arrives: a warning more, and nothing on the page leans on it. The next page asks again, and the bell has what was written.',
  },
  {
    name: /\/rpc\/desk_overview$/,
    screens: /^desk: (?!Desk$)/,
    why: 'There only whether this operator may still be at the desk; the list itself is refused then, and says so.',
  },
  {
    name: /registration_files$|\/rpc\/my_registration_checks$/,
    screens: /^the profile of a specialist$/,
    why: 'They stand in sections that are closed; whoever opens one reads it there.',
  },
  {
    name: /\/rpc\/my_appointments$/,
    screens: /^booking$/,
    why: 'ScreenState whether the time is held; holding it answers.',
  },
  {
    name: /\/rest\/v1\/consultations$/,
    screens: /^the day of a specialist$/,
    why: 'Since when somebody waits; that they wait is told by the visit itself.',
  },
  {
    name: /\/rpc\/my_appointments$/,
    screens: /^(consultations|renewals) of a specialist$/,
    why: 'Only the reasons beside the names; each visit has its own.',
  },
];

/** Why nothing need be said of it, or null. */
export function mayBeSilent({ name }: Endpoint, screen: string): string | null {
  return SILENT.find((one) => one.name.test(name) && (one.screens?.test(screen) ?? true))?.why ?? null;
}
