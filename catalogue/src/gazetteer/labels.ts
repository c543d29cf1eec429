import { states } from '@app/contract/reference-lists/regions.ts'

const codes = new Map<string, string>(states.map(({ name, code }) => [name, code]))

/** 'Indianapolis, IN'. */
export const cityLabel = (city: string, state: string) => `${city}, ${codes.get(state) ?? state}`

/** 'Indianapolis, IN 46204'. */
export const postalCodeLabel = (city: string, state: string, code: string) =>
  `${cityLabel(city, state)} ${code}`
