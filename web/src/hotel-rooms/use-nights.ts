import { addDays } from '@app/contract/rules/calendar-date.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { useState } from 'react'
import { localToday } from '../page/use-today.ts'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import type { GridView } from './views.ts'
import { keepShown } from '../platform/calls/use-observed.ts'

const { rooms, blocks } = calls['hotel-mgmt'].hotels
const kept = { placeholderData: keepShown }

/** What is taken of the nights in the grid, and the events over them. Without a first night, they start today at the hotel. */
export function useNights(ownerId: string, first: string | undefined, { nights }: GridView) {
  const [deviceDay] = useState(localToday)
  // The hotel's zone comes with its nights, and its day is at most one off.
  const read =
    first === undefined
      ? { from: addDays(deviceDay, -1), to: addDays(deviceDay, nights) }
      : { from: first, to: addDays(first, nights - 1) }
  const taken = useRead(rooms.nights, { ownerId, ...read }, kept)
  const events = useRead(
    blocks.filtered,
    {
      ownerId,
      offset: 0,
      take: 100,
      data: {
        status: ['Asked', 'Offered', 'Agreed', 'Released'],
        firstNight: { to: read.to },
        lastNight: { from: read.from },
      },
    },
    kept,
  )
  const today = taken.data === undefined ? deviceDay : placeDay(taken.data.data.timeZone)
  return { taken, events, today, from: first ?? today }
}
