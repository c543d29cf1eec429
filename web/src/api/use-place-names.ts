import { useEffect, useState } from 'react'
import { completePlaces } from './places.ts'

const shortest = 2
const most = 6
/** Milliseconds without a key before the names are asked for. */
const pause = 150

/** Names of places that begin as was typed, once the keys rest. Without an answer there are none to choose from. */
export function usePlaceNames(typed: string): string[] {
  const [names, setNames] = useState<string[]>([])
  useEffect(() => {
    const text = typed.trim()
    if (text.length < shortest) return undefined
    const overtaken = new AbortController()
    const timer = setTimeout(() => {
      completePlaces(text, overtaken.signal, most)
        .then((places) => setNames(places.map(({ label }) => label)))
        .catch(() => {})
    }, pause)
    return () => {
      clearTimeout(timer)
      overtaken.abort()
    }
  }, [typed])
  return names
}
