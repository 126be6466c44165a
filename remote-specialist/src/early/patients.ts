// Runs by itself in the page's HTML document, before the program loads.
import { askForMyPatientsEarly } from '../data/patients/ask-early';

askForMyPatientsEarly();
