// Runs by itself in the document of the page, before the program arrives.
import { askForMyPatientsEarly } from '@telehealth/data/patients/ask-early';

askForMyPatientsEarly();
