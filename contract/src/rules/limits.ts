// Without zod, because pages in the browser use them too.

/** In characters. */
export const maxName = 200
export const maxOtherNames = 20

/** Hosts of one request. */
export const maxHosts = 12

/** Lists of one person. */
export const maxLists = 50
export const maxEntries = 200
/** In characters. */
export const maxListName = 80
export const maxNote = 300
export const maxSharedBy = 100
