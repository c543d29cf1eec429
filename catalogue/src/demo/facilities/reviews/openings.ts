import type { Facts } from '../facts.ts'
import { plays, remarks, said, type Remark } from './voices.ts'

const isTeamSport = plays(
  'basketball',
  'volleyball',
  'soccer',
  'baseball',
  'softball',
  'ice hockey',
  'lacrosse',
  'football',
  'flag football',
  'futsal',
  'rugby',
  'roller hockey',
  'beach volleyball',
)
const isCoached = (facts: Facts) =>
  isTeamSport(facts) ||
  plays('swimming', 'gymnastics', 'wrestling', 'track and field', 'cheerleading', 'rowing', 'tennis')(facts)

/** How a review begins: who came for what. */
export const openings: Remark[] = remarks([
  'We were here for a {event} in {month}.',
  'Second year in a row we came for a {event}.',
  'We drove about three hours for a {event}.',
  'First time here, for a {event}.',
  'I help run a {event} and we have used this place twice.',
  'I have been coming here for {sport} since before my kids were born.',
  'Live ten minutes away and come for {sport} when I can.',
  'Stopped here on the way through {city} for a {event}.',
  'Booked it for a {event} on short notice.',
  'Brought the whole family to a {event}.',
  'Volunteered at a {event} here.',
  'We looked at four places near {city} and picked this one.',
  'Our club held a {event} here.',
  said('Came with two teams for a {event}.', { when: isTeamSport }),
  said('Spent a whole weekend here for a {event}.', { when: isCoached }),
  said('We hosted twelve teams here in {month}.', { when: isTeamSport }),
  said('I officiate {sport} and get sent here a few times a year.', { when: isTeamSport }),
  said('I coach {sport} and we come here most seasons.', { when: isCoached }),
  said('We practice {sport} here on weeknights.', { when: isCoached }),
  said('My daughter had a {event} here last {season}.', { when: isCoached }),
  said('My son had a {event} here last {season}.', { when: isCoached }),
  said('Used the {space} for a {event}.', { when: ({ spaces }) => spaces.length === 1 }),
  said('Three games in two days on these courts.', { main: ['Court'], when: isTeamSport }),
  said('Five games in a weekend on these diamonds.', { main: ['Diamond'] }),
  said('We played four games here over a weekend.', { main: ['Field', 'Rink'], when: isTeamSport }),
  said('Early ice on a Saturday, which tells you a lot about a rink.', {
    main: ['Rink'],
    where: 'Indoor',
    when: plays('ice hockey'),
  }),
  said('I have timed a few meets on this deck.', { main: ['Pool'] }),
  said('Played a round here in {month}.', { main: ['Golf Course'] }),
  said('League night regular.', { main: ['Bowling Lane'] }),
  said('I bring my own horse here for shows.', {
    main: ['Equestrian Arena'],
    when: plays('equestrian sports'),
  }),
])

/** The same in three to eight words, for reviews that are over quickly. */
export const shortReviews: { good: Remark[]; mixed: Remark[]; bad: Remark[] } = {
  good: remarks([
    'Good place for a {event}.',
    'Easy to find, friendly staff.',
    'Well run. No complaints.',
    'Would book again.',
    'Our favorite stop of the season.',
    'Kids loved it.',
    'Solid facility.',
    'Better than we expected for a town this size.',
    'Everything was where it should be.',
    'Ran on time all day.',
    said('Nice people, nice building.', { where: 'Indoor' }),
    said('Great courts, easy parking.', { spaces: ['Court'], amenity: 'Parking' }),
    said('Fields were in great shape.', { spaces: ['Field'], where: 'Outdoor' }),
    said('Best kept diamonds around {city}.', { spaces: ['Diamond'] }),
    said('Hard ice, warm lobby.', { spaces: ['Rink'], when: plays('ice hockey') }),
    said('Fast pool.', { spaces: ['Pool'] }),
    said('Greens roll true.', { spaces: ['Golf Course'] }),
    said('Lanes were well oiled and the shoes were dry.', { spaces: ['Bowling Lane'] }),
    said('Fun course, well marked.', { spaces: ['Disc Golf Course', 'Trail'] }),
    said('Good footing.', { spaces: ['Equestrian Arena'] }),
  ]),
  mixed: remarks([
    'Fine for what it is.',
    'Decent, but a bit tired.',
    'OK for a one-day event.',
    'Good bones, needs some care.',
    'Average. Staff were nice.',
    'It does the job.',
    said('Nice place, not enough parking.', { amenity: 'Parking' }),
    said('Floor is good, bathrooms are not.', { spaces: ['Court'], where: 'Indoor' }),
  ]),
  bad: remarks([
    'Would not come back.',
    'Needs a lot of work.',
    'Poorly organized the day we were there.',
    'Not what the pictures promise.',
    'Nobody picked up the phone all week.',
  ]),
}
