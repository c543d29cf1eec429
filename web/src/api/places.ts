import type { PlaceOption, Whereabouts } from '@app/contract/places/place-schema.ts'
import { useEffect, useState } from 'react'
import { loadApi } from './load-api.ts'

/** The contract's limit. */
const maxLength = 200

/** Cities and postal codes that complete a text. */
export async function completePlaces(
  text: string,
  signal?: AbortSignal,
  take?: number,
): Promise<PlaceOption[]> {
  if (text.trim() === '') return []
  const { places } = (await loadApi())['place-mgmt']
  return (await places.complete({ text: text.slice(0, maxLength), take }, { signal })).data
}

/** The city, postal code and time zone nearest to a position. */
export async function locatePlace(
  { lat, lng }: { lat: number; lng: number },
  signal?: AbortSignal,
): Promise<Whereabouts> {
  const { places } = (await loadApi())['place-mgmt']
  return (await places.locate({ lat, lng }, { signal })).data
}

const minLength = 2
const mostNames = 6
/** In ms. */
const typingDebounce = 150

/** Names of places that start with the typed text. None if the request fails. */
export function usePlaceNames(typed: string): string[] {
  const [names, setNames] = useState<string[]>([])
  useEffect(() => {
    const text = typed.trim()
    if (text.length < minLength) return undefined
    const outdated = new AbortController()
    const timer = setTimeout(() => {
      completePlaces(text, outdated.signal, mostNames)
        .then((places) => setNames(places.map(({ label }) => label)))
        .catch(() => {})
    }, typingDebounce)
    return () => {
      clearTimeout(timer)
      outdated.abort()
    }
  }, [typed])
  return names
}
