import { FURTHER_PLACES } from './further-places';
import { SOUTH_AFRICAN_PLACES } from './south-african-places';

/** A town or well-known suburb, with the coordinates of its centre in degrees, accurate to about a kilometre. */
export interface Place {
  name: string;
  /** Country, or country and region as in the emergency directory, e.g. `ZA-WC`. */
  region: string;
  latitude: number;
  longitude: number;
}

/** One line per region: `ZA-WC: Cape Town -33.92 18.42, …`. */
function readPlaces(text: string): Place[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [region = '', places = ''] = line.split(': ');
      return places.split(', ').map((entry) => {
        const words = entry.split(' ');
        const [latitude = Number.NaN, longitude = Number.NaN] = words.slice(-2).map(Number);
        return { name: words.slice(0, -2).join(' '), region, latitude, longitude };
      });
    });
}

/** The places the page can name offline. */
export const PLACES: readonly Place[] = [...readPlaces(SOUTH_AFRICAN_PLACES), ...readPlaces(FURTHER_PLACES)];
