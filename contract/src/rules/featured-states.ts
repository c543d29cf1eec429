// A file of its own, because the list of states would be in the browser with it.

/** Featured states shown before 'Show all'. */
export const featuredStateCount = 2
