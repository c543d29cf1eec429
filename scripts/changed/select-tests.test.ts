import { describe, expect, test } from 'vitest'
import { projectRoot } from '../project.mjs'
import { repositoryFiles } from './changed-files.mjs'
import { linesOf, readChanged } from './changed-run.mjs'
import { conformance, journeys, serverTests } from './folders.mjs'
import { importersOf } from './import-graph.mjs'
import { ofFolder, selectTests } from './select-tests.mjs'

const texts: Record<string, string> = {
  'contract/src/events/lead.ts': '',
  'contract/src/events/lead.test.ts': "import './lead.ts'",
  'web/src/calendar/day.ts': '',
  'web/src/calendar/month.tsx': "import './day.ts'\nimport './month.module.css'",
  'web/src/calendar/month.test.ts': "import './month.tsx'",
  'web/src/calendar/month.module.css': '',
  'web/src/requests/lead.tsx': "import '@app/contract/events/lead.ts'",
  'web/src/requests/lead.browser.test.tsx': "import './lead.tsx'",
  'server/src/start.ts': "import './platform/push/send.ts'",
  'server/src/start.test.ts': "import './start.ts'",
  'server/src/patterns/members.test.ts': "import '../testing/people.ts'",
  'server/src/testing/people.ts': '',
  'server/src/platform/push/send.ts': '',
  'server/src/platform/push/send.test.ts': "import './send.ts'",
  'server/src/platform/mail/mail.test.ts': "import '../push/send.ts'",
  'server/src/conformance/rules.test.ts': '',
  'server/src/services/event-mgmt/bids/bids.test.ts': '',
  'server/src/services/event-mgmt/events/events.test.ts': '',
  'server/src/services/hotel-mgmt/hotels/hotels.test.ts': '',
  'e2e/page.ts': '',
  'e2e/calendar.spec.ts': "import './page.ts'",
  'e2e/calendar-hours.spec.ts': '',
  'e2e/bids.spec.ts': '',
}
const importers = importersOf(Object.keys(texts), (file) => texts[file] ?? '')
const select = (...changed: string[]) => selectTests({ changed, files: Object.keys(texts), importers })
const unitOf = (...changed: string[]) => select(...changed).unit
const e2eOf = (...changed: string[]) => select(...changed).e2e

describe('on the web and in the contract, imports select', () => {
  test('a test that imports the changed file through another', () => {
    expect(unitOf('web/src/calendar/day.ts')).toEqual(['web/src/calendar/month.test.ts'])
  })

  test('a test of a component with the changed styles', () => {
    expect(unitOf('web/src/calendar/month.module.css')).toEqual(['web/src/calendar/month.test.ts'])
  })

  test('tests of the web for a change of the contract', () => {
    expect(unitOf('contract/src/events/lead.ts')).toEqual(
      expect.arrayContaining(['contract/src/events/lead.test.ts', 'web/src/requests/lead.browser.test.tsx']),
    )
  })
})

describe('on the server, folders select', () => {
  test('the tests of the whole service', () => {
    expect(unitOf('server/src/services/event-mgmt/bids/bids.ts')).toEqual([
      'server/src/services/event-mgmt/bids/bids.test.ts',
      'server/src/services/event-mgmt/events/events.test.ts',
    ])
  })

  test('the tests of the service for its SQL', () => {
    expect(unitOf('server/src/services/hotel-mgmt/hotels/hotel.sql')).toEqual([
      'server/src/services/hotel-mgmt/hotels/hotels.test.ts',
    ])
  })

  test('only the test of links for documentation beside the code', () => {
    const changed = ['server/src/platform/push/README.md', 'web/src/calendar/README.md']
    const files = [...Object.keys(texts), 'scripts/documentation.test.ts']
    expect(selectTests({ changed, files, importers })).toMatchObject({
      unit: ['scripts/documentation.test.ts'],
      e2e: [],
    })
  })

  test('the tests of another folder only by the folder, not by imports', () => {
    expect(unitOf('server/src/platform/push/send.ts')).toEqual(['server/src/platform/push/send.test.ts'])
  })

  test('for a file that is in no folder, the tests beside it', () => {
    expect(unitOf('server/src/start.ts')).toEqual(['server/src/start.test.ts'])
  })

  test('the tests of the service that implements a part of the contract', () => {
    expect(unitOf('contract/src/events/lead.ts')).toContain(
      'server/src/services/event-mgmt/bids/bids.test.ts',
    )
  })

  test('the tests of all kinds for a pattern', () => {
    expect(unitOf('server/src/patterns/members.ts')).toEqual([
      'server/src/patterns/members.test.ts',
      'server/src/conformance/rules.test.ts',
    ])
  })

  test('the tests that use a changed part of theirs', () => {
    expect(unitOf('server/src/testing/people.ts')).toEqual(['server/src/patterns/members.test.ts'])
  })

  test('a test that changed itself, and no others of its folder', () => {
    const file = 'server/src/services/event-mgmt/bids/bids.test.ts'
    expect(unitOf(file)).toEqual([file])
  })
})

describe('journeys', () => {
  test('are those of the folder, by the beginnings of their names', () => {
    expect(e2eOf('web/src/calendar/day.ts')).toEqual(['e2e/calendar.spec.ts', 'e2e/calendar-hours.spec.ts'])
  })

  test('are those that use a changed part of theirs', () => {
    expect(e2eOf('e2e/page.ts')).toEqual(['e2e/calendar.spec.ts'])
  })

  test('are none when many use the part, which is named then', () => {
    const many = Array.from({ length: 13 }, (_, index) => `e2e/${index}.spec.ts`)
    const all = importersOf(many, () => "import './part.ts'")
    expect(selectTests({ changed: ['e2e/part.ts'], files: many, importers: all })).toMatchObject({
      e2e: [],
      widest: ['e2e/part.ts'],
    })
  })

  test('are those that changed themselves', () => {
    expect(e2eOf('e2e/bids.spec.ts')).toEqual(['e2e/bids.spec.ts'])
  })
})

test('the longest folder decides', () => {
  expect(ofFolder({ 'web/src': 'all', 'web/src/market': 'some' }, 'web/src/market/map/pin.ts')).toBe('some')
  expect(ofFolder({ 'web/src/market': 'some' }, 'web/src/markets.ts')).toBeUndefined()
})

test('a file that every test depends on is named', () => {
  expect(select('vitest.config.ts')).toMatchObject({ unit: [], e2e: [], widest: ['vitest.config.ts'] })
})

test('what is left out is told by workspace', () => {
  expect(linesOf('HEAD', 1, select('e2e/bids.spec.ts'))).toEqual([
    'Changed since HEAD: 1 files. Runs 0 files of tests and 1 of journeys.',
    'Left out: contract 1 of 1, web 2 of 2, server 8 of 8, e2e 2 of 3.',
  ])
})

test.each([
  [['--changed'], { since: 'HEAD', args: [] }],
  [['--changed=main', '--bail', '1'], { since: 'main', args: ['--bail', '1'] }],
  [['web/src'], { since: undefined, args: ['web/src'] }],
])('%j', (args, expected) => {
  expect(readChanged(args)).toEqual(expected)
})

describe('in this repository', () => {
  const files = repositoryFiles(projectRoot)

  test('each file of journeys belongs to a folder', () => {
    const names = Object.values(journeys).flat()
    const without = files.filter(
      (file) => /^e2e\/[^/]+\.spec\.ts$/.test(file) && !names.some((name) => file.startsWith(`e2e/${name}`)),
    )
    expect(without).toEqual([])
  })

  test('the folders that others name have tests', () => {
    const folders = new Set([...Object.values(serverTests).flat(), conformance.folder])
    const without = [...folders].filter(
      (folder) =>
        !files.some((file) => file.startsWith(`server/src/${folder}/`) && file.endsWith('.test.ts')),
    )
    expect(without).toEqual([])
  })
})
