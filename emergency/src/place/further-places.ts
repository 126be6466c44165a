/**
 * Towns of the neighbouring countries and a few large cities farther away; coordinates of their centres in degrees, to two
 * decimals.
 */
export const FURTHER_PLACES = `
BW: Gaborone -24.65 25.91, Francistown -21.17 27.51, Maun -19.98 23.42, Kasane -17.82 25.15, Serowe -22.39 26.71, Palapye -22.55 27.13, Lobatse -25.22 25.68, Ghanzi -21.7 21.65
SZ: Mbabane -26.32 31.14, Manzini -26.5 31.38, Piggs Peak -25.96 31.25, Siteki -26.45 31.95, Nhlangano -27.11 31.2
LS: Maseru -29.31 27.48, Teyateyaneng -29.15 27.75, Maputsoe -28.89 27.9, Mafeteng -29.82 27.24, Mohales Hoek -30.15 27.48, Mokhotlong -29.29 29.07
MZ: Maputo -25.97 32.57, Matola -25.96 32.46, Xai-Xai -25.05 33.64, Inhambane -23.87 35.38, Vilankulo -22 35.32, Beira -19.84 34.84, Chimoio -19.12 33.48, Tete -16.16 33.59, Quelimane -17.88 36.89, Nampula -15.12 39.27, Pemba -12.97 40.52
NA: Windhoek -22.56 17.08, Walvis Bay -22.96 14.51, Swakopmund -22.68 14.53, Otjiwarongo -20.46 16.65, Tsumeb -19.25 17.71, Oshakati -17.79 15.7, Rundu -17.93 19.77, Katima Mulilo -17.5 24.27, Gobabis -22.45 18.97, Mariental -24.63 17.96, Keetmanshoop -26.58 18.13, Luderitz -26.65 15.16
ZW: Harare -17.83 31.05, Chitungwiza -18.01 31.08, Bulawayo -20.15 28.58, Mutare -18.97 32.67, Gweru -19.45 29.82, Masvingo -20.07 30.83, Victoria Falls -17.93 25.83, Hwange -18.37 26.5, Beitbridge -22.22 30
KE: Nairobi -1.29 36.82, Mombasa -4.05 39.67, Kisumu -0.1 34.76, Nakuru -0.3 36.07, Eldoret 0.52 35.27, Nyeri -0.42 36.95
NG: Abuja 9.06 7.49, Kano 12 8.52, Ibadan 7.38 3.9, Port Harcourt 4.82 7.03, Benin City 6.34 5.63, Enugu 6.45 7.5
NG-LA: Lagos 6.52 3.38, Ikeja 6.6 3.35, Lekki 6.44 3.55, Ikorodu 6.62 3.51
GB: London 51.51 -0.13, Birmingham 52.48 -1.9, Manchester 53.48 -2.24, Leeds 53.8 -1.55, Bristol 51.45 -2.59, Cardiff 51.48 -3.18, Edinburgh 55.95 -3.19, Glasgow 55.86 -4.25, Belfast 54.6 -5.93
`;
