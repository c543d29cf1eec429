import { useMemo } from 'react'

/**
 * A loader's answer as one text of JSON. React Router writes each of many small objects by itself, with a place for
 * every value of theirs: four times what JSON needs, and what stands between a page and the first packets of a
 * connection. Only what JSON can say: an absent key is left out, there are no dates.
 */
export type Packed<T> = string & { readonly [contents]?: T }
declare const contents: unique symbol

export const pack = <T>(value: T): Packed<T> => JSON.stringify(value)

export const unpack = <T>(packed: Packed<T>): T => JSON.parse(packed)

/** The same object for as long as the answer says the same. */
export const useUnpacked = <T>(packed: Packed<T>): T => useMemo(() => unpack(packed), [packed])
