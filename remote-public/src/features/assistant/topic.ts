import { pathTo } from '@telehealth/contracts/routes';

/** The source or target page of an answer. */
export interface TopicLink {
  label: string;
  to: string;
}
/** The answer to one intent. Prices and dates are left to the page that it links to. */
export interface Topic {
  label: string;
  answer: string;
  links: readonly [TopicLink, ...TopicLink[]];
  /** An immediate action beside the links. */
  offers?: 'call';
}

/** Where the errands lead that any doctor does: to who is cheapest, with the price in view. */
export const GENERAL_PRACTICE: TopicLink = {
  label: 'General practitioners, lowest price first',
  to: pathTo('findSpecialist', {}, { specialty: 'general', sort: 'price' }),
};
