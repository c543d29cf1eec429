import { beforeAll, describe, expect, test } from 'vitest'
import type { IndexRow } from './declaration.ts'
import { defineIndex } from './search-index.ts'
import { createRandom } from './testing/random.ts'
import { sampleId } from './testing/sample-rows.ts'

const random = createRandom(1)

type Place = { sports?: string; place?: string; type?: string } & Partial<IndexRow>

/** Rows by name. Their ids are ascending, so rows of equal relevance stay in the given order. */
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

describe('a text finds', () => {
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
    ['words in any order and any field', 'soccer vernon', ['Mount Vernon Fields']],
    ['only rows with every word', 'soccer louis', ['St. Louis Soccer Park']],
    ['a prefix of the last word', 'fort wor', ['Fort Worth Arena']],
    ['words with other case and diacritics', 'ELAN quebec', ['Centre Sportif Élan']],
    ['words of another script', 'СТАДИОН', ['Государственный стадион']],
    ['abbreviations written out in the query', 'saint louis', ['St. Louis Soccer Park']],
    ['words abbreviated in the query', 'mt vernon', ['Mount Vernon Fields']],
    ['abbreviations with several meanings', 'main st', ['Main Street Gymnasium']],
    ['other spellings', 'center sportif', ['Centre Sportif Élan']],
    ['synonyms', 'hoops', ['Fort Worth Arena']],
    ['plurals by their singular', 'vernon field', ['Mount Vernon Fields']],
    ['singulars by their plural', 'arenas worth', ['Fort Worth Arena']],
    ['a postal code', '76102', ['Fort Worth Arena']],
    ['rows despite stop words', 'the arena in fort worth', ['Fort Worth Arena']],
    ['words with a missing letter', 'volleybll worth', ['Fort Worth Arena']],
    ['words with an extra letter', 'lacrossse', ['Mount Vernon Fields']],
    ['words with swapped letters', 'gymnasitcs', ['Main Street Gymnasium']],
    ['long words with two typos', 'basktbal', ['Fort Worth Arena']],
    ['several words with typos', 'verron lacrose', ['Mount Vernon Fields']],
  ])('%s', (_, text, names) => {
    expect(found(text)).toEqual(names)
    expect(index.search({ text }).dropped).toEqual([])
  })

  test.each([
    ['a typo in a word of four letters', 'mian gymnastics', ['Main Street Gymnasium']],
    ['no typo in a word of three letters', 'icy', []],
    ['no typo in a number', '76103', []],
    ['no typo in a word with digits', '7610x', []],
  ])('%s: %s', (_, text, names) => {
    expect(found(text)).toEqual(names)
  })

  test.each(['', '   ', '?!', '--- ...', '\u200f'])('every row for %j, which has no words', (text) => {
    expect(index.search({ text }).total).toBe(6)
  })

  test.each([
    '🏀',
    ' 🏀🏀 ',
    '🏃‍♀️!',
    '👍🏽',
    '🇺🇸',
    '★',
    '⚽️ ?',
    '♥',
    '#️⃣',
    '*️⃣',
    'ℹ️',
    'Ⓜ️ ™️',
    '1️⃣',
    '\u{1f3d0}'.repeat(60),
  ])('no row for %j, which has only signs', (text) => {
    expect(index.search({ text })).toMatchObject({ total: 0, ids: [], dropped: [] })
  })

  test('rows by the words beside emoji', () => {
    expect(found('🏀 vernon')).toEqual(['Mount Vernon Fields'])
  })

  test.each(['(', '[a-z]+', '.*', '\\', '%_', "'; drop", '\0', 'ملعب', '\ud83d', `${'('.repeat(50)}x`])(
    'at most all rows for hostile text %j',
    (text) => {
      expect(index.search({ text }).total).toBeLessThanOrEqual(6)
    },
  )

  test('rows by the first 200 characters only', () => {
    expect(found(`${'vernon '.repeat(28)}    arena`)).toEqual(['Mount Vernon Fields'])
  })

  test('rows by the first words of a very long text', () => {
    expect(found(`arena ${'?'.repeat(100_000)}`)).toEqual(['Fort Worth Arena'])
  })
})

describe('if no row has every word', () => {
  const { found, index } = indexOf({
    'Cedar Hall': { sports: 'Judo', place: 'Boise' },
    'Cedar Pool': { sports: 'Swimming', place: 'Boise' },
    'Maple Hall': { sports: 'Judo', place: 'Reno' },
  })

  test('drops the least telling words and names them', () => {
    expect(found('cedar judo reno zzzzzz')).toEqual(['Maple Hall'])
    expect(index.search({ text: 'cedar judo reno zzzzzz' }).dropped).toEqual(['cedar', 'zzzzzz'])
  })

  test('names all words that some of the rows lack', () => {
    expect(found('cedar judo').toSorted()).toEqual(['Cedar Hall'])
    expect(found('swimming reno').toSorted()).toEqual(['Cedar Pool', 'Maple Hall'])
    expect(index.search({ text: 'swimming reno' }).dropped).toEqual(['swimming', 'reno'])
  })

  test('finds nothing if no row has any word', () => {
    expect(index.search({ text: 'qqqqq zzzzzz' })).toMatchObject({ total: 0, ids: [], dropped: [] })
  })

  test('pages through the relaxed results', () => {
    const query = { text: 'boise nowhere', take: 1 }
    const pages = [0, 1, 2].map((offset) => index.search({ ...query, offset }))
    expect(pages.map(({ total, ids }) => [total, ids.length])).toEqual([
      [2, 1],
      [2, 1],
      [2, 0],
    ])
  })
})

describe('relevance', () => {
  test('ranks matches in the name before sports, place and type', () => {
    const { found } = indexOf({
      'A hall': { type: 'Tennis' },
      'B hall': { place: 'Tennis' },
      'C hall': { sports: 'Tennis' },
      'Tennis hall': {},
    })
    expect(found('tennis')).toEqual(['Tennis hall', 'C hall', 'B hall', 'A hall'])
  })

  test('ranks whole words before prefixes, regardless of the field', () => {
    const { found } = indexOf({ 'Parkland Hall': {}, 'B hall': { type: 'park' } })
    expect(found('park')).toEqual(['B hall', 'Parkland Hall'])
  })

  test('ranks a name equal to the query before longer names', () => {
    const { found } = indexOf({ 'Grand Park West': {}, 'Grand Park': {}, 'Grand Park East': {} })
    expect(found('grand park')[0]).toBe('Grand Park')
  })

  test('ranks matches with fewer typos first', () => {
    const { found } = indexOf({ Volleyballist: {}, Volleybell: {}, Volleybxyl: {} })
    expect(found('volleybull')).toEqual(['Volleybell', 'Volleybxyl'])
  })
})

describe('typos', () => {
  const austin = indexOf({ 'Austin Hall': {}, 'Justin Hall': {} })

  test('are not corrected if a row has the word as written', () => {
    expect(austin.found('austin')).toEqual(['Austin Hall'])
  })

  test('match all similar words', () => {
    expect(austin.found('bustin').toSorted()).toEqual(['Austin Hall', 'Justin Hall'])
  })

  describe('of a word that some rows have as written', () => {
    const { found, idOf } = indexOf({
      'Club de Tenis': { isVisible: false },
      'Tennis Hall': {},
      'Tenis Far Away': { lat: 10, lng: 10 },
      'Tennis Near': { lat: 40, lng: -90 },
    })

    test('are corrected if none of those rows is among the requested ids', () => {
      expect(found('tenis', { within: [idOf('Tennis Hall')] })).toEqual(['Tennis Hall'])
    })

    test('are corrected if none of those rows is within the distance', () => {
      expect(found('tenis', { near: { lat: 40, lng: -90, distMiles: 50 } })).toEqual(['Tennis Near'])
    })

    test('are not corrected if one of those rows is visible', () => {
      expect(found('tenis')).toEqual(['Tenis Far Away'])
    })

    test('are not corrected for viewers who see those rows', () => {
      expect(found('tenis', { viewer: { seesAll: true } }).toSorted()).toEqual([
        'Club de Tenis',
        'Tenis Far Away',
      ])
    })
  })

  test('are not corrected because of the map bounds', () => {
    const { found } = indexOf({ 'Tenis East': { lat: 40, lng: -80 }, 'Tennis West': { lat: 40, lng: -120 } })
    expect(found('tenis', { bounds: { west: -125, east: -115, south: 30, north: 50 } })).toEqual([])
  })
})

describe('with 1,500 distinct words', () => {
  const { index, found } = indexOf({})
  const ids = Array.from({ length: 1500 }, (_, i) => sampleId(random, i))
  ids.forEach((id, i) => {
    const name = `word${String.fromCharCode(97 + (i % 26), 97 + (Math.floor(i / 26) % 26), 97 + Math.floor(i / 676))}`
    index.upsert({ id, name, lat: null, lng: null, isVisible: true, texts: [{ text: name, weight: 8 }] })
  })

  test('a word finds its row', () => {
    expect(index.search({ text: 'wordabb' }).ids).toEqual([ids[26 + 676]])
  })

  test('a prefix finds all rows with it', () => {
    expect(index.search({ text: 'wordab' }).total).toBe(3)
  })

  describe('after all rows are removed', () => {
    beforeAll(() => ids.forEach((id) => index.remove(id)))

    test('their words find nothing', () => {
      expect(index.search({ text: 'wordab' }).total).toBe(0)
    })

    test('a new word is found at once, with a typo and by prefix', () => {
      const [id = ''] = ids
      const texts = [{ text: 'Wordabbe', weight: 8 }]
      index.upsert({ id, name: 'Wordabbe', lat: null, lng: null, isVisible: true, texts })
      expect(index.search({ text: 'wordabba' }).ids).toEqual([id])
      expect(found('word')).toHaveLength(1)
    })
  })
})

test('a synonym of several words throws a RangeError', () => {
  expect(() => defineIndex({ text: { synonyms: { 'ping pong': ['tabletennis'] } } })).toThrow(RangeError)
})
