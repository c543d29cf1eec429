import { useMemo } from 'react'

/**
 * A loader's data as JSON text. React Router's own format needs four times as many bytes for many small objects, too many
 * for the first packets of a connection. Only for data that JSON can represent.
 */
export type Packed<T> = string & { readonly [contents]?: T }
declare const contents: unique symbol

export const pack = <T>(value: T): Packed<T> => JSON.stringify(value)

export const unpack = <T>(packed: Packed<T>): T => JSON.parse(packed)

/** Keeps the same reference while the text is equal. */
export const useUnpacked = <T>(packed: Packed<T>): T => useMemo(() => unpack(packed), [packed])
