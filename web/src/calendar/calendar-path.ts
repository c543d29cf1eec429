/** The calendar of a facility, for its team. */
export const calendarPath = (id: string) => `/facilities/${id}/calendar`
