import type { RegionName } from '@app/contract/reference-lists/regions.ts'
import type { Town } from '../../places/towns.ts'
import type { Random } from '../../random.ts'
import { frenchSurnames, northernSurnames, spanishSurnames, surnames } from '../../names/surnames.ts'

const settlers: Partial<Record<RegionName, readonly [names: readonly string[], share: number]>> = {
  Midwest: [northernSurnames, 0.3],
  'Prairie Provinces': [northernSurnames, 0.3],
  Northwest: [northernSurnames, 0.15],
  Southwest: [spanishSurnames, 0.3],
  Pacific: [spanishSurnames, 0.2],
  Caribbean: [spanishSurnames, 0.5],
  'Central Canada': [frenchSurnames, 0.25],
  'Atlantic Canada': [frenchSurnames, 0.2],
}

/** A surname as people of the region bear. */
export function surnameIn(town: Pick<Town, 'region'>, random: Random): string {
  const [names, share] = settlers[town.region] ?? [surnames, 0]
  return random.pick(random.chance(share) ? names : surnames)
}
