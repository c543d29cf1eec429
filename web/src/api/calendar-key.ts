/** Prefix of what shows the calendars of spaces. */
export const calendarsKey = ['calendars'] as const
/** Prefix of everything about the calendar of one facility. */
export const calendarKey = (ownerId: string) => [...calendarsKey, ownerId] as const
