import { useState, useSyncExternalStore } from 'react'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { newKey } from '../page/new-key.ts'
import { toBooking, type Booking } from './booking.ts'

const { hold } = calls['hotel-mgmt'].hotels.reservations

const keys = new Map<string, string>()
const storedAs = (address: string) => `hold ${address}`

/** The key of a room stays in its tab, so that a reload finds the same hold. */
function keyOf(address: string): string {
  const known = keys.get(address)
  if (known !== undefined) return known
  let key = newKey()
  try {
    key = sessionStorage.getItem(storedAs(address)) ?? key
    sessionStorage.setItem(storedAs(address), key)
  } catch {
    // The browser stores nothing: a reload holds another room.
  }
  keys.set(address, key)
  return key
}

function dropKey(address: string) {
  keys.delete(address)
  try {
    sessionStorage.removeItem(storedAs(address))
  } catch {
    // Nothing was stored.
  }
}

/** The key of the room that the page books, and a way to start with another one. */
export function useHoldKey(booking: Booking, totalWithTaxes: number) {
  // At another total, it is another booking.
  const address = `${toBooking(booking)} ${totalWithTaxes}`
  const [, setRound] = useState(0)
  return {
    key: keyOf(address),
    /** The room was given back, so the next visit holds one anew. */
    forget: () => dropKey(address),
    /** Holds a room again, after the time has run out or a refusal. */
    again() {
      dropKey(address)
      setRound((round) => round + 1)
    },
  }
}

/** The call that holds a room at the total that the page shows. */
export const holdOf = ({ hotelId, ...stay }: Booking, key: string, totalWithTaxes: number) => ({
  ownerId: hotelId,
  data: { ...stay, key, totalWithTaxes },
})

/** Holds a room as soon as somebody has asked for it. Like a read, it can be repeated: with the same key it holds no second room. */
export function useHold(input: ReturnType<typeof holdOf>, isAsked: boolean) {
  const { data, dataUpdatedAt, error } = useRead(hold, input, {
    staleTime: Infinity,
    retry: false,
    enabled: isAsked,
  })
  return { reservation: data?.data, repliedAt: dataUpdatedAt, error }
}

/** A hold as the server told of it. */
export interface ToldHold {
  /** Undefined or null: nothing is held. */
  secondsLeft: number | null | undefined
  /** In ms by the device's clock, which may be wrong and is only compared with itself. */
  repliedAt: number
}

function eachSecond(onTick: () => void) {
  const timer = setInterval(onTick, 1000)
  return () => clearInterval(timer)
}

const leftOf = ({ secondsLeft, repliedAt }: ToldHold) =>
  Math.max(0, Math.ceil((secondsLeft ?? 0) - Math.max(0, Date.now() - repliedAt) / 1000))

/** How long a room is still held, in full seconds. Renders at each: only clocks use it. */
export const useSecondsLeft = (told: ToldHold): number => useSyncExternalStore(eachSecond, () => leftOf(told))

/** Whether a room is still held. Renders only when that ends. */
export const useIsHeld = (told: ToldHold): boolean => useSyncExternalStore(eachSecond, () => leftOf(told) > 0)
