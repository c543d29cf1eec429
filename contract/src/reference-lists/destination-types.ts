import * as z from 'zod'

export const destinationTypes = [
  'Convention & Visitors Bureau',
  'Sports Commission',
  'Destination Management Organization',
  'Management Group',
] as const
export const DestinationType = z.enum(destinationTypes)
export type DestinationType = z.infer<typeof DestinationType>
