import { nilId } from '@app/contract/envelope.ts'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'

/** The page of the hotel of a stay. Undefined until it is loaded, and while it is hidden. */
export const useStayHotel = (hotelId: string | null) =>
  useRead(
    calls['hotel-mgmt'].hotels.get,
    { id: hotelId ?? nilId },
    { retry: false, enabled: hotelId !== null },
  ).data?.data
