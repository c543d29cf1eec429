import type { Event } from '@app/contract/events/event-schema.ts'
import { milesBetween } from '@app/contract/rules/globe.ts'
import { useState } from 'react'
import { completePlaces, locatePlace } from '../../api/places.ts'
import { browserPosition } from '../../page/browser-position.ts'
import { numberOf } from '../../page/typed-values.ts'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { drivePart, entryPart, usualMileage, type Drive } from './trip-words.ts'

interface Position {
  lat: number
  lng: number
}

/** Until both ends are known, nothing is asked. */
const nowhere: Position = { lat: 0, lng: 0 }

const mostPlayers = 50
/** In dollars. */
const mostMileage = 10

/** A number that was typed, if it can be one. */
function typedIn(text: string, most: number) {
  const typed = numberOf(text)
  return typed !== null && typed >= 0 && typed <= most ? typed : undefined
}

/** What a family says about its trip, and what that costs beside the hotel. Nothing of it leaves the page but the question for the drive. */
export function useTrip(event: Event) {
  const [players, setPlayers] = useState('1')
  const [mileage, setMileage] = useState((usualMileage / 100).toFixed(3))
  const [place, setPlace] = useState('')
  const [problem, setProblem] = useState<string>()
  const [from, setFrom] = useState<Position>()
  const to = event.lat === null || event.lng === null ? undefined : { lat: event.lat, lng: event.lng }
  const [start, end] = [from ?? nowhere, to ?? nowhere]
  const { data: drives } = useRead(
    calls['place-mgmt'].places.drives,
    { data: { from: start, to: [end] } },
    { enabled: from !== undefined && to !== undefined, staleTime: Infinity },
  )
  const road = drives?.data[0]?.miles
  const drive: Drive | undefined = drives && {
    miles: road ?? milesBetween(start, end),
    isStraight: road === undefined,
  }
  const [count, perMile] = [typedIn(players, mostPlayers), typedIn(mileage, mostMileage)]
  const isWhole = count !== undefined && Number.isInteger(count)

  function type(text: string) {
    setPlace(text)
    setFrom(undefined)
    setProblem(undefined)
  }
  function pick({ label, lat, lng }: Position & { label: string }) {
    setPlace(label)
    setFrom({ lat, lng })
    setProblem(undefined)
  }

  return {
    players,
    setPlayers,
    playersError: isWhole ? undefined : `Enter a whole number up to ${mostPlayers}.`,
    mileage,
    setMileage,
    mileageError: perMile === undefined ? 'Enter an amount, such as 0.70.' : undefined,
    place,
    placeError: problem,
    type,
    pick,
    /** Finds the place that was typed, if none of the list was picked. */
    async resolve() {
      if (from !== undefined || place.trim() === '') return
      const found = await completePlaces(place, undefined, 1).catch(() => undefined)
      if (found?.[0]) pick(found[0])
      else if (found) setProblem('We know no place with this name. Check the spelling.')
    },
    async locate() {
      try {
        const { coords } = await browserPosition()
        const here = { lat: coords.latitude, lng: coords.longitude }
        const { city, state } = await locatePlace(here)
        pick({ ...here, label: city === null ? 'Where you are' : `${city}, ${state}` })
      } catch {
        setProblem('Your location isn’t available. Enter a city instead.')
      }
    },
    hasPosition: to !== undefined,
    parts: [
      ...(isWhole ? [entryPart(event, count)] : []),
      ...(to === undefined || perMile === undefined ? [] : [drivePart(drive, perMile * 100)]),
    ],
  }
}

export type Trip = ReturnType<typeof useTrip>
