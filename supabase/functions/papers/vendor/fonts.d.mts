/** Fonts as base64 of TrueType, cut to the letters that papers are written with. */
export declare const body: string;
export declare const strong: string;
export declare const display: string;
export declare const wide: string;
export declare const wideStrong: string;
export declare const arabic: string;
