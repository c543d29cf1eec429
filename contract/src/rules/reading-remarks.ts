/**
 * What wasn't understood of another program's calendar. `Unreadable`: entries without a time that can be read, which take none. `NoEnd`:
 * dates without an end after their start. `UnknownZone`: dates in a zone that nobody knows, read by the clocks of the page's place.
 * `PartlyRead`: entries whose repetition, or part of it, couldn't be read.
 */
export const readingRemarkKinds = ['Unreadable', 'NoEnd', 'UnknownZone', 'PartlyRead'] as const
export type ReadingRemarkKind = (typeof readingRemarkKinds)[number]

/** How long a date at a time is taken to be if its end is unknown: a game or a practice. */
export const assumedHours = 2
