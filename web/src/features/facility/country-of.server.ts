import { stateOf } from '@app/contract/reference-lists/regions.ts'

/** The country of a state or province. Only the server asks: the browser needs no list for it. */
export const countryOf = (state: string | null) => (state === null ? undefined : stateOf(state)?.country)
