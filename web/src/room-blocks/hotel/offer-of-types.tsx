import type { RoomType } from '@app/contract/hotels/room-schema.ts'
import type { ComponentProps } from 'react'
import { Loaded } from '../../page/loaded.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { OfferForm } from './offer-form.tsx'
import { anyRoomName, type OfferLine } from './offer-values.ts'

export const anyRoom: OfferLine = { roomId: null, name: anyRoomName, rate: null }

const lineOf = ({ id, name, rate }: RoomType): OfferLine => ({ roomId: id, name, rate })

interface OfferOfTypesProps extends Omit<ComponentProps<typeof OfferForm>, 'lines'> {
  ownerId: string
}

/** A hotel that sells its rooms here offers them by type, and another one rooms of any type. */
export function OfferOfTypes({ ownerId, ...props }: OfferOfTypesProps) {
  const rooms = useRead(calls['hotel-mgmt'].hotels.rooms.list, { ownerId, offset: 0, take: 100 })
  return (
    <Loaded query={rooms} errorTitle="The room types didn’t load.">
      {({ data }) => (
        <OfferForm {...props} lines={data.length === 0 ? [anyRoom] : [...data.map(lineOf), anyRoom]} />
      )}
    </Loaded>
  )
}
