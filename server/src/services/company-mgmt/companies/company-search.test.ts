import type * as z from 'zod'
import type { CompanyDraft } from '@app/contract/companies/company-schema.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { workerServer, type Api, type TestServer } from '../../../testing/test-server.ts'
import { admin } from '../../../testing/test-tokens.ts'

let server: TestServer
let visitor: Api
let manager: Api
let approver: Api
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  manager = await server.as({ email: 'owner@companies.test' })
  approver = await server.as(admin)
  await makeCompany({ name: 'Elm Inns', companyType: 'Accommodation Provider', state: 'Ohio' })
  await makeCompany({ name: 'Oak Inns', companyType: 'Accommodation Provider', state: 'Texas' })
  await makeCompany({ name: 'Ash Timing', companyType: 'Software Applications', state: 'Ohio' })
  // Pending, so it doesn't count.
  await manager.companies.create({
    data: { name: 'Hidden Inns', companyType: 'Accommodation Provider', state: 'Ohio' },
  })
  await vi.waitUntil(async () => (await statsOf({})).length === 4)
})
afterAll(() => server.close())

async function makeCompany(data: z.input<typeof CompanyDraft>) {
  const { id } = (await manager.companies.create({ data })).data
  await approver.companies.approve({ id })
}

type Filter = Parameters<Api['companies']['searchStats']>[0]['data']
const statsOf = async (data: Filter) => (await visitor.companies.searchStats({ data })).data

test('counts public companies by type and state, the largest first', async () => {
  expect(await visitor.companies.searchStats({ data: {} })).toMatchObject({
    data: [
      { by: 'type', value: 'Accommodation Provider', count: 2 },
      { by: 'type', value: 'Software Applications', count: 1 },
      { by: 'state', value: 'Ohio', count: 2 },
      { by: 'state', value: 'Texas', count: 1 },
    ],
    _meta: { stats: { count: 4 } },
  })
})

test('counts only what matches the filter, also in the filtered field', async () => {
  expect(await statsOf({ state: 'Ohio', text: 'inns' })).toEqual([
    { by: 'type', value: 'Accommodation Provider', count: 1 },
    { by: 'state', value: 'Ohio', count: 1 },
  ])
})

test('counts what a filter finds that the index has no column for', async () => {
  expect(await statsOf({ isActive: true, city: undefined, name: 'Elm Inns' })).toEqual([
    { by: 'type', value: 'Accommodation Provider', count: 1 },
    { by: 'state', value: 'Ohio', count: 1 },
  ])
})

test('has pages', async () => {
  const { data, _meta } = await visitor.companies.searchStats({ offset: 2, take: 2, data: {} })
  expect(data.map(({ value }) => value)).toEqual(['Ohio', 'Texas'])
  expect(_meta.stats.count).toBe(4)
})

test.each([
  ['hotel chains in Texas', { companyType: ['Accommodation Provider'], state: 'Texas' }],
  ['chip timing company', { services: ['Timing & Scoring'] }],
  ['umpires and medals', { services: ['Officials & Referees', 'Awards & Trophies'] }],
  ['Ash Timing', { text: 'Ash Timing' }],
] as const)('reads %j', async (text, filter) => {
  expect((await visitor.companies.searchReading({ text })).data.filter).toEqual(filter)
})
