import { describe, expect, test } from 'vitest'
import { ask, mile, openDaily, page, textOf, town } from '../testing/town.ts'

const fields = page('facility', {
  name: 'Hackberry Crossing Athletic Fields',
  availability: 'Limited availability to host',
  sports: ['Soccer'],
  amenities: ['RV & Bus Parking', 'Parking'],
  phone: '(740) 555-0111',
  spaceTypes: [{ name: 'Field', count: 8, surface: 'Turf', location: 'Outdoor', additionalFeatures: null }],
})
const inn = page('hotel', {
  name: 'Quarry Inn',
  lat: 40 + mile,
  roomCount: 53,
  amenities: ['Pool', 'Free Breakfast'],
  checkInTime: '15:00',
  checkOutTime: '11:00',
})
const tavern = page(
  'business',
  { name: 'Rookwell Alley', businessType: 'Entertainment', placeType: 'bowling_alley' },
  { hours: openDaily('10:00', '01:00', ['Thursday', 'Friday']) },
)
const museum = page(
  'business',
  { name: 'Cressbrook Museum', businessType: 'Entertainment', placeType: 'museum' },
  { hours: openDaily('10:00', '17:00', ['Tuesday']) },
)
const far = page('hotel', {
  name: 'Sedge Lodge',
  city: 'Elm Falls Junction',
  lat: 40 + 8 * mile,
  amenities: ['Pool', 'EV Charging'],
})
const center = page(
  'business',
  { name: 'Penhallow Mini Golf', businessType: 'Entertainment', placeType: 'amusement_center' },
  { hours: openDaily('12:00', '20:00', ['Monday']) },
)
const pool = page('facility', {
  name: 'Cerro Alto Pool',
  lat: 40 + 2 * mile,
  sports: ['Swimming'],
  spaceTypes: [{ name: 'Pool', count: 1, surface: 'N/A', location: 'Indoor', additionalFeatures: null }],
})
const lanes = page('facility', { name: 'Maple Lanes', sports: ['Bowling'] })
const clash = page('event', {
  name: 'Larkmoor Clash',
  type: 'Tournament',
  sports: [{ name: 'Soccer' }],
  startDate: '2099-03-06',
  endDate: '2099-03-07',
  startTime: '08:30',
  teamCost: 450,
  teamCount: 16,
})
const airports = [
  {
    kind: 'airport' as const,
    id: null,
    name: 'Elm Falls Airport',
    code: 'EFA',
    miles: 12,
    date: null,
    position: { lat: 40 + 12 * mile, lng: -82 },
  },
  {
    kind: 'airport' as const,
    id: null,
    name: 'Lockmere Field',
    code: 'LKM',
    miles: 30,
    date: null,
    position: { lat: 40 + 30 * mile, lng: -82 },
  },
]
const elmFalls = town([fields, inn, tavern, museum, far, center, pool, lanes, clash], { airports })
const told = (...questions: string[]) => textOf(ask(elmFalls, ...questions))

describe('verbs and spellings that nothing is known of hide nothing that a named page tells', () => {
  test.each([
    ['wat time does the larkmoor clash strat', '8:30 AM'],
    ['a que hora arranca el Larkmoor Clash', '8:30'],
    ['nb de chambres au Quarry Inn', '53'],
    ['a partir de q hora dan los cuartos en quarry inn', '3:00'],
    ['L’hôtel Quarry Inn prend-il les déjeuners en compte ? y a-t-il un déjeuner', 'déjeuner'],
    ['what time can we get in at quarry inn', '3:00 PM'],
    ['closest place to sleep to hackberry crossing athletic feilds', 'Quarry Inn'],
    ['hotls with a pool', 'Quarry Inn'],
  ])('%s', (question, fact) => expect(told(question)).toContain(fact))
})

describe('a word is read as what it means beside the others', () => {
  test.each([
    ['Mon fils a un match : combien de chambres au Quarry Inn', '53'],
    ['y a-t-il des terrains de soccer et combien', '8'],
    ['donde puedo llevar a mi hijo a jugar futbol', 'Hackberry Crossing'],
    ['where does our charter bus park at hackberry crossing', 'RV & Bus Parking'],
    ['is hackberry crossing open to hosting our charity soccer cup', 'Limited availability'],
    ['per rider, what does the larkmoor clash cost', '$450'],
    ['prix du Larkmoor Clash', '450'],
    ['is hackberry crossing free to host outside events', 'Limited availability'],
    ['Je roule en électrique. Quels hôtels ont de quoi recharger ?', 'Sedge Lodge'],
    ['¿qué minigolf está abierto un martes a media tarde?', 'Penhallow Mini Golf'],
    ['¿cuál piscina queda más cerca al centro de Elm Falls?', 'Cerro Alto Pool'],
  ])('%s', (question, fact) => expect(told(question)).toContain(fact))
})

describe('hours', () => {
  test.each([
    ['bowling on thursday at 12:30 am', 'Rookwell Alley'],
    ['boliche abierto el viernes después de medianoche', 'Rookwell Alley'],
    ['is the museum open on monday', 'Cressbrook Museum is closed Monday'],
  ])('%s', (question, fact) => expect(told(question)).toContain(fact))
})

test.each([
  'closest airport to hackberry crossing',
  'what airport is closest? how far is it from hackberry crossing',
])('the nearest airport of a venue is told with its distance: %s', (question) =>
  expect(told(question)).toContain('12 miles from Elm Falls Airport'),
)

test('a town whose name begins like the destination is its own', () => {
  const text = told('which Elm Falls Junction hotels have a pool')
  expect(text).toContain('Sedge Lodge')
  expect(text).not.toContain('Quarry Inn')
})

test('an airport that is named is not the nearest one', () => {
  expect(told('how far is hackberry crossing from LKM airport')).toContain('30 miles from Lockmere Field')
})

test.each(['Le Cerro Alto Pool propose-t-il une garderie ?', '¿qué tan alto estará el oleaje?'])(
  'a word of another subject is no misspelled one, and an ordinary one names nothing: %s',
  (question) => expect(ask(elmFalls, question).outcome).toBe('NotFound'),
)

test.each([
  'who won the larkmoor clash',
  'what was the final score of the larkmoor clash',
  '¿quién ganó el Larkmoor Clash?',
])('no record tells how games ended: %s', (question) =>
  expect(ask(elmFalls, question).outcome).toBe('NotFound'),
)

test('the language of a name is not that of a question', () => {
  expect(told('el hotel mas cercano a Hackberry Crossing Athletic Fields')).toContain('a 1 milla de')
})

test('a distance is told with what else is asked', () => {
  const text = told('combien de chambres au Quarry Inn et à quelle distance de l’aéroport')
  expect(text).toContain('53')
  expect(text).toContain('Elm Falls Airport')
})

test.each(['does hackberry crossing have heated fields', 'cuánto cuesta el taxi al aeropuerto'])(
  'a word that tells one thing from another is asked for: %s',
  (question) => expect(ask(elmFalls, question).outcome).toBe('NotFound'),
)

// Each wish that is left out must not be tried with all others that may be.
test('a question that lists more than any page has ends', () => {
  const wishes = 'pool, breakfast, gym, parking, shuttle, laundry, kitchen, bar, sauna, casino, tennis, golf'
  expect(ask(elmFalls, `Which hotel has a ${wishes.repeat(4)} and allows dogs?`).outcome).toBe('NotFound')
})
