/**
 * Door `@telehealth/contracts/words-at-hand`: brings what any read can meet, and all that is told where nothing can be fetched. For
 * pages that say no other messages: the rest is fetched when it is asked for.
 */
import { ACCESS_MESSAGES } from './messages/access.messages';
import { bringWords } from './messages/brought';
import { DATA_MESSAGES } from './messages/data.messages';
import { SESSION_MESSAGES } from './messages/session.messages';

for (const area of [DATA_MESSAGES, SESSION_MESSAGES, ACCESS_MESSAGES]) bringWords(area);
