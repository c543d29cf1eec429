import { useEffect, useState } from 'react'

const shortest = 2
const pause = 150

/** Names of places that begin as was typed, once the keys rest. Without an answer there are none to choose from. */
export function usePlaceNames(typed: string): string[] {
  const [names, setNames] = useState<string[]>([])
  useEffect(() => {
    const text = typed.trim()
    if (text.length < shortest) return undefined
    const overtaken = new AbortController()
    const timer = setTimeout(() => {
      // What asks comes with the first key.
      import('./place-names.ts')
        .then(({ placeNames }) => placeNames(text, overtaken.signal))
        .then(setNames)
        .catch(() => {})
    }, pause)
    return () => {
      clearTimeout(timer)
      overtaken.abort()
    }
  }, [typed])
  return names
}
