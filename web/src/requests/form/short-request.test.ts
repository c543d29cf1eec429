import { shortErrors } from '@app/contract/rules/asked-rules.ts'
import { expect, test } from 'vitest'
import { shortRows } from './form-lists.server.ts'
import { draftInLink, nextMonths, requestData } from './short-request.ts'

const rows = shortRows()
const inLink = (query: string) => draftInLink(new URLSearchParams(query), rows)
const host = { kind: 'facility', id: '018f0000-0000-7000-8000-000000000001', name: 'Elm Hall' } as const

test('a link fills in what it knows of the event', () => {
  expect(inLink('event=Spring+Cup&about=Two+days&from=2027-03-12&space=Court&count=8&urgency=1')).toEqual({
    name: 'Spring Cup',
    description: 'Two days',
    startDate: '2027-03-12',
    endDate: '2027-03-12',
    spaceName: 'Court',
    spaceCount: 8,
    urgency: 1,
  })
})

test.each([
  ['from=2027-03-01&to=2027-03-31', ['2027-03']],
  ['from=2027-11-01&to=2028-02-29', ['2027-11', '2027-12', '2028-01', '2028-02']],
])('whole months of a search become the months of the request: %s', (query, months) => {
  expect(inLink(query)).toEqual({ months })
})

test.each([
  'from=2027-03-01&to=2027-03-30',
  'from=2027-03-02&to=2027-03-31',
  'from=2027-01-01&to=2028-01-31',
])('other dates stay dates: %s', (query) => {
  expect(inLink(query).months).toBeUndefined()
  expect(inLink(query).startDate).toBeDefined()
})

test('dates of a link replace the months of a draft', () => {
  expect({ months: ['2027-05'], hasOpenDates: true, ...inLink('from=2027-03-12') }).toEqual({
    months: undefined,
    hasOpenDates: undefined,
    startDate: '2027-03-12',
    endDate: '2027-03-12',
  })
})

test('sends empty fields as null, and choices only from the lists', () => {
  const draft = {
    ...inLink('sport=Quidditch&space=Court'),
    name: ' Cup ',
    contactName: ' Ada ',
    contactEmail: 'ada@club.example ',
    startDate: '2027-03-12',
    spaceCount: 1200,
  }
  expect(requestData(draft, [host])).toEqual({
    contactName: 'Ada',
    contactEmail: 'ada@club.example',
    contactOrganization: null,
    name: 'Cup',
    startDate: '2027-03-12',
    endDate: '2027-03-12',
    months: [],
    spaceName: 'Court',
    spaceCount: 1200,
    urgency: null,
    description: null,
    fax: '',
    hosts: [{ kind: 'facility', id: host.id }],
  })
})

test('sends months without the dates that were chosen before', () => {
  expect(requestData({ ...inLink('from=2027-03-12'), months: ['2027-04'] }, [host])).toMatchObject({
    startDate: null,
    endDate: null,
    months: ['2027-04'],
  })
})

test('sends neither dates nor months while nothing is decided', () => {
  expect(
    requestData({ startDate: '2027-03-12', months: ['2027-04'], hasOpenDates: true }, [host]),
  ).toMatchObject({ startDate: null, endDate: null, months: [] })
})

test.each([
  [undefined, null],
  [0, 0],
  [2, 2],
  [7, null],
])('sends the urgency %j as %j', (urgency, sent) => {
  expect(requestData({ urgency }, [host]).urgency).toBe(sent)
})

test.each(['urgency=3', 'urgency=', 'urgency=01', 'urgency=Exploring'])(
  'a link with %s leaves the urgency open',
  (query) => expect(inLink(query).urgency).toBeUndefined(),
)

test('offers twelve months from this one on', () => {
  const months = nextMonths(new Date(2026, 10, 22))
  expect([months[0], months[2], months[11]]).toEqual(['2026-11', '2027-01', '2027-10'])
})

test('names what is missing', () => {
  expect([...shortErrors({}).keys()]).toEqual(['name', 'contactName', 'contactEmail'])
  const filled = { sportsList: ['Soccer' as const], contactName: 'Ada', contactEmail: 'ada@club.example' }
  expect([...shortErrors(filled).keys()]).toEqual([])
})
