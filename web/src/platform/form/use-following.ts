import { useEffect, useRef } from 'react'
import { differencesOf } from './differences.ts'

interface Followed<V> {
  values: V
  set(changed: Partial<V>): void
}

/** Lets values of a form that nobody changed follow `first`, for a form that begins with what is known and learns more. */
export function useFollowing<V extends object>(first: V, { values, set }: Followed<V>) {
  const known = useRef(first)
  useEffect(() => {
    const news = differencesOf(first, known.current)
    if (news.length === 0) return
    const changed = new Set(differencesOf(values, known.current).map(({ name }) => name))
    known.current = first
    const followed = news.filter(({ name }) => !changed.has(name)).map(({ name, mine }) => [name, mine])
    if (followed.length > 0) set(Object.fromEntries(followed) as Partial<V>)
  })
}
