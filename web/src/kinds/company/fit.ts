import type { Company } from '@app/contract/companies/company-schema.ts'
import { counted, listOf } from '../../components/format.ts'

type Offering = Pick<Company, 'services' | 'companyType'>

const mostServices = 2

/** Why another company is similar: the services that both offer, or their type. */
export function whySimilar({ services, companyType }: Offering, other: Offering): string | undefined {
  const common = other.services.filter((service) => services.includes(service))
  if (common.length > mostServices) return `${counted(common.length, 'service')} in common`
  if (common.length > 0) return `Also offers ${listOf(common)}`
  return companyType === other.companyType ? companyType : undefined
}
