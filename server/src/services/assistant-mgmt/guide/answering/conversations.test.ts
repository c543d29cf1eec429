import { describe, expect, test } from 'vitest'
import { mile, openDaily, page, talk, textOf, town } from '../testing/town.ts'

const fields = page('facility', {
  name: 'Hackberry Fields',
  sports: ['Soccer'],
  phone: '(740) 555-0111',
  spaceTypes: [{ name: 'Field', count: 8, surface: 'Turf', location: 'Outdoor', additionalFeatures: null }],
})
const gym = page('facility', {
  name: 'Otis Bergen Gym',
  lat: 40 + 2 * mile,
  sports: ['Basketball', 'Volleyball'],
  amenities: ['Wifi'],
  spaceTypes: [
    { name: 'Court', count: 3, surface: 'Hardwood', location: 'Indoor', additionalFeatures: null },
  ],
})
const rink = page('facility', {
  name: 'Northgate Ice House',
  lat: 40 + 3 * mile,
  sports: ['Ice Hockey'],
  spaceTypes: [{ name: 'Rink', count: 2, surface: 'Ice', location: 'Indoor', additionalFeatures: null }],
})
const hotel = (name: string, number: string, more: object) =>
  page('hotel', { name, phone: `(740) 555-${number}`, ...more })
const hotels = [
  hotel('Quarry Inn', '0121', { amenities: ['Pool', 'Free Breakfast'], roomCount: 53 }),
  hotel('Larkham Lodge', '0122', { amenities: ['Pool', 'Pets Allowed'], roomCount: 90 }),
  hotel('Teasel Suites', '0123', { amenities: ['Pool'], roomCount: 120 }),
  hotel('Brindle House', '0125', { amenities: ['Free Breakfast'], roomCount: 12 }),
  hotel('Amberwick Motel', '0124', { amenities: ['Pool'], roomCount: 31 }),
]
const places = [
  page(
    'business',
    { name: 'Cressbrook Museum', businessType: 'Entertainment', placeType: 'museum' },
    { hours: openDaily('10:00', '17:00', ['Friday', 'Sunday']) },
  ),
  page('business', { name: 'Stone Mill', businessType: 'Food & Beverage', placeType: 'pizza_restaurant' }),
  page('business', { name: 'Elm Bakery', businessType: 'Food & Beverage', placeType: 'bakery' }),
]
const league = page('event', {
  name: 'Fallowdale League',
  type: 'League',
  sports: [{ name: 'Basketball' }],
  startDate: '2099-03-06',
  endDate: '2099-03-07',
  teamCost: 450,
})
const dogs = {
  kind: 'ownAnswer' as const,
  id: 'home',
  name: 'Are dogs allowed at the fields?',
  answer: 'On a leash beside grass fields.',
  date: null,
  position: null,
}
const elmFalls = town([fields, gym, rink, ...hotels, ...places, league], { answers: [dogs] })

const council = '(740) 555-0100'
const refused = ''
const leash = 'leash'

/** Each question of a conversation, with what its answer has. Empty: it is refused. */
const conversations: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'hotels, then the destination': [
    ['Which hotels are there?', '5 hotels'],
    ['What is the phone number of the sports commission?', council],
    ['and of Quarry Inn?', '0121'],
    ['how many rooms does it have', '53 rooms'],
  ],
  'hotels with conditions, then others': [
    ['Which hotels have a pool?', '4 hotels for “pool”'],
    ['how many of those have free breakfast?', '1 hotel for “pool, free breakfast”'],
    ['Which hotels allow pets?', 'Larkham Lodge'],
    ['Which hotels have free breakfast?', '2 hotels for “free breakfast”'],
    ['What is the phone number of the sports commission?', council],
  ],
  'what is refused leaves nothing': [
    ['who won the super bowl', refused],
    ['What is the phone number of the sports commission?', council],
    ['who is the president of France?', refused],
    ['Which fields have artificial turf?', 'Hackberry Fields has 8'],
  ],
  'an event, then venues, then the event': [
    ['next basketball event', 'Fallowdale League'],
    ['what does it cost', '$450'],
    ['Which fields have artificial turf?', 'Hackberry Fields has 8'],
    ['how much is the Fallowdale League', '$450'],
  ],
  'an answer of the destination is given to its own question only': [
    ['Are dogs allowed at the fields?', leash],
    ['Which hotels are there?', '5 hotels'],
    ['Which fields have artificial turf?', 'Hackberry Fields has 8'],
    ['Are dogs allowed at the fields?', leash],
  ],
  'they are the town if hotels have no such thing': [
    ['Which hotels have a pool?', '4 hotels'],
    ['do they have free breakfast', 'Quarry Inn'],
    ['Do they have an ice rink', 'Northgate Ice House has 2'],
    ['where is it', 'Northgate Ice House'],
  ],
  'one venue': [
    ['tell me about Otis Bergen Gym', 'Otis Bergen Gym has 3'],
    ['how many courts?', '3 indoor hardwood courts'],
    ['is there wifi', 'Otis Bergen Gym has Wifi'],
    ['are there any hotels nearby?', '2 miles from Otis Bergen Gym'],
    ['Which venues have turf?', 'Hackberry Fields'],
  ],
  'what kinds of places there are': [
    ['which pizza places are there', 'Stone Mill'],
    ['what about bakeries', 'Elm Bakery'],
    ['What is there to do?', 'Cressbrook Museum'],
    ['when is it open on Friday', 'Friday'],
    ['and on Sunday?', 'Sunday'],
  ],
  'Spanish: hoteles': [
    ['¿Qué hoteles tienen piscina?', '4 hoteles'],
    ['¿y desayuno gratis?', '1 hotel'],
    ['¿Cuáles son los campos de césped artificial?', 'Hackberry Fields tiene 8'],
    ['¿Cuál es el teléfono de la comisión deportiva?', council],
  ],
  'Spanish: el pueblo': [
    ['hoteles con piscina', '4 hoteles'],
    ['¿tienen pista de hielo?', 'Northgate Ice House tiene 2'],
    ['¿Dónde está el Quarry Inn?', 'Quarry Inn'],
    ['¿cuántas habitaciones tiene?', '53'],
  ],
  'Spanish: un torneo': [
    ['¿Cuándo es el Fallowdale League?', 'Fallowdale League'],
    ['¿y cuánto cuesta?', '450'],
    ['¿Qué hoteles hay este fin de semana?', '5 hoteles'],
    ['quién ganó el super bowl', refused],
    ['teléfono de la comisión deportiva', council],
  ],
  'French: hôtels': [
    ['Quels hôtels ont une piscine ?', '4 hôtels'],
    ['Ont-ils le petit déjeuner gratuit ?', '1 hôtel'],
    ['Quels terrains ont du gazon synthétique ?', 'Hackberry Fields a 8'],
    ['Quel est le numéro de téléphone de la commission sportive ?', council],
  ],
  'French: la ville': [
    ['Quels hôtels ont une piscine ?', '4 hôtels'],
    ['Y a-t-il une patinoire ?', 'Northgate Ice House a 2'],
    ['Où peut-on jouer au basketball ?', 'Otis Bergen Gym'],
    ['et au soccer ?', 'Hackberry Fields'],
  ],
}

describe('a question that names its subject begins anew, and one that does not goes on', () => {
  test.each(Object.entries(conversations))('%s', (_, turns) => {
    const plans = talk(
      elmFalls,
      turns.map(([question]) => question),
    )
    for (const [at, [question, expected]] of turns.entries()) {
      const plan = plans[at]!
      expect({ question, outcome: plan.outcome }).toEqual({
        question,
        outcome: expected === refused ? 'NotFound' : 'Answered',
      })
      expect(`${question} ${textOf(plan)}`).toContain(expected)
      if (expected !== leash) expect(textOf(plan)).not.toContain(leash)
    }
  })
})

test.each([
  ['thanks!', 'You’re welcome. Ask me anything about Elm Falls.'],
  ['ok, thank you so much', 'You’re welcome. Ask me anything about Elm Falls.'],
  ['ok', 'You’re welcome. Ask me anything about Elm Falls.'],
  ['hello', 'Hello! Ask me anything about Elm Falls.'],
  ['¡muchas gracias!', 'Con gusto. Pregúnteme lo que quiera sobre Elm Falls.'],
  ['Buenos días', '¡Hola! Pregúnteme lo que quiera sobre Elm Falls.'],
  ['merci beaucoup', 'Avec plaisir. Posez-moi vos questions sur Elm Falls.'],
  ['Bonjour', 'Bonjour! Posez-moi vos questions sur Elm Falls.'],
])('what asks for nothing gets a short reply, and leaves the subject: %s', (said, reply) => {
  const [, answer, after] = talk(elmFalls, ['Which hotels have a pool?', said, 'do they have free breakfast'])
  expect(answer).toMatchObject({ outcome: 'Answered', sentences: [], remark: reply })
  expect(textOf(after!)).toContain('1 hotel for “pool, free breakfast”')
})
