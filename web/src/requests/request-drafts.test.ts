import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askedRows } from './form/asked-rows.ts'
import { shortRows } from './form/form-lists.server.ts'
import { moveRequest, storedRequest, storeRequest, tidyRequests } from './request-drafts.ts'

const items = new Map<string, string>()
const methods = new Map<string | symbol, unknown>([
  ['getItem', (key: string) => items.get(key) ?? null],
  ['setItem', (key: string, text: string) => items.set(key, text)],
  ['removeItem', (key: string) => items.delete(key)],
])
beforeEach(() => {
  items.clear()
  const storage = new Proxy(
    {},
    {
      get: (_, name) => methods.get(name),
      ownKeys: () => [...items.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
  vi.stubGlobal('localStorage', storage)
})

const [hall, valley] = [{ id: 'b' }, { id: 'a' }]
const rows = shortRows()
/** What a form shows that opens. */
function open(...form: Parameters<typeof storedRequest>) {
  const draft = storedRequest(...form)
  tidyRequests(...form)
  return draft
}
const guided = () => open([], askedRows)
const short = (hosts = [hall]) => open(hosts, rows)

test('a request to hosts and the guided request have drafts of their own', () => {
  storeRequest([], { name: 'Guided' })
  storeRequest([hall], { name: 'Short' })
  storeRequest([hall, valley], { name: 'Two' })
  expect([guided().name, short().name, short([valley, hall]).name]).toEqual(['Guided', 'Short', 'Two'])
})

test('a draft goes along when one of its hosts is removed', () => {
  storeRequest([hall, valley], { name: 'Cup' })
  moveRequest([hall, valley], [hall])
  expect([short().name, short([hall, valley]).name]).toEqual(['Cup', undefined])
})

test('a draft stays where it is if the hosts that are left have one already', () => {
  storeRequest([hall, valley], { name: 'Two' })
  storeRequest([hall], { name: 'One' })
  expect(moveRequest([hall, valley], [hall])).toBe(false)
  expect([short().name, short([hall, valley]).name]).toEqual(['One', 'Two'])
})

test('reading a draft changes nothing', () => {
  items.set('request-form', '{"name":"Old"}')
  items.set('request to a', '{"name":"Cup","savedDate":0}')
  const before = [...items]
  expect(storedRequest([], askedRows)).toEqual({ name: 'Old' })
  expect([...items]).toEqual(before)
})

test('an old guided draft is read once', () => {
  items.set(
    'request-form',
    JSON.stringify({ name: 'Cup', spaceCount: 8, surfaces: ['Turf'], isListed: true }),
  )
  expect(guided()).toEqual({ name: 'Cup', spaceCount: 8, surfaces: ['Turf'], isListed: true })
  expect([...items.keys()]).toEqual(['request'])
  expect(guided()).toMatchObject({ name: 'Cup', spaceCount: 8 })
})

test('an old draft of the short form is read once, by the next request to hosts', () => {
  const old = {
    event: 'Cup',
    sport: 'Soccer',
    when: 'dates',
    from: '2027-03-12',
    to: '2027-03-14',
    months: [],
    space: 'Court',
    count: '1,200',
    people: '300',
    urgency: '0',
    message: 'Two halls',
    name: 'Ada',
    email: 'ada@club.example',
    organization: 'Union SC',
    fax: '',
  }
  items.set('request-draft', JSON.stringify(old))
  expect(guided()).toEqual({})
  expect(short()).toEqual({
    name: 'Cup',
    sportsList: ['Soccer'],
    startDate: '2027-03-12',
    endDate: '2027-03-14',
    spaceName: 'Court',
    spaceCount: 1200,
    participants: 300,
    urgency: 0,
    description: 'Two halls',
    contactName: 'Ada',
    contactEmail: 'ada@club.example',
    contactOrganization: 'Union SC',
  })
  expect([...items.keys()]).toEqual(['request to b'])
  expect(short([valley])).toEqual({})
})

test.each([
  [{ when: 'months', months: ['2027-03', 4] }, { months: ['2027-03'] }],
  [{ when: 'open', months: ['2027-03'] }, { hasOpenDates: true }],
  [{ urgency: '1' }, { urgency: 1 }],
  [{ urgency: '7' }, {}],
  [{ urgency: 1 }, {}],
  [{ sport: 'Quidditch', space: 'Court', extra: 'x' }, { spaceName: 'Court' }],
  [{ count: 'many', name: 5, when: 'never' }, {}],
])('the old draft %j is read as %j', (old, draft) => {
  items.set('request-draft', JSON.stringify(old))
  expect(short()).toEqual(draft)
})

test.each(['{', '3', '[]', '{"name":5,"sportsList":"Soccer","spaceCount":"8","hasOpenDates":1}'])(
  'of the stored draft %s nothing is taken over',
  (text) => {
    for (const key of ['request', 'request to b']) items.set(key, text)
    expect([guided(), short()]).toEqual([{}, {}])
    items.clear()
    for (const key of ['request-form', 'request-draft']) items.set(key, text)
    expect(guided()).toEqual({})
    expect(short().spaceCount).toBeUndefined()
  },
)

test('unknown names of a stored draft are left out', () => {
  storeRequest([], { name: 'Cup' })
  items.set('request', '{"name":"Cup","needsSpecificSpaceType":true,"extra":1}')
  expect(guided()).toEqual({ name: 'Cup' })
})

test('without storage there is no draft', () => {
  vi.stubGlobal('localStorage', undefined)
  expect([storeRequest([], { name: 'Cup' }), guided()]).toEqual([false, {}])
})

describe('when a form opens', () => {
  const day = 24 * 60 * 60_000
  const host = (n: number) => [{ id: String(n).padStart(2, '0') }]
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('every draft is forgotten 90 days after it was saved, also its own', () => {
    storeRequest([], { name: 'Guided' })
    for (const n of [1, 2]) storeRequest(host(n), { name: `Cup ${n}` })
    vi.advanceTimersByTime(day)
    storeRequest(host(3), { name: 'Cup 3' })
    vi.advanceTimersByTime(89.5 * day)
    expect(short(host(1))).toEqual({})
    expect([...items.keys()]).toEqual(['request to 03'])
  })

  test.each(['request-form', 'request-draft', 'request to old'])(
    'the date of "%s", which has none, is today',
    (key) => {
      items.set(key, '{"name":"Old","event":"Old"}')
      short(host(1))
      vi.advanceTimersByTime(89 * day)
      short(host(2))
      expect(items.size).toBe(1)
      vi.advanceTimersByTime(2 * day)
      short(host(2))
      expect([...items.keys()]).toEqual([])
    },
  )

  test('a date to come, of a clock that was wrong, is today', () => {
    items.set('request', JSON.stringify({ name: 'Cup', savedDate: Date.now() + 999 * day }))
    short(host(1))
    vi.advanceTimersByTime(91 * day)
    expect(guided()).toEqual({})
  })

  test('drafts to other hosts are dropped beyond the 20 that were saved last, those without a date first', () => {
    items.set('request to old', '{"name":"Old"}')
    for (let n = 1; n <= 20; n++) {
      storeRequest(host(n), { name: `Cup ${n}` })
      vi.advanceTimersByTime(1000)
    }
    guided()
    expect([items.size, items.has('request to old')]).toEqual([20, false])
    // It makes room for its own.
    short(host(21))
    expect([items.size, items.has('request to 01'), items.has('request to 02')]).toEqual([19, false, true])
  })
})

test('further spaces of a stored draft have a name and how many', () => {
  const row = { name: 'Court', count: 2, surface: null, location: null }
  const spaces = [
    row,
    { name: 'Court' },
    { name: 'Court', count: null },
    { ...row, count: 0 },
    { ...row, count: '2' },
  ]
  items.set(
    'request',
    JSON.stringify({ requirements: [...spaces, { ...row, count: 1.5 }, null, 'Court', { count: 2 }] }),
  )
  expect(guided()).toEqual({ requirements: [row] })
  items.set('request', JSON.stringify({ requirements: [{ name: 'Court' }] }))
  expect(guided()).toEqual({})
})

test.each(['months', 'sportsList', 'amenities'])(
  'entries of %s that are no words are not taken over',
  (name) => {
    items.set('request', JSON.stringify({ [name]: ['2027-03', null] }))
    expect(guided()).toEqual({})
  },
)
