import { describe, expect, test } from 'vitest'
import { ask, mile, openDaily, page, textOf, town } from '../testing/town.ts'

const spaces = [
  { name: 'Court', count: 8, surface: 'Hardwood', location: 'Indoor', additionalFeatures: null },
  { name: 'Court', count: 3, surface: 'Sand', location: 'Outdoor', additionalFeatures: null },
]
const center = page('facility', {
  name: 'Dunmarsh Volleyball Center',
  sports: ['Volleyball', 'Beach Volleyball', 'Soccer'],
  amenities: ['Restrooms', 'RV & Bus Parking'],
  description:
    'Dunmarsh Volleyball Center is a park with courts for teams. Volleyball is the one sport here.',
  address: '12 Bluff Street',
  yearOpened: 2004,
  spaceTypes: spaces,
})
const course = page('facility', {
  name: 'Larkmoor Golf Club',
  sports: ['Golf'],
  spaceTypes: [
    {
      name: 'Golf Course',
      count: 1,
      surface: 'N/A',
      location: 'Outdoor',
      additionalFeatures: '18 holes, par 71, 6,450 yards',
    },
  ],
})
const stables = page('facility', {
  name: 'Whistlewood Stables',
  sports: ['Equestrian'],
  spaceTypes: [
    {
      name: 'Arena',
      count: 1,
      surface: 'Dirt',
      location: 'Indoor',
      additionalFeatures: '300 by 150 feet',
    },
  ],
})
const theater = page(
  'business',
  { name: 'The Bramwick Theater', businessType: 'Entertainment', placeType: 'movie_theater' },
  { hours: openDaily('10:00', '23:00') },
)
const pizza = page('business', {
  name: 'Sandmere Pizza',
  businessType: 'Food & Beverage',
  placeType: 'pizza_restaurant',
  priceLevel: 2,
})
const laundromat = page(
  'business',
  { name: 'Sandmere Laundromat', businessType: 'Services' },
  { hours: openDaily('00:00', '00:00') },
)
const bakery = page('business', {
  name: 'Bulldog Bakery',
  lat: 40 + 2 * mile,
  businessType: 'Food & Beverage',
})
const inn = page('hotel', {
  name: 'Quarry Inn',
  roomCount: 53,
  checkInTime: '15:00',
  lowestRate: null,
  amenities: ['Pool'],
})
const lodge = page('hotel', {
  name: 'Sedge Lodge',
  lat: 40 + mile,
  amenities: ['Pool', 'Pets Allowed', 'Airport Shuttle'],
  description: 'Sedge Lodge has an airport shuttle.',
})
const airport = {
  kind: 'airport' as const,
  id: null,
  name: 'Elm Falls Airport',
  code: 'EFA',
  miles: 12,
  date: null,
  position: { lat: 40 + 12 * mile, lng: -82 },
}
const dogs = {
  kind: 'ownAnswer' as const,
  id: null,
  name: 'Are dogs allowed at the fields?',
  answer: 'On a leash beside grass fields.',
  date: null,
  position: null,
}
const road = { ...dogs, name: 'Is the road to the fields closed?', answer: 'One lane is.' }
const elmFalls = town([center, course, stables, theater, pizza, laundromat, bakery, inn, lodge], {
  airports: [airport],
  answers: [dogs, road],
})

describe('what is near to what a page tells is no answer', () => {
  test.each([
    ['a time', '¿A qué hora pasa el último autobús urbano por el Dunmarsh Volleyball Center?'],
    ['a time of flights', '¿A qué hora sale el último vuelo desde el Elm Falls Airport los domingos?'],
    ['a price of an item', 'how much is a large pepperoni at sandmere pizza'],
    ['a price of a night', '¿Cuánto sale la habitación en Quarry Inn el sábado?'],
    ['a height', 'How tall does my kid have to be to drive the go-karts at Larkmoor Golf Club?'],
    ['a height of a thing', 'how tall is the biggest jump at whistlewood stables'],
    ['a thing by its name', 'What movies are showing at the Bramwick Theater this Friday?'],
    ['a person', 'Who rakes the sand at Dunmarsh Volleyball Center?'],
    ['a person, by a name', 'Who was Dunmarsh, the man the park is named after?'],
    ['a reason', 'why does Dunmarsh Volleyball Center have sand courts'],
    ['an origin', 'Where does the sand at Dunmarsh Volleyball Center come from?'],
    ['a plan', 'are they adding more courts at dunmarsh volleyball center next yr'],
    ['a place that nobody knows', 'en que calle queda el Ostlemere Ice Palace'],
    ['a price of a thing to rent', 'What do they charge for shoe rental at Dunmarsh Volleyball Center?'],
    ['a rating of something else', '¿Qué calificación sanitaria tiene Sandmere Pizza?'],
    ['an age', '¿Desde qué edad dejan manejar los go-karts en The Bramwick Theater?'],
    ['a queue', 'hows the wait for a court at dunmarsh volleyball center when it rains'],
    ['a record', 'whats the fastest 200 anyone ever ran at dunmarsh volleyball center'],
    ['a quality, as no misspelled word', 'Which has the smoother courts, Dunmarsh or Larkmoor Golf Club?'],
    ['a number of what is only there', 'How many restrooms does Dunmarsh Volleyball Center have?'],
    ['an attendance', 'how many people came to Dunmarsh Volleyball Center last year'],
    ['when, of what never happened', 'when did Dunmarsh Volleyball Center last host a national championship'],
    ['people who work there', 'Does Dunmarsh Volleyball Center provide referees?'],
    ['when, of what only is there', 'When does the airport shuttle at Sedge Lodge run?'],
    ['a code of a door, in French', 'Quel est le code wifi de Quarry Inn ?'],
    ['a code of a door', 'whats the wifi code at quarry inn'],
  ])('%s: %s', (_what, question) => expect(ask(elmFalls, question).outcome).not.toBe('Answered'))
})

describe('the same words ask for what is told', () => {
  test.each([
    ['when did dunmarsh volleyball center open', '2004'],
    ['what time can we get in at quarry inn', '3:00 PM'],
    ['how expensive is sandmere pizza', '$$'],
    ['who has sand courts', 'Dunmarsh'],
    ['what courts does dunmarsh volleyball center have', '8 indoor hardwood courts'],
    ['what time does the bramwick theater close on friday', '11:00 PM'],
    ['an indoor arena of 300 feet', 'Whistlewood Stables'],
    ['cuantas canchas bajo techo y cuantas de arena hay en dunmarsh volleyball center', '3 canchas'],
    ['Possumhaw aside, when’d dunmarsh volleyball center open', '2004'],
    [
      'I assign umpires and was told to plan on Larkmoor Golf Club. How many courses are there?',
      '1 outdoor golf course',
    ],
    ['chu chauffeur d’autobus scolaire, c koi l’adresse du Dunmarsh Volleyball Center', '12 Bluff Street'],
    ['Tengo 13 años y juego voleibol. ¿Hay canchas y de qué año son?', 'Dunmarsh'],
    ['is the bramwick theater showing movies on mondays', 'open Monday'],
    ['Mi esposo va a jugar golf en Larkmoor Golf Club, ¿qué hotel queda más cerca de ahí?', 'Quarry Inn'],
    ['we never travel without our beagle. which hotels let him in', 'Sedge Lodge'],
    ['is sandmere laundromat open on friday', '24 hours'],
    ['nearest hotel to dunmarsh volleyball center pls my goalie is wrecked', 'Quarry Inn'],
    ['On joue à Larkmoor Golf Club. Quel hôtel est le plus proche du parc ?', 'Quarry Inn'],
    ['is the bramwick theater open at half past ten on a friday night', '11:00 PM'],
    ['The Bramwick Theater, pásame el horario porfa', '11:00'],
    ['¿El hotel Quarry Inn tiene piscina?', 'Quarry Inn'],
    ['¿Qué tal? ¿Quarry Inn tiene piscina?', 'piscina'],
    ['What about a pool at Quarry Inn?', 'Pool'],
    ['Which one has a pool, Quarry Inn or Sedge Lodge?', 'Sedge Lodge'],
    ['Does Sedge Lodge allow dogs when we come in March?', 'Pets Allowed'],
    ['When we fly in, which airport is closest?', 'Elm Falls Airport'],
    ['We come from Montreal, which hotels take pets?', 'Sedge Lodge'],
    ['We expect a big turnout last year, which hotels have a pool?', 'Quarry Inn'],
    ['¿Quién acepta perros, Quarry Inn o Sedge Lodge?', 'Sedge Lodge'],
    ['how far is bulldog bakery from Quarry Inn', 'Bulldog Bakery'],
    ['can my labrador come watch my son’s soccer game? he’s well behaved', 'leash'],
  ])('%s', (question, fact) => {
    const plan = ask(elmFalls, question)
    expect(plan.outcome).toBe('Answered')
    expect(textOf(plan)).toContain(fact)
  })
})

test('a kind of page beside a name is that page', () => {
  const { places } = ask(elmFalls, '¿El hotel Quarry Inn tiene piscina?')
  expect(places.map(({ record }) => record.name)).toEqual(['Quarry Inn'])
})

test('French par and hours between games are no golf and no time', () => {
  expect(ask(elmFalls, 'Quels hôtels ont une navette offerte par une compagnie ?').remark ?? '').not.toMatch(
    /par une/,
  )
  expect(textOf(ask(elmFalls, 'On a deux heures entre deux matchs, où manger ?'))).toContain('Sandmere Pizza')
})

test('which of those asks for those that do', () => {
  const plan = ask(elmFalls, 'which hotels have a pool?', 'and of those, who takes dogs?')
  expect(plan.places.map(({ record }) => record.name)).toEqual(['Sedge Lodge'])
})
