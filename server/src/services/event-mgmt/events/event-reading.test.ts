import { afterAll, beforeAll, expect, test } from 'vitest'
import { workerServer, type Api, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let visitor: Api
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
})
afterAll(() => server.close())

const read = async (text: string) => (await visitor.events.searchReading({ text })).data

test.each([
  ['14u baseball', ['Youth']],
  ['u15 soccer', ['High School']],
  ['19u lacrosse', ['High School']],
  ['u20 lacrosse', ['College']],
  ['u23 soccer', ['College']],
  ['u24 soccer', ['Adult']],
  ['12 and under softball', ['Youth']],
  ['volleyball 10-12 years', ['Youth']],
  ['hockey for 13 to 16 year olds', ['Youth', 'High School']],
  ['18-19 year olds', ['High School', 'College']],
  ['camp for 22 year olds', ['College']],
  ['camp for 23 year olds', ['Adult']],
  ['ages 18+', ['Adult']],
  ['ages 17+', ['High School', 'College', 'Adult']],
  ['adult soccer 35 and over', ['Adult']],
])('reads the ages of %j as %j', async (text, groups) => {
  const { parts, filter } = await read(text)
  expect([...new Set(parts.flatMap(({ values }) => values['openToAge'] ?? []))]).toEqual(groups)
  expect(filter.openToAge).toEqual(expect.arrayContaining(groups))
  expect(filter.text).toBeUndefined()
})

test.each([
  ['boys u12 baseball', { openToGender: ['Male'], openToAge: ['Youth'], sports: ['Baseball'] }],
  ['girls softball', { openToGender: ['Female'], sports: ['Softball'] }],
  ['youth baseball', { openToAge: ['Youth'], sports: ['Baseball'] }],
  ['high school basketball', { openToAge: ['High School'], sports: ['Basketball'] }],
  ['middle school volleyball', { openToAge: ['Youth'], sports: ['Volleyball'] }],
  ['fast-pitch softball', { sports: ['Softball'] }],
  ['7s rugby', { sports: ['Rugby'] }],
])('keeps every word of %j: %j', async (text, expected) => {
  const { filter, parts } = await read(text)
  expect(filter).toEqual(expected)
  const values = parts.reduce((all, part) => ({ ...all, ...part.values }), {})
  expect(values).toMatchObject(expected)
})

test('a day that does not exist is not searched for, and the reply marks it', async () => {
  const { filter, parts } = await read('soccer 29 February 2027')
  expect(filter).toEqual({ sports: ['Soccer'] })
  expect(parts.find(({ isImpossibleDate }) => isImpossibleDate)?.text).toBe('29 February 2027')
})

test.each([
  ['tournaments under $500', { teamCost: { to: 499.99 } }],
  ['less than 500 dollars per team', { teamCost: { to: 499.99 } }],
  ['up to $500 per team', { teamCost: { to: 500 } }],
  ['up to $99.50 per player', { individualCost: { to: 99.5 } }],
  ['under $200', { teamCost: { to: 199.99 } }],
  ['under $199', { individualCost: { to: 198.99 } }],
  ['under $500 per player', { individualCost: { to: 499.99 } }],
  ['camps under $500', { individualCost: { to: 499.99 } }],
  ['under $50 per team', { teamCost: { to: 49.99 } }],
  ['under $500, under $50 per person', { teamCost: { to: 499.99 }, individualCost: { to: 49.99 } }],
  ['under $500 per team, under $400 per team', { teamCost: { to: 399.99 } }],
  ['free clinics', { individualCost: { to: 0 } }],
  ['free tournaments', { teamCost: { to: 0 } }],
  ['free', { individualCost: { to: 0 } }],
  ['under $0', {}],
  ['not free', {}],
  ['free parking', {}],
])('reads the costs of %j as %j', async (text, costs) => {
  const { teamCost, individualCost } = (await read(text)).filter
  expect({
    ...(teamCost !== undefined && { teamCost }),
    ...(individualCost !== undefined && { individualCost }),
  }).toEqual(costs)
})

test('a price without a limit is not searched for, and the reply marks it', async () => {
  const { filter, parts } = await read('soccer $500')
  expect(filter).toEqual({ sports: ['Soccer'] })
  expect(parts.find(({ isUnsearchable }) => isUnsearchable)?.text).toBe('500')
})

test('a price with a limit is not marked', async () => {
  const { parts } = await read('soccer under $500')
  expect(parts.some(({ isUnsearchable }) => isUnsearchable)).toBe(false)
})
