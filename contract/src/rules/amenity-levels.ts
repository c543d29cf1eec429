/** How much a request asks for an amenity: hosts without it don't fit, or come later. */
export const amenityLevels = ['Required', 'Wished'] as const
