// Runs by itself in the document of the page, before the program arrives.
import { askForMyAppointmentsEarly } from '@telehealth/data/appointments/ask-early';

askForMyAppointmentsEarly();
