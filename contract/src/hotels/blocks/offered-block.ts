import * as z from 'zod'
import { CalendarDate, Id } from '../../envelope.ts'

/** What a stay costs with the rooms of an event's block. Its nights outside of the block cost what everybody pays. */
export const OfferedBlock = z.object({
  id: Id,
  /** The nights of the stay that are the block's. */
  nights: z.array(CalendarDate),
  /** How many rooms are left for all nights. */
  left: z.int(),
  /** With all mandatory fees, in cents, like `totalWithTaxes` and `nightly` those of a room. */
  total: z.int(),
  totalWithTaxes: z.int(),
  nightly: z.int(),
  /** The last day on which it can be booked, at the hotel. */
  cutOff: CalendarDate.nullable(),
  /** In cents a night, and in the rate. */
  rebate: z.int().nullable(),
  rebateReceiver: z.string().nullable(),
  rebatePurpose: z.string().nullable(),
})
export type OfferedBlock = z.output<typeof OfferedBlock>
