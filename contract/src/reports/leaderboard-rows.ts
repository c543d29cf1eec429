/** How many of the first rows are told at least and at most. Apart from the schema, so that the web needs none for it. */
export const fewestRows = 3
export const mostRows = 500
