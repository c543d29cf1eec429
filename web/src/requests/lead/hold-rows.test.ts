import { describe, expect, test } from 'vitest'
import type { OpeningHours } from '@app/contract/rules/opening-hours.ts'
import { holdDay, isOutsideHours, type ChosenHours } from './free-spans.ts'
import { heldTimes, holdRows, suggestedRows } from './hold-rows.ts'
import { bufferWords, cellWords, takenLines } from './hold-words.ts'

// Clocks in New York are four hours behind UTC in April.
const timeZone = 'America/New_York'
const [friday, saturday, sunday] = ['2027-04-16', '2027-04-17', '2027-04-18'] as const
const weekend = [friday, saturday, sunday]
const at = (day: string, hour: number) =>
  new Date(Date.parse(`${day}T04:00:00Z`) + hour * 3_600_000).toISOString()

const open = (opens: string, closes: string, days = weekend): OpeningHours[] =>
  days.map((day) => ({
    weekday: day === friday ? 'Friday' : day === saturday ? 'Saturday' : 'Sunday',
    opens,
    closes,
    seasonStart: null,
    seasonEnd: null,
  }))
const usual = open('08:00', '22:00')

const space = (
  name: string,
  spaceType: 'Field' | 'Court' | null = 'Field',
  bufferMinutes = 0,
  surface: 'Grass' | 'Turf' | null = null,
) => ({
  id: name,
  name,
  spaceType,
  surface,
  bufferMinutes,
  units: [{ id: `${name} unit`, label: '' }],
})
const use = (
  name: string,
  day: string,
  from: number,
  to: number,
  more: {
    kind?: 'Booking' | 'Hold' | 'Blackout'
    place?: number | null
    id?: string
    bufferMinutes?: number
  } = {},
) => ({
  id: 'entry',
  kind: 'Booking' as const,
  title: 'League',
  unitIds: [`${name} unit`],
  starts: at(day, from),
  ends: at(day, to),
  bufferMinutes: 0,
  place: null,
  ...more,
})

interface Calendar {
  spaces?: ReturnType<typeof space>[]
  entries?: ReturnType<typeof use>[]
  busy?: { name: string; spaceId: string | null; starts: string; ends: string }[]
  hours?: OpeningHours[]
  spaceName?: string | null
  surfaces?: string[]
  ownHolds?: string[]
  chosen?: Record<string, ChosenHours>
  days?: readonly string[]
}
const read = ({
  spaces = [space('Field 1'), space('Field 2')],
  entries = [],
  busy = [],
  ...more
}: Calendar = {}) => {
  const {
    hours = usual,
    spaceName = 'Field',
    surfaces = [],
    ownHolds = [],
    chosen = {},
    days = weekend,
  } = more
  const held = days.map((day) => holdDay(day, hours, timeZone, chosen[day]))
  const rows = holdRows({ spaces, entries, busy }, { days: held, spaceName, surfaces, ownHolds })
  return {
    rows,
    words: (isChosen = false) =>
      rows.map(({ cells }) => cells.map((cell) => cellWords(cell, isChosen && cell.span !== null, timeZone))),
    lines: takenLines(rows, held, timeZone),
    suggested: suggestedRows(rows, 2).map(({ name }) => name),
    times: (isChosen: (name: string, day: string) => boolean = () => true) =>
      heldTimes(rows, ({ name }, day) => isChosen(name, day)),
  }
}

describe('the spaces', () => {
  const spaces = [space('Field 1'), space('Court 1', 'Court')]
  const names = (spaceName: string | null) => read({ spaces, spaceName }).rows.map(({ name }) => name)
  test('are those of the type', () => expect(names('Field')).toEqual(['Field 1']))
  test('are all if none is of the type', () => expect(names('Rink')).toEqual(['Field 1', 'Court 1']))
  test.each([
    ['Rink', []],
    ['Field', ['Field 1']],
    [null, ['Field 1', 'Court 1']],
  ])('of an event that asks for %s, %j are of the type', (spaceName, asked) => {
    const { rows } = read({ spaces, spaceName })
    expect(rows.filter(({ isAsked }) => isAsked).map(({ name }) => name)).toEqual(asked)
  })
  test('without a type may be of any', () => {
    expect(read({ spaces: [space('Room 1', null)], spaceName: 'Court' }).rows[0]?.isAsked).toBe(true)
  })
})

describe('a day', () => {
  test('without a use is held from opening to closing', () => {
    const { rows, words } = read()
    expect(words(true)[0]).toEqual(['Hold', 'Hold', 'Hold'])
    expect(rows[0]?.cells[0]?.span).toEqual({
      from: Date.parse(at(friday, 8)),
      to: Date.parse(at(friday, 22)),
    })
  })
  test.each<[string, [number, number][], string]>([
    ['in the morning', [[8, 14]], 'From 2 PM'],
    ['in the evening', [[18, 22]], 'Until 6 PM'],
    [
      'in the morning and in the evening',
      [
        [8, 12],
        [18, 22],
      ],
      '12–6 PM',
    ],
    ['before the page opens', [[1, 3]], 'Hold'],
  ])('that is booked %s is held in the hours that are left', (_when, booked, held) => {
    const entries = booked.map(([from, to]) => use('Field 1', friday, from, to))
    expect(read({ entries }).words(true)[0]).toEqual([held, 'Hold', 'Hold'])
  })
  test('that is booked all day can’t be held, and the others can', () => {
    const { words, lines } = read({ entries: [use('Field 1', saturday, 8, 22)] })
    expect(words(true)[0]).toEqual(['Hold', 'Booked', 'Hold'])
    expect(lines).toEqual([{ spaces: 'Field 1', reasons: 'Sat, Apr 17, booked 8 AM – 10 PM (League)' }])
  })
  test('with less than three free hours can still be held for them, but isn’t suggested', () => {
    const { words, suggested } = read({ entries: [use('Field 1', friday, 10, 22)] })
    expect(words(true)[0]?.[0]).toBe('Until 10 AM')
    expect(suggested).toEqual(['Field 2'])
  })
  test.each([
    ['overlap', '16:00'],
    ['follow each other', '14:00'],
  ])('has all free hours of opening hours that %s', (_how, closes) => {
    const { rows } = read({
      hours: [...open('08:00', closes, [friday]), ...open('14:00', '22:00', [friday])],
      entries: [use('Field 1', friday, 20, 22)],
      days: [friday],
    })
    expect(rows[0]?.cells[0]?.span).toEqual({
      from: Date.parse(at(friday, 8)),
      to: Date.parse(at(friday, 20)),
    })
  })
  test('on which the page is closed is left out', () => {
    const { words, times, suggested } = read({ hours: open('08:00', '22:00', [friday, saturday]) })
    expect(words(true)[0]).toEqual(['Hold', 'Hold', 'Closed'])
    expect(suggested).toEqual(['Field 1', 'Field 2'])
    expect(times()).toMatchObject([{ starts: at(friday, 8), ends: at(saturday, 22) }])
  })
  test('on which the page is closed is held in the hours that the host chose', () => {
    const hours = open('08:00', '22:00', [friday, saturday])
    const { times } = read({ hours, chosen: { [sunday]: { from: '09:00', to: '17:00' } }, days: [sunday] })
    expect(times()).toMatchObject([{ starts: at(sunday, 9), ends: at(sunday, 17) }])
  })
  test('is a whole day where no opening hours are kept', () => {
    expect(read({ hours: [] }).times()).toMatchObject([{ starts: at(friday, 0), ends: at(sunday, 24) }])
  })
  test('ends at midnight, also where the page closes later', () => {
    expect(read({ hours: open('12:00', '02:00') }).times()).toMatchObject([{ ends: at(sunday, 24) }])
  })
  test('has the hours that the host chose, without what is booked', () => {
    const entries = [use('Field 1', friday, 8, 14)]
    const { times } = read({ entries, chosen: { [friday]: { from: '12:00', to: '20:00' } }, days: [friday] })
    expect(times().map(({ starts, ends }) => [starts, ends])).toEqual([
      [at(friday, 14), at(friday, 20)],
      [at(friday, 12), at(friday, 20)],
    ])
  })
})

describe('what others have', () => {
  test('can be queued behind if it is a hold', () => {
    const { words, suggested } = read({
      entries: [use('Field 1', friday, 8, 22, { kind: 'Hold', place: 1 })],
    })
    expect([words()[0]?.[0], words(true)[0]?.[0]]).toEqual(['1 on hold', 'Behind'])
    expect(suggested).toEqual(['Field 2'])
  })
  test('is left to them as long as there are free hours', () => {
    const { words } = read({ entries: [use('Field 1', friday, 8, 14, { kind: 'Hold', place: 1 })] })
    expect(words(true)[0]?.[0]).toBe('From 2 PM')
  })
  test('is nothing if the hold ran out', () => {
    expect(read({ entries: [use('Field 1', friday, 8, 22, { kind: 'Hold' })] }).words()[0]?.[0]).toBe('Free')
  })
  test('warns if another calendar has it, and can be held', () => {
    const busy = [{ name: 'Lakeview HS', spaceId: 'Field 1', starts: at(friday, 8), ends: at(friday, 22) }]
    const { rows, lines, suggested } = read({ busy })
    expect(rows[0]?.cells[0]?.span).not.toBeNull()
    expect(suggested).toEqual(['Field 2'])
    expect(lines).toEqual([{ spaces: 'Field 1', reasons: 'Fri, Apr 16, busy 8 AM – 10 PM (Lakeview HS)' }])
  })
  test('can’t be held again if it is held for the request', () => {
    const entries = [use('Field 1', friday, 8, 22, { kind: 'Hold', place: 1, id: 'own' })]
    expect(read({ entries, ownHolds: ['own'] }).words()[0]).toEqual(['Held', 'Free', 'Free'])
  })
  test.each<[string, number, number, string]>([
    ['beyond the opening hours', 5, 23.5, 'held for this request 5 AM – 11:30 PM'],
    ['before the page opens', 5, 7, 'held for this request 5–7 AM'],
    ['for less than the opening hours', 9, 12, 'held for this request 9 AM – 12 PM'],
  ])('is named as it is held for the request: %s', (_how, from, to, words) => {
    const entries = [
      use('Field 1', friday, from, to, { kind: 'Hold', place: 1, id: 'own', bufferMinutes: 15 }),
    ]
    expect(read({ entries, ownHolds: ['own'] }).lines).toEqual([
      { spaces: 'Field 1', reasons: `Fri, Apr 16, ${words}` },
    ])
  })
  test('is named on a day on which the page is closed, if it is held for the request', () => {
    const entries = [use('Field 1', sunday, 9, 17, { kind: 'Hold', place: 1, id: 'own' })]
    const hours = open('08:00', '22:00', [friday, saturday])
    const { words, lines } = read({ entries, hours, ownHolds: ['own'] })
    expect(words()[0]).toEqual(['Free', 'Free', 'Held'])
    expect(lines).toMatchObject([{ reasons: 'Sun, Apr 18, held for this request 9 AM – 5 PM' }])
  })
  test.each<[string, number, number, string]>([
    [
      'a day on which the page is closed',
      8,
      48,
      'Fri, Apr 16, held for this request 8 AM – 10 PM; Sat, Apr 17, held for this request 12 AM – 12 AM',
    ],
    [
      'a night',
      22,
      26,
      'Fri, Apr 16, held for this request 10 PM – 12 AM; Sat, Apr 17, held for this request 12–2 AM',
    ],
    ['an end at midnight with a buffer', 18, 24, 'Fri, Apr 16, held for this request 6 PM – 12 AM'],
  ])('is named on each day if %s is held for the request', (_what, from, to, reasons) => {
    const entries = [
      use('Field 1', friday, from, to, { kind: 'Hold', place: 1, id: 'own', bufferMinutes: 15 }),
    ]
    const hours = open('08:00', '22:00', [friday])
    expect(read({ entries, hours, ownHolds: ['own'] }).lines).toMatchObject([{ reasons }])
  })
  test('has no nights between days that are held for the request', () => {
    const entries = [
      use('Field 1', friday, 14, 24 + 21, { kind: 'Hold', place: 1, id: 'own', bufferMinutes: 15 }),
    ]
    expect(read({ entries, ownHolds: ['own'] }).lines).toMatchObject([
      {
        reasons: 'Fri, Apr 16, held for this request 2–10 PM; Sat, Apr 17, held for this request 8 AM – 9 PM',
      },
    ])
  })
})

test('spaces with most free time are suggested first', () => {
  const spaces = ['Field 1', 'Field 2', 'Field 3'].map((name) => space(name))
  expect(read({ spaces, entries: [use('Field 1', friday, 8, 14)] }).suggested).toEqual(['Field 2', 'Field 3'])
})

test.each<[string, ChosenHours | undefined, OpeningHours[], boolean]>([
  ['from opening to closing', { from: '08:00', to: '22:00' }, usual, false],
  ['that begin before the opening', { from: '05:00', to: '20:00' }, usual, true],
  ['that end after the closing', { from: '09:00', to: '23:30' }, usual, true],
  [
    'of a day on which the page is closed',
    { from: '09:00', to: '17:00' },
    open('08:00', '22:00', [saturday]),
    true,
  ],
  ['of a page without opening hours', { from: '05:00', to: '23:30' }, [], false],
  ['that nobody chose', undefined, usual, false],
])('hours %s are outside the opening hours or not', (_which, chosen, hours, isOutside) => {
  expect(isOutsideHours(holdDay(friday, hours, timeZone, chosen))).toBe(isOutside)
})

test.each([
  [['Grass'], ['Field 4', 'Field 3']],
  [
    ['Grass', 'Turf'],
    ['Field 1', 'Field 2'],
  ],
  [[], ['Field 1', 'Field 2']],
])(
  'spaces of a surface that the request asks for, of %j, are suggested first, then unstated ones',
  (surfaces, names) => {
    const spaces = [
      space('Field 1', 'Field', 0, 'Turf'),
      space('Field 2', 'Field', 0, 'Turf'),
      space('Field 3'),
      space('Field 4', 'Field', 0, 'Grass'),
    ]
    // It comes first although less of it is free.
    const entries = surfaces.length === 1 ? [use('Field 4', friday, 8, 14)] : []
    expect(read({ spaces, surfaces, entries }).suggested).toEqual(names)
  },
)

describe('the times of a hold', () => {
  test('are one for all spaces and days that are held alike, nights included', () => {
    expect(read().times()).toEqual([
      {
        unitIds: ['Field 1 unit', 'Field 2 unit'],
        starts: at(friday, 8),
        ends: at(sunday, 22),
        bufferMinutes: 0,
      },
    ])
  })
  test('begin later on a first day of which only the afternoon is free', () => {
    const entries = [use('Field 1', friday, 8, 14), use('Field 2', friday, 8, 14)]
    expect(read({ entries }).times()).toMatchObject([{ starts: at(friday, 14), ends: at(sunday, 22) }])
  })
  test('are split where a day ends early, is left out, or something takes the night', () => {
    const spaces = [space('Field 1')]
    const startsOf = (calendar: Calendar, without = '') =>
      read({ spaces, ...calendar })
        .times((_name, day) => day !== without)
        .map(({ starts }) => starts)
    expect(startsOf({ entries: [use('Field 1', friday, 18, 22)] })).toEqual([at(friday, 8), at(saturday, 8)])
    expect(startsOf({}, saturday)).toEqual([at(friday, 8), at(sunday, 8)])
    expect(startsOf({ entries: [use('Field 1', saturday, 2, 4)] })).toEqual([at(friday, 8), at(saturday, 8)])
  })
  test('are exactly the hours that the host chose for a day, and merge the days beside it only with each other', () => {
    const spaces = [space('Field 1')]
    const monday = '2027-04-19'
    const hours = [...usual, { ...usual[0]!, weekday: 'Monday' as const }]
    const held = (chosen: Record<string, ChosenHours>) =>
      read({ spaces, hours, chosen, days: [...weekend, monday] })
        .times()
        .map(({ starts, ends }) => [starts, ends])
    expect(
      held({ [friday]: { from: '08:00', to: '12:00' }, [saturday]: { from: '08:00', to: '12:00' } }),
    ).toEqual([
      [at(friday, 8), at(friday, 12)],
      [at(saturday, 8), at(saturday, 12)],
      [at(sunday, 8), at(monday, 22)],
    ])
    expect(held({ [saturday]: { from: '08:00', to: '22:00' } })).toEqual([
      [at(friday, 8), at(friday, 22)],
      [at(saturday, 8), at(saturday, 22)],
      [at(sunday, 8), at(monday, 22)],
    ])
  })
  test('leave the buffer before the next use, or as much of it as is free', () => {
    const spaces = [space('Field 1', 'Field', 60)]
    const on = (...entries: ReturnType<typeof use>[]) => read({ spaces, entries, days: [friday] }).times()
    expect(on(use('Field 1', friday, 16, 22))).toMatchObject([{ ends: at(friday, 15), bufferMinutes: 60 }])
    expect(on(use('Field 1', friday, 11.5, 22))).toMatchObject([{ ends: at(friday, 11.5), bufferMinutes: 0 }])
  })
  test('are explained once where a buffer shortens a day', () => {
    const words = (buffers: readonly number[], ...entries: ReturnType<typeof use>[]) =>
      bufferWords(
        read({ spaces: buffers.map((minutes, n) => space(`Field ${n + 1}`, 'Field', minutes)), entries })
          .rows,
      )
    const [first, second] = [use('Field 1', friday, 18, 22), use('Field 2', saturday, 18, 22)]
    expect(words([15, 15], first, second)).toBe('15 minutes stay free for cleaning before the next use.')
    expect(words([15, 30], first, second)).toBe(
      '15 to 30 minutes stay free for cleaning before the next use.',
    )
    expect(words([15, 30], first)).toBe('15 minutes stay free for cleaning before the next use.')
    expect(words([15, 15])).toBeUndefined()
    expect(words([0, 0], first, second)).toBeUndefined()
  })
  test('leave the buffer before a hold of somebody else, too, behind which they would queue', () => {
    const spaces = [space('Field 1', 'Field', 60)]
    const entries = [use('Field 1', friday, 16, 22, { kind: 'Hold', place: 1 })]
    const { words, times } = read({ spaces, entries, days: [friday] })
    expect(words(true)).toEqual([['Until 3 PM']])
    expect(times()).toMatchObject([{ ends: at(friday, 15), bufferMinutes: 60 }])
  })
  test('of one space don’t overlap by their buffers', () => {
    const spaces = [space('Field 1', 'Field', 480)]
    const hours = open('04:00', '23:00')
    const entries = [use('Field 1', friday, 23, 23.5, { kind: 'Hold', place: 1 })]
    const { times } = read({ spaces, entries, hours, days: [friday, saturday, sunday] })
    const [first, second, ...others] = times((_name, day) => day !== sunday)
    expect(others).toEqual([])
    const freeFrom = Date.parse(first!.ends) + first!.bufferMinutes * 60_000
    expect(freeFrom).toBeLessThanOrEqual(Date.parse(second!.starts))
  })
  test('have at most 64 units each', () => {
    const spaces = Array.from({ length: 70 }, (_, n) => space(`Field ${n}`))
    expect(
      read({ spaces })
        .times()
        .map(({ unitIds }) => unitIds.length),
    ).toEqual([64, 6])
  })
})

test('spaces that are taken alike share a line', () => {
  const spaces = ['Field 1', 'Field 2', 'Field 3'].map((name) => space(name))
  const entries = spaces.map(({ name }) => use(name, friday, 8, 14))
  expect(read({ spaces, entries }).lines).toEqual([
    { spaces: 'Field 1–3', reasons: 'Fri, Apr 16, booked 8 AM – 2 PM (League)' },
  ])
})
