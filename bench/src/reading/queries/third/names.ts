import type { ReadingQuery } from '../reading-query.ts'

/** Names of venues in the demo catalogue, alone and with a place. */
export const nameQueries: readonly ReadingQuery[] = [
  { text: 'Wrenfield Grove Ice Arena', filter: { text: 'Wrenfield Grove Ice Arena' } },
  {
    text: 'lindenmere tennis center champaign il',
    filter: { text: 'lindenmere tennis center', near: 'Champaign, IL' },
  },
  { text: 'Nuthatch Flats', filter: { text: 'Nuthatch Flats' } },
  {
    text: 'Roadrunner Arroyo Swim Center in Aurora, Colorado',
    filter: { text: 'Roadrunner Arroyo Swim Center', near: 'Aurora, CO' },
  },
  { text: 'blackmere university', filter: { text: 'blackmere university' } },
  { text: 'chamisa point field phone number', filter: { text: 'chamisa point field' } },
]
