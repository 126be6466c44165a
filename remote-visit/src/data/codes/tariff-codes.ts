/**
 * Tariff numbers of general practice that a visit from afar may need, a line each: number, our own plain words, words that people
 * type, and the minutes it is for. Numbers are those of the South African Medical Association's manual; no text of it is copied.
 *
 * Not reviewed by a biller. Sources: 0129 and 0193 docweb.co.za/billing-coding; 0130, 0132 and 0133 medinol.co.za (SAMA manual
 * 2020); 0146 to 0148 the Compensation Fund's rules of 2018 and ipaf.improweb.com; the minutes of 0190 to 0193 common knowledge
 * among practices, without a text at hand. Schemes differ, and some have numbers of their own for visits from afar.
 */
export const TARIFF_LINES = `
0190|Consultation, short|visit;seen;gp|up to about 15 minutes
0191|Consultation, middle|visit;seen;gp|16 to 30 minutes
0192|Consultation, long|visit;seen;gp|31 to 45 minutes
0193|Consultation, very long; most schemes do not pay it|visit;seen;gp;prolonged|46 to 60 minutes
0129|Each further quarter of an hour, beside 0193|extra;prolonged;added time|from 70 minutes on
0130|Advice by telephone|phone;call
0132|Prescription repeated without a visit; may stand beside 0130|repeat;script;renewal;chronic
0133|Motivation or letter to a scheme without a visit; may stand beside 0130|report;form;letter;chronic application
0146|Outside office hours (before 8, after 17, Saturday after 13, Sunday, holiday); schemes differ in which of 0146 to 0148 they take|after hours;emergency;night;weekend
0147|Outside office hours (before 8, after 17, Saturday after 13, Sunday, holiday); schemes differ in which of 0146 to 0148 they take|after hours;emergency;night;weekend
0148|Outside office hours (before 8, after 17, Saturday after 13, Sunday, holiday); schemes differ in which of 0146 to 0148 they take|after hours;emergency;night;weekend
`;
