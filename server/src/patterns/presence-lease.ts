/** The people of a process that hasn't been seen for so long count as offline. */
export const presenceLeaseSeconds = 30
