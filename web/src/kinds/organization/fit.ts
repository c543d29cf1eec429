import type { Organization } from '@app/contract/organizations/organization-schema.ts'
import { counted, listOf } from '../../components/format.ts'

type Offering = Pick<Organization, 'sports' | 'services'>

const mostNamed = 2

/** Why another organization is similar: the sports of both, or the services that both offer. */
export function whySimilar({ sports, services }: Offering, other: Offering): string | undefined {
  return (
    inCommon(sports, other.sports, 'sport', listOf) ??
    inCommon(services, other.services, 'service', (names) => `Also offers ${listOf(names)}`)
  )
}

function inCommon(
  own: readonly string[],
  others: readonly string[],
  noun: string,
  wordsOf: (names: string[]) => string,
) {
  const common = others.filter((name) => own.includes(name))
  if (common.length === 0) return undefined
  return common.length > mostNamed ? `${counted(common.length, noun)} in common` : wordsOf(common)
}
