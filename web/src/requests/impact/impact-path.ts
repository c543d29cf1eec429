/** What an event brings, for the teams of the event and of its hosts. */
export const impactPath = (id: string) => `/events/${id}/impact`
