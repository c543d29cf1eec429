import * as z from 'zod'

export const travelScopes = ['Both', 'Local', 'Travel'] as const
export const TravelScope = z.enum(travelScopes)
export type TravelScope = z.infer<typeof TravelScope>
