import type { StateName } from '@app/contract/reference-lists/regions.ts'
import type { Random } from '../random.ts'

/** In which a venue is named and its street is written. Descriptions are in English everywhere. */
export type Language = 'English' | 'French' | 'Spanish'

const shares: Partial<Record<StateName, readonly [Language, number]>> = {
  Quebec: ['French', 0.7],
  'New Brunswick': ['French', 0.2],
  'Puerto Rico': ['Spanish', 0.85],
}

export function languageIn(state: StateName, random: Random): Language {
  const [language, share] = shares[state] ?? ['English', 1]
  return random.chance(share) ? language : 'English'
}
