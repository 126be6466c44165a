/**
 * Marks what of a prerendered page only its program can fill, as an attribute of the paragraph that says so meanwhile. Should
 * the program not arrive, the host says that in its place.
 */
export const NEEDS_PROGRAM = 'data-needs-program';
