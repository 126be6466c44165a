/** Line drawings on a 24 by 24 grid, stroke only; each is the path that `Icon` draws. A page carries those it names. */
export const home = 'M4 11.5 12 4l8 7.5M6.5 10v9.5h11V10M10 19.5v-5h4v5';
export const calendar =
  'M5 6.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7.5a1 1 0 0 1 1-1ZM4 11h16M8.5 4v4M15.5 4v4';
export const video =
  'M5 7h8.5a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 5 7ZM15 11l5.5-3v8L15 13';
export const records = 'M7 4h7l4 4v11a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM14 4v4h4M9 12.5h6M9 16h4';
export const pill = 'M10.5 20 20 10.5a4.6 4.6 0 0 0-6.5-6.5L4 13.5a4.6 4.6 0 0 0 6.5 6.5ZM9 9l6 6';
export const key = 'M8.5 19a4 4 0 1 1 0-8 4 4 0 0 1 0 8ZM11.5 12.5 19.5 4.5M16 8l3 3M13.5 10.5l2 2';
export const device =
  'M9 3.5h6a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2ZM9.5 12h1l1-2.5 1.5 4.5 1-2h.5M11 17.5h2';
export const person = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.7-3.6 3.7-5.5 7.5-5.5s6.8 1.9 7.5 5.5';
export const people =
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.6-3.2 3.2-5 6.5-5s5.9 1.8 6.5 5M15.5 4.9a3.5 3.5 0 0 1 0 6.3M17.5 15c2.2.6 3.6 2.2 4 4.5';
export const settings =
  'M4 7h8M16 7h4M14 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM4 17h4M12 17h8M10 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z';
export const search = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20';
export const symptoms =
  'M6 4v5a4 4 0 0 0 8 0V4M5 4h2M13 4h2M10 13v2.5a4.5 4.5 0 0 0 9 0V13M19 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z';
export const emergency = 'M10 4h4v6h6v4h-6v6h-4v-6H4v-4h6z';
export const check = 'M5 12.5 10 17.5 19.5 7';
export const warning = 'M12 4.5 21 19.5H3ZM12 10v4.5M12 17v.01';
export const info = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.8v.01';
export const clock = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2';
export const arrow = 'M5 12h14M13 6l6 6-6 6';
export const back = 'M19 12H5M11 6l-6 6 6 6';
export const chevron = 'M9 6l6 6-6 6';
export const close = 'M6 6l12 12M18 6 6 18';
export const plus = 'M12 5v14M5 12h14';
export const menu = 'M4 7h16M4 12h16M4 17h16';
export const download = 'M12 4v11M7 11l5 5 5-5M4.5 20h15';
export const mail = 'M4.5 6h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM4 7l8 6.5L20 7';
export const phone =
  'M5 4.5h3.5l1.5 4.5-2.2 1.6a12 12 0 0 0 5.6 5.6L15 14l4.5 1.5V19a1.5 1.5 0 0 1-1.6 1.5C10.3 20 4 13.7 3.5 6.1A1.5 1.5 0 0 1 5 4.5Z';
export const voice = 'M12 14.5a3 3 0 0 0 3-3v-5a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3';
export const chat =
  'M5 5h14a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-7L7.5 20v-3.5H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM8 9.5h8M8 12.5h5';
export const sun =
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4';
export const moon = 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z';
export const system = 'M4.5 5h15a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM9 20h6M12 16v4';
export const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z';
export const eyeOff = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM4 4l16 16';
export const signOut = 'M14 4.5H6a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h8M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5';
export const lock =
  'M6.5 10.5h11a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5';
export const card = 'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM3.5 10h17M7 15h3';
export const globe =
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c5 5.2 5 11.8 0 17-5-5.2-5-11.8 0-17Z';
export const star = 'M12 4l2.4 5.1 5.6.7-4.1 3.9 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.8l5.6-.7Z';
