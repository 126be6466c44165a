import type { MessageArea } from './message-entry';

/** What the emergency page says while it works. Short: it is read in a hurry, and aloud. */
export const EMERGENCY_PAGE_MESSAGES = {
  'emergencyPage.locating': { tone: 'info', text: 'Looking for where you are. This can take half a minute outside.' },
  'emergencyPage.locationDenied': {
    tone: 'warning',
    text: 'This browser is not allowed to know where you are. Allow the location for this page in the browser settings, or say what you see: a street sign, a shop, a school, the number on a lamp post or a kilometre stone.',
  },
  'emergencyPage.locationTimeout': {
    tone: 'warning',
    text: 'No location found in time. Go outside or to a window and try again, or say what you see: a street sign, a shop, a school, a bridge.',
  },
  'emergencyPage.locationUnavailable': {
    tone: 'warning',
    text: 'This device cannot find where it is. Say what you see: a street sign, a shop, a school, the last place you passed.',
  },
  'emergencyPage.near': { tone: 'info', text: 'About {distance} km {direction} of {place}' },
  'emergencyPage.at': { tone: 'info', text: 'In or near {place}' },
  'emergencyPage.nowhere': { tone: 'info', text: 'We know no place near you. Read out the coordinates.' },
  'emergencyPage.accuracy': { tone: 'info', text: 'Accurate to about {metres} m, found at {time}.' },
  'emergencyPage.rough': {
    tone: 'warning',
    text: 'Only accurate to about {metres} m, found at {time}. Also say what you see around you.',
  },
  'emergencyPage.copied': { tone: 'success', text: 'Copied.' },
  'emergencyPage.copyFailed': { tone: 'warning', text: 'Could not copy. Press and hold the text to select it.' },
  'emergencyPage.callFirst': { tone: 'warning', text: 'In danger now? Call {number}, at any hour.' },
  'emergencyPage.call': { tone: 'info', text: 'Call {number}' },
  'emergencyPage.otherRegion': { tone: 'info', text: 'You seem to be in {region}.' },
  'emergencyPage.noOwnNumbers': {
    tone: 'info',
    text: 'We have no local number for {region}. The national numbers work there.',
  },
  'emergencyPage.noCrisisLine': {
    tone: 'info',
    text: 'We have no crisis line for {region} yet. Call the emergency number.',
  },
  'emergencyPage.numbersFresh': { tone: 'info', text: 'Checked just now: these are the latest numbers we have.' },
  'emergencyPage.numbersKept': {
    tone: 'info',
    text: 'We could not check for updates: these are the numbers this device last saved.',
  },
  'emergencyPage.newer': { tone: 'info', text: 'A newer version of this page is ready.' },
  'emergencyPage.kept': { tone: 'success', text: 'This page is saved on this device and opens without a connection.' },
  'emergencyPage.helpMessage': {
    tone: 'info',
    text: 'I need help. {place}. Coordinates: {latitude}, {longitude}. Map: {map} Please call me.',
  },
  'emergencyPage.helpMessageNoPlace': { tone: 'info', text: 'I need help. Please call me now.' },
  'emergencyPage.contactNumber': {
    tone: 'error',
    text: 'Please enter the whole number, for example 082 123 4567 or +266 5812 3456.',
  },
  'emergencyPage.cardKept': {
    tone: 'success',
    text: 'Saved on this device. Anyone who opens this browser can read it.',
  },
  'emergencyPage.cardKeepFailed': {
    tone: 'warning',
    text: 'This browser cannot save it. The card works until you close the page.',
  },
  'emergencyPage.cardRemoved': { tone: 'success', text: 'Removed from this device.' },
  'emergencyPage.cardUnreadable': {
    tone: 'warning',
    text: 'What was saved here cannot be read. Please fill it in again.',
  },
  'emergencyPage.cardHasAllergies': {
    tone: 'warning',
    text: 'Something is written under allergies. Take it out first if it is wrong.',
  },
  'emergencyPage.cardEmpty': {
    tone: 'warning',
    text: 'Nothing is filled in yet. Write at least one line, then show the card.',
  },
  'emergencyPage.recordLoading': { tone: 'info', text: 'Reading your record.' },
  'emergencyPage.recordLoaded': {
    tone: 'success',
    text: 'Filled in from your record. It stays on this screen only, unless you choose to keep it.',
  },
  'emergencyPage.recordEmpty': { tone: 'info', text: 'Your record has none of this yet. Please fill it in here.' },
  'emergencyPage.recordLocked': {
    tone: 'warning',
    text: 'Your account is locked here or you are not signed in. Fill the card in here, or sign in first.',
  },
  'emergencyPage.recordFailed': {
    tone: 'warning',
    text: 'Your record cannot be reached now. Please fill the card in here.',
  },
  'emergencyPage.seizureLong': { tone: 'error', text: '5 minutes: call for an ambulance now.' },
  'emergencyPage.seizureStopped': { tone: 'info', text: 'Stopped after {time}. Tell this to whoever helps.' },
  'emergencyPage.strokeNoted': { tone: 'info', text: 'Noted: {time}. Tell it to the ambulance.' },
} as const satisfies MessageArea;
