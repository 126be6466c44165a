// Runs by itself in the page's HTML document, before the program loads.
import { askForMyConsultationsEarly } from '../data/consultations/ask-early';

askForMyConsultationsEarly();
