/** Door `@telehealth/contracts/words`: brings every sentence. What is loaded by itself and says messages imports it first. */
import { bringWords } from './messages/brought';
import { MESSAGES } from './messages/catalogue';

bringWords(MESSAGES);
