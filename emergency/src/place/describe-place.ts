import { messageFrom } from '@telehealth/contracts/message-from';
import { EMERGENCY_PAGE_MESSAGES } from '@telehealth/contracts/messages/emergency-page';
import { PLACES, type Place } from './places';

/** In degrees, as the browser gives them. */
export interface Position {
  latitude: number;
  longitude: number;
}

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in kilometres (haversine). */
export function distanceKm(from: Position, to: Position): number {
  const dLat = radians(to.latitude - from.latitude);
  const dLng = radians(to.longitude - from.longitude);
  const a =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(a));
}

const WINDS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** Returns the initial direction from `from` to `to`, as one of eight compass points. */
export function windFrom(from: Position, to: Position): (typeof WINDS)[number] {
  const dLng = radians(to.longitude - from.longitude);
  const y = Math.sin(dLng) * Math.cos(radians(to.latitude));
  const x =
    Math.cos(radians(from.latitude)) * Math.sin(radians(to.latitude)) -
    Math.sin(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.cos(dLng);
  const turn = (Math.atan2(y, x) * 4) / Math.PI;
  return WINDS[(Math.round(turn) + 8) % 8] ?? 'north';
}

/** Farther away, a place name says nothing useful. */
const FARTHEST_KM = 150;
/** The list is accurate to about a kilometre, so the text is no finer. */
const HERE_KM = 1.5;

/** Returns the nearest known place, if one is near enough. */
export function nearestPlace(position: Position): { place: Place; km: number } | null {
  let nearest: { place: Place; km: number } | null = null;
  for (const place of PLACES) {
    const km = distanceKm(position, place);
    if (km <= FARTHEST_KM && (nearest === null || km < nearest.km)) nearest = { place, km };
  }
  return nearest;
}

/** Describes a location in words, e.g. `About 12 km north-east of Paarl`. */
export function describePlace(position: Position): string {
  const nearest = nearestPlace(position);
  if (nearest === null) return messageFrom(EMERGENCY_PAGE_MESSAGES, 'emergencyPage.nowhere');
  const { place, km } = nearest;
  if (km < HERE_KM) return messageFrom(EMERGENCY_PAGE_MESSAGES, 'emergencyPage.at', { place: place.name });
  const distance = String(km < 20 ? Math.round(km) : Math.round(km / 5) * 5);
  return messageFrom(EMERGENCY_PAGE_MESSAGES, 'emergencyPage.near', {
    distance,
    direction: windFrom(place, position),
    place: place.name,
  });
}
