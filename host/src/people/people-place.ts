/** Id of the place in the rail in which the switcher of people stands. */
export const PEOPLE_PLACE = 'people';
