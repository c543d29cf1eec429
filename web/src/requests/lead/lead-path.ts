/** A request to a host, for its team. */
export const leadPath = (id: string) => `/leads/${id}`
