import type { Company } from '@app/contract/companies/company-schema.ts'
import { expect, test } from 'vitest'
import { whySimilar } from './fit.ts'

const company = (...services: Company['services']) =>
  ({ companyType: 'Service Provider', services }) satisfies Pick<Company, 'companyType' | 'services'>

test('names up to two services that both offer', () =>
  expect(whySimilar(company('Insurance', 'Ticketing'), company('Ticketing', 'Insurance'))).toBe(
    'Also offers Ticketing and Insurance',
  ))

test('counts three services that both offer', () => {
  const services = company('Insurance', 'Ticketing', 'Security')
  expect(whySimilar(services, services)).toBe('3 services in common')
})

test('without a common service, the type is what they share', () =>
  expect(whySimilar(company('Insurance'), company('Security'))).toBe('Service Provider'))

test('companies of different types without a common service have no reason', () =>
  expect(whySimilar(company(), { ...company(), companyType: 'Software Applications' })).toBeUndefined())
