/** The page of a block for its hotel. */
export const blockPath = (hotelId: string, id: string) => `/hotels/${hotelId}/blocks/${id}`
