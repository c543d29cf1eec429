/** Prefix of messages to the team of the product. */
export const inquiriesKey = ['inquiries'] as const
