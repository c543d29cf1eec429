import { kindContracts } from '@app/contract/kinds.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import type { SearchRecord } from '@app/contract/visits/visit-schema.ts'
import * as z from 'zod'

/** The values of a filter field, if they are a closed list. */
function listOf(schema: unknown): readonly unknown[] | undefined {
  if (schema instanceof z.ZodOptional) return listOf(schema.unwrap())
  if (schema instanceof z.ZodUnion) return schema.options.map(listOf).find((list) => list !== undefined)
  return schema instanceof z.ZodEnum ? schema.options : undefined
}

/** The values by field of each kind, and undefined where there is no closed list. */
const vocabularies = new Map(
  Object.entries(kindContracts).map(([kind, { filter }]) => [
    kind,
    new Map(
      Object.entries(filter.shape)
        .filter(([field]) => field !== 'sort')
        .map(([field, schema]) => [field, new Set(listOf(schema))]),
    ),
  ]),
)

export interface SoughtFilter {
  field: string
  value: string
}

/** What a search is recorded as: that there was one, its filters, and their values if they are of a closed list. What isn't known is left out. */
export function soughtBy({ kind, filters }: Pick<SearchRecord, 'kind' | 'filters'>): SoughtFilter[] {
  const vocabulary = vocabularies.get(kind satisfies ProfileKindName)
  const sought = filters.flatMap(({ field, value }): SoughtFilter[] => {
    const values = vocabulary?.get(field)
    return values ? [{ field, value: values.has(value) ? value : '' }] : []
  })
  return sought.length === 0 ? [] : [{ field: '', value: '' }, ...sought]
}
