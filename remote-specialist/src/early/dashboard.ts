// Runs by itself in the page's HTML document, before the program loads.
import { askForMyAppointmentsEarly } from '@telehealth/data/appointments/ask-early';

askForMyAppointmentsEarly();
