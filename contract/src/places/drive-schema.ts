import * as z from 'zod'

const Position = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
export type Position = z.infer<typeof Position>

/** The most positions that are asked about at once. */
const maxDrives = 100

export const DrivesRequest = z.object({ from: Position, to: z.array(Position).min(1).max(maxDrives) })

/** The fastest drive. */
export const Drive = z.object({
  /** With one decimal. */
  miles: z.number(),
  minutes: z.int(),
})
export type Drive = z.infer<typeof Drive>
