// Runs by itself in the page's HTML document, before the program loads.
import { askForMyRecordEarly } from '../data/records/ask-early';

askForMyRecordEarly();
