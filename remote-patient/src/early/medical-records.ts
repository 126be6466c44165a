// Runs by itself in the document of the page, before the program arrives.
import { askForMyRecordEarly } from '@telehealth/data/records/ask-early';

askForMyRecordEarly();
