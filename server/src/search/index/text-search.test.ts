import { describe, expect, test } from 'vitest'
import type { IndexRow } from './declaration.ts'
import { defineIndex } from './search-index.ts'
import { createRandom } from './testing/random.ts'
import { sampleId } from './testing/sample-rows.ts'

const random = createRandom(1)

type Place = { sports?: string; place?: string; type?: string } & Partial<IndexRow>

/** Rows by name; they are numbered in the order given, which decides between rows of equal relevance. */
function indexOf(places: Record<string, Place>) {
  const index = defineIndex({ text: { synonyms: { hoops: ['basketball'] } } })
  const names = new Map<string, string>()
  index.load(
    Object.entries(places).map(([name, { sports = '', place = '', type = '', ...rest }], i) => {
      const id = sampleId(random, i * 1000)
      names.set(id, name)
      const texts = [name, sports, place, type].map((text, field) => ({ text, weight: 2 ** (3 - field) }))
      return { id, name, lat: null, lng: null, isVisible: true, texts, ...rest }
    }),
  )
  const idOf = (name: string) => [...names].find(([, known]) => known === name)?.[0] ?? ''
  const found = (text: string, query: Parameters<typeof index.search>[0] = {}): string[] =>
    index.search({ text, ...query }).ids.map((id) => names.get(id) ?? '')
  return { index, found, idOf }
}

describe('what a text finds', () => {
  const { found, index } = indexOf({
    'St. Louis Soccer Park': { sports: 'Soccer', place: 'Saint Louis Missouri' },
    'Fort Worth Arena': { sports: 'Basketball Volleyball', place: 'Ft. Worth Texas 76102' },
    'Mount Vernon Fields': { sports: 'Soccer Lacrosse', place: 'Mt Vernon Ohio' },
    'Centre Sportif Élan': { sports: 'Ice Hockey', place: 'Québec' },
    'Main Street Gymnasium': { sports: 'Gymnastics', place: '12 Main St Dayton' },
    'Государственный стадион': { sports: 'Football' },
  })

  test.each([
    ['a word', 'arena', ['Fort Worth Arena']],
    ['words in any order and of any field', 'soccer vernon', ['Mount Vernon Fields']],
    ['every word or nothing', 'soccer louis', ['St. Louis Soccer Park']],
    ['the beginning of the last word', 'fort wor', ['Fort Worth Arena']],
    ['case and diacritics', 'ELAN quebec', ['Centre Sportif Élan']],
    ['another script', 'СТАДИОН', ['Государственный стадион']],
    ['abbreviations written out', 'saint louis', ['St. Louis Soccer Park']],
    ['written-out words abbreviated', 'mt vernon', ['Mount Vernon Fields']],
    ['abbreviations for another word', 'main st', ['Main Street Gymnasium']],
    ['another spelling', 'center sportif', ['Centre Sportif Élan']],
    ['synonyms', 'hoops', ['Fort Worth Arena']],
    ['singular for plural', 'vernon field', ['Mount Vernon Fields']],
    ['plural for singular', 'arenas worth', ['Fort Worth Arena']],
    ['a postal code', '76102', ['Fort Worth Arena']],
    ['words that say nothing', 'the arena in fort worth', ['Fort Worth Arena']],
    ['a letter left out', 'volleybll worth', ['Fort Worth Arena']],
    ['a letter too many', 'lacrossse', ['Mount Vernon Fields']],
    ['letters swapped', 'gymnasitcs', ['Main Street Gymnasium']],
    ['two slips in a long word', 'basktbal', ['Fort Worth Arena']],
    ['several words mistyped', 'verron lacrose', ['Mount Vernon Fields']],
  ])('%s', (_, text, names) => {
    expect(found(text)).toEqual(names)
    expect(index.search({ text }).relaxed).toBe(false)
  })

  test('takes a slip in a word of four letters, but none in three letters or numbers', () => {
    expect(found('mian gymnastics')).toEqual(['Main Street Gymnasium'])
    expect(found('icy')).toEqual([])
    expect(found('76103')).toEqual([])
    expect(found('7610x')).toEqual([])
  })

  test.each(['', '   ', '?!', '🏀', '--- ...', '\u200f'])('takes %j for no restriction', (text) => {
    expect(index.search({ text }).total).toBe(6)
  })

  test.each(['(', '[a-z]+', '.*', '\\', '%_', "'; drop", '\0', 'ملعب', '\ud83d', `${'('.repeat(50)}x`])(
    'survives %j',
    (text) => {
      expect(index.search({ text }).total).toBeLessThanOrEqual(6)
    },
  )

  test('reads 200 characters and no more', () => {
    expect(found(`${'vernon '.repeat(28)}    arena`)).toEqual(['Mount Vernon Fields'])
    expect(found(`arena ${'?'.repeat(100_000)}`)).toEqual(['Fort Worth Arena'])
  })
})

describe('when no row holds every word', () => {
  const { found, index } = indexOf({
    'Cedar Hall': { sports: 'Judo', place: 'Boise' },
    'Cedar Pool': { sports: 'Swimming', place: 'Boise' },
    'Maple Hall': { sports: 'Judo', place: 'Reno' },
  })

  test('finds those that hold the most words, and says so', () => {
    expect(found('cedar judo reno zzzzzz')).toEqual(['Maple Hall', 'Cedar Hall'].toSorted())
    expect(index.search({ text: 'cedar judo reno zzzzzz' }).relaxed).toBe(true)
  })

  test('finds nothing where no row holds any', () => {
    expect(index.search({ text: 'qqqqq zzzzzz' })).toMatchObject({ total: 0, ids: [], relaxed: false })
  })

  test('counts facets, pages and totals over the rows found', () => {
    const query = { text: 'boise nowhere', take: 1 }
    const pages = [0, 1, 2].map((offset) => index.search({ ...query, offset }))
    expect(pages.map(({ total, ids }) => [total, ids.length])).toEqual([
      [2, 1],
      [2, 1],
      [2, 0],
    ])
  })
})

describe('the order of relevance', () => {
  test('is name, sport, place, type', () => {
    const { found } = indexOf({
      'A hall': { type: 'Tennis' },
      'B hall': { place: 'Tennis' },
      'C hall': { sports: 'Tennis' },
      'Tennis hall': {},
    })
    expect(found('tennis')).toEqual(['Tennis hall', 'C hall', 'B hall', 'A hall'])
  })

  test('puts a word as typed before its beginning, whatever the field', () => {
    const { found } = indexOf({ 'Parkland Hall': {}, 'B hall': { type: 'park' } })
    expect(found('park')).toEqual(['B hall', 'Parkland Hall'])
  })

  test('puts a name that is the whole text before names that hold more', () => {
    const { found } = indexOf({ 'Grand Park West': {}, 'Grand Park': {}, 'Grand Park East': {} })
    expect(found('grand park')[0]).toBe('Grand Park')
  })

  test('puts fewer slips before more', () => {
    const { found } = indexOf({ Volleyballist: {}, Volleybell: {}, Volleybxyl: {} })
    expect(found('volleybull')).toEqual(['Volleybell', 'Volleybxyl'])
  })
})

describe('slips', () => {
  test('are not looked for where the word as written is found', () => {
    const { found } = indexOf({ 'Austin Hall': {}, 'Justin Hall': {} })
    expect(found('austin')).toEqual(['Austin Hall'])
    expect(found('bustin').toSorted()).toEqual(['Austin Hall', 'Justin Hall'])
  })

  test('are looked for where only rows out of reach hold the word as written', () => {
    const { found, idOf } = indexOf({
      'Club de Tenis': { isVisible: false },
      'Tennis Hall': {},
      'Tenis Far Away': { lat: 10, lng: 10 },
      'Tennis Near': { lat: 40, lng: -90 },
    })
    expect(found('tenis', { within: [idOf('Tennis Hall')] })).toEqual(['Tennis Hall'])
    expect(found('tenis', { near: { lat: 40, lng: -90, distMiles: 50 } })).toEqual(['Tennis Near'])
    expect(found('tenis').toSorted()).toEqual(['Tenis Far Away'])
    expect(found('tenis', { viewer: { seesAll: true } }).toSorted()).toEqual([
      'Club de Tenis',
      'Tenis Far Away',
    ])
  })

  test('do not depend on the part of the map that is shown', () => {
    const { found } = indexOf({ 'Tenis East': { lat: 40, lng: -80 }, 'Tennis West': { lat: 40, lng: -120 } })
    expect(found('tenis', { bounds: { west: -125, east: -115, south: 30, north: 50 } })).toEqual([])
  })
})

describe('a changed vocabulary', () => {
  test('holds new words at once and forgets those of removed rows', () => {
    const { index, found } = indexOf({})
    const ids = Array.from({ length: 1500 }, (_, i) => sampleId(random, i))
    ids.forEach((id, i) => {
      const name = `word${String.fromCharCode(97 + (i % 26), 97 + (Math.floor(i / 26) % 26), 97 + Math.floor(i / 676))}`
      index.upsert({ id, name, lat: null, lng: null, isVisible: true, texts: [{ text: name, weight: 8 }] })
    })
    expect(index.search({ text: 'wordabb' }).ids).toEqual([ids[26 + 676]])
    expect(index.search({ text: 'wordab' }).total).toBe(3)
    for (const id of ids) index.remove(id)
    expect(index.search({ text: 'wordab' }).total).toBe(0)
    const [id = ''] = ids
    const texts = [{ text: 'Wordabbe', weight: 8 }]
    index.upsert({ id, name: 'Wordabbe', lat: null, lng: null, isVisible: true, texts })
    expect(index.search({ text: 'wordabba' }).ids).toEqual([id])
    expect(found('word')).toHaveLength(1)
  })

  test('refuses synonyms of several words', () => {
    expect(() => defineIndex({ text: { synonyms: { 'ping pong': ['tabletennis'] } } })).toThrow(RangeError)
  })
})
