/** How many of the first rows are told at least and at most. */
export const fewestRows = 3
export const mostRows = 500
