import { expect, test } from 'vitest'
import { firstValues, missingFields, nextMonths, requestData } from './request-values.ts'

const search = (query: string) => new URLSearchParams(query)
const lists = { sports: ['Soccer', 'Volleyball'], spaces: ['Court', 'Field'] } as const
const host = { kind: 'facility', id: '018f0000-0000-7000-8000-000000000001', name: 'Elm Hall' } as const

test('a link fills in what it knows of the event', () => {
  expect(
    firstValues(null, search('event=Spring+Cup&from=2027-03-12&space=Court&count=8&urgency=1')),
  ).toMatchObject({
    event: 'Spring Cup',
    when: 'dates',
    from: '2027-03-12',
    to: '2027-03-12',
    space: 'Court',
    count: '8',
    urgency: '1',
    name: '',
  })
})

test.each([
  ['from=2027-03-01&to=2027-03-31', ['2027-03']],
  ['from=2027-11-01&to=2028-02-29', ['2027-11', '2027-12', '2028-01', '2028-02']],
])('whole months of a search become the months of the request: %s', (query, months) => {
  expect(firstValues(null, search(query))).toMatchObject({ when: 'months', months, from: '', to: '' })
})

test.each([
  'from=2027-03-01&to=2027-03-30',
  'from=2027-03-02&to=2027-03-31',
  'from=2027-01-01&to=2028-01-31',
])('other dates stay dates: %s', (query) =>
  expect(firstValues(null, search(query))).toMatchObject({ when: 'dates', months: [] }),
)

test('a draft is read back, and what the link says wins', () => {
  const draft = JSON.stringify({
    event: 'Old',
    name: 'Ada',
    when: 'months',
    months: ['2027-03', 4],
    extra: 'x',
  })
  const values = firstValues(draft, search('event=New'))
  expect(values).toMatchObject({ event: 'New', name: 'Ada', when: 'months', months: ['2027-03'] })
  expect(values).not.toHaveProperty('extra')
})

test('dates of a link replace the months of a draft', () => {
  const draft = JSON.stringify({ when: 'months', months: ['2027-05'] })
  expect(firstValues(draft, search('from=2027-03-12'))).toMatchObject({
    when: 'dates',
    from: '2027-03-12',
    to: '2027-03-12',
  })
})

test.each(['{', '3', '[]', '{"when":"never","name":5}'])('the draft %s is ignored', (draft) => {
  expect(firstValues(draft, search(''))).toEqual(firstValues(null, search('')))
})

test('sends empty fields as null, and choices only from the lists', () => {
  const values = {
    ...firstValues(null, search('sport=Quidditch&space=Court')),
    event: ' Cup ',
    name: ' Ada ',
    email: 'ada@club.example ',
    from: '2027-03-12',
    count: '1,200',
  }
  expect(requestData(values, [host], lists)).toEqual({
    name: 'Ada',
    email: 'ada@club.example',
    organization: null,
    event: 'Cup',
    sport: null,
    startDate: '2027-03-12',
    endDate: '2027-03-12',
    months: [],
    spaceType: 'Court',
    spaceCount: 1200,
    people: null,
    urgency: null,
    message: null,
    fax: '',
    hosts: [{ kind: 'facility', id: host.id }],
  })
})

test('sends months without the dates that were chosen before', () => {
  const values = {
    ...firstValues(null, search('from=2027-03-12')),
    when: 'months' as const,
    months: ['2027-04'],
  }
  expect(requestData(values, [host], lists)).toMatchObject({
    startDate: null,
    endDate: null,
    months: ['2027-04'],
  })
})

test.each([
  ['', null],
  ['0', 0],
  ['2', 2],
  ['7', null],
])('sends the urgency %j as %j', (urgency, sent) => {
  expect(requestData({ ...firstValues(null, search('')), urgency }, [host], lists).urgency).toBe(sent)
})

test.each(['urgency=3', 'urgency=', 'urgency=01', 'urgency=Exploring'])(
  'a link with %s leaves the urgency open',
  (query) => expect(firstValues(null, search(query)).urgency).toBe(''),
)

test.each([
  ['"1"', '1'],
  ['"7"', ''],
  ['1', ''],
])('the urgency %s of a draft is read as %j', (stored, urgency) => {
  expect(firstValues(`{"urgency":${stored}}`, search('')).urgency).toBe(urgency)
})

test('offers twelve months from this one on', () => {
  const months = nextMonths(new Date(2026, 10, 22))
  expect([months[0], months[2], months[11]]).toEqual(['2026-11', '2027-01', '2027-10'])
})

test('names what is missing', () => {
  expect([...missingFields(firstValues(null, search(''))).keys()]).toEqual(['event', 'name', 'email'])
  const filled = { ...firstValues(null, search('')), sport: 'Soccer', name: 'Ada', email: 'ada@club.example' }
  expect([...missingFields(filled).keys()]).toEqual([])
})
