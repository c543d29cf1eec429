import type { Destination } from '@app/contract/destinations/destination-schema.ts'
import { counted, listOf } from '../../components/format.ts'

type Hosting = Pick<Destination, 'sports' | 'services'>

const mostSports = 2

const inCommon = <T>(one: readonly T[], other: readonly T[]) => other.filter((value) => one.includes(value))

/** Why another destination is similar: `Also hosts Volleyball and Soccer`, or the number of services that both offer. */
export function whySimilar(destination: Hosting, other: Hosting): string | undefined {
  const sports = inCommon(destination.sports, other.sports)
  const [first] = sports
  if (sports.length > mostSports) return `Also hosts ${first} and ${counted(sports.length - 1, 'more sport')}`
  if (sports.length > 0) return `Also hosts ${listOf(sports)}`
  const services = inCommon(destination.services, other.services)
  return services.length > 0 ? `${counted(services.length, 'service')} in common` : undefined
}
