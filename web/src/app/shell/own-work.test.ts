import { expect, test } from 'vitest'
import { ownWork, type OwnHosts } from './own-work.ts'

const hosts = (...ids: string[]): OwnHosts => ({
  items: ids.map((id) => ({ id, status: 'Approved' })),
  count: ids.length,
})
const none = hosts()
const many: OwnHosts = { ...hosts('arena', 'gym'), count: 30 }
const list = '/home/calendars'

test.each<[string, OwnHosts | undefined, string | null, string | undefined, string]>([
  ['while the lists load', undefined, 'arena', undefined, list],
  ['without a facility', none, 'arena', undefined, list],
  ['with one', hosts('arena'), null, '/facilities/arena/calendar', '/facilities/arena/calendar'],
  [
    'with one, after another’s',
    hosts('arena'),
    'gym',
    '/facilities/arena/calendar',
    '/facilities/arena/calendar',
  ],
  ['with several, none opened yet', hosts('arena', 'gym'), null, '/facilities/arena/calendar', list],
  ['with several, the second opened', hosts('arena', 'gym'), 'gym', '/facilities/gym/calendar', list],
  ['with several, another’s opened', hosts('arena', 'gym'), 'pool', '/facilities/arena/calendar', list],
  ['with more than a page, one beyond it opened', many, 'pool', '/facilities/pool/calendar', list],
])(
  '%s, Calendar leads to a calendar in the bar, and to the only one or the list in the menu',
  (_title, facilities, last, calendar, calendars) => {
    expect(ownWork(facilities, none, last)).toMatchObject({ calendar, calendars })
  },
)

const withPending = (...ids: string[]): OwnHosts => {
  const { items, count } = hosts(...ids)
  return { items: [{ id: 'new', status: 'Pending' }, ...items], count: count + 1 }
}

test('an approved facility comes before a newer one that is pending', () => {
  expect(ownWork(withPending('arena'), none, null).calendar).toBe('/facilities/arena/calendar')
  expect(ownWork(withPending('arena'), none, 'new').calendar).toBe('/facilities/new/calendar')
  expect(ownWork(withPending(), none, null).calendar).toBe('/facilities/new/calendar')
})

test.each<[string, OwnHosts | undefined, OwnHosts | undefined, string]>([
  ['nothing', undefined, undefined, '/requests?box=received'],
  ['no host', none, none, '/requests?box=received'],
  ['one facility', hosts('arena'), none, '/facilities/arena/pipeline'],
  ['one destination', none, hosts('bureau'), '/destinations/bureau/pipeline'],
  ['a facility and a destination', hosts('arena'), hosts('bureau'), '/requests?box=received'],
  ['several facilities', hosts('arena', 'gym'), none, '/requests?box=received'],
])(
  'with %s, Leads lead to the board of the only host, or to all',
  (_title, facilities, destinations, leads) => {
    expect(ownWork(facilities, destinations, null).leads).toBe(leads)
  },
)
