/** How much a request asks for an amenity: hosts without it don't fit, or come later. */
export const amenityLevels = ['Required', 'Wished'] as const
export type AmenityLevel = (typeof amenityLevels)[number]

export const levelTexts: Record<AmenityLevel, string> = { Required: 'Required', Wished: 'Nice to have' }
