import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import { count } from '../../page/format.ts'

/** `$109–169`, or `$109` where all rooms cost the same. */
export const ratesText = ({ from, to }: NonNullable<Hotel['rates']>) =>
  from === to ? `$${count(from)}` : `$${count(from)}–${count(to)}`
