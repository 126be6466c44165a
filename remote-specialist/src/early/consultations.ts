// Runs by itself in the document of the page, before the program arrives.
import { askForMyConsultationsEarly } from '@telehealth/data/consultations/ask-early';

askForMyConsultationsEarly();
