import type { ReadFieldName } from '@app/contract/events/request-reading.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lazyGazetteer, type Gazetteer } from '../../../search/reading/open-reader.ts'
import { workerServer, type TestServer } from '../../../testing/test-server.ts'
import { readRequest } from './read-request.ts'
import { asides } from './testing/asides.ts'
import { event, type Phrase } from './testing/phrase.ts'
import { phrasesAroundEvents, phrasesIncludingSetup } from './testing/phrases-around-events.ts'
import { phrasesOfAmounts } from './testing/phrases-of-amounts.ts'
import { phrasesOfAsks } from './testing/phrases-of-asks.ts'
import { phrasesOfContexts } from './testing/phrases-of-contexts.ts'
import { phrasesOfDays } from './testing/phrases-of-days.ts'
import { phrasesOfForms } from './testing/phrases-of-forms.ts'
import { phrasesOfFragments } from './testing/phrases-of-fragments.ts'
import { phrasesOfKinds } from './testing/phrases-of-kinds.ts'
import { phrasesOfNames } from './testing/phrases-of-names.ts'
import { phrasesOfNeeds } from './testing/phrases-of-needs.ts'
import { phrasesOfOthers } from './testing/phrases-of-others.ts'
import { placesToChoose, singlePlaces } from './testing/phrases-of-places.ts'
import { phrasesOfSchedules } from './testing/phrases-of-schedules.ts'
import { phrasesOfSenders } from './testing/phrases-of-senders.ts'
import { phrasesOfStreams } from './testing/phrases-of-streams.ts'
import { phrasesOfSubjects } from './testing/phrases-of-subjects.ts'
import { phrasesOfTables } from './testing/phrases-of-tables.ts'
import { certainPhrases, phrasesOfOtherWeeks, phrasesToConfirm } from './testing/phrases-to-confirm.ts'

let server: TestServer
let gazetteer: Gazetteer
beforeAll(async () => {
  server = await workerServer()
  gazetteer = await lazyGazetteer(server.pool)()
})
afterAll(() => server.close())

const valueOf = (text: string, name: ReadFieldName) =>
  readRequest(text, '2026-11-25', gazetteer).fields[name]?.value

test.each<Phrase>([
  ...phrasesOfDays,
  ...phrasesAroundEvents,
  ...phrasesOfSchedules,
  ...phrasesOfAmounts,
  ...phrasesOfSenders,
  ...phrasesOfNeeds,
  ...phrasesOfContexts,
  ...phrasesOfAsks,
  ...phrasesOfForms,
  ...phrasesOfSubjects,
  ...phrasesOfOtherWeeks,
  ...phrasesOfFragments,
  ...phrasesOfKinds,
  ...phrasesOfNames,
  ...phrasesOfOthers,
  ...phrasesOfTables,
  ...phrasesOfStreams,
  ['Volleyball in Wst Virginia, June 5-6, 2027', 'requestAddress', 'West Virginia'],
  ['Volleyball in Indianna, June 5-6, 2027', 'requestAddress', 'Indiana'],
  ["We'd play Fri June 4th, Sat June 5th and Sun June 6th 2027.", 'endDate', '2027-06-06'],
  ['Torneo de voleibol del 8 al 10 de marzo de 2031', 'endDate', '2031-03-10'],
  ['Torneo de voleibol con 12 canchas, cerca de Chicago', 'requestAddress', 'Chicago, IL'],
  ['Tournoi de volley-ball près de Chicago', 'requestAddress', 'Chicago, IL'],
  ['Tournoi de volley-ball pour 40 équipes', 'teamCount', 40],
  ['Volleyball in June. Chicago instead', 'requestAddress', 'Chicago, IL'],
  ['The 3rd, 4th and 5th of June 2027', 'startDate', '2027-06-03'],
  ['The third Saturday of October 2027 works best.', 'startDate', '2027-10-16'],
  ['The Saturday before Memorial Day', 'startDate', '2027-05-29'],
  ['The weekend after Thanksgiving 2027', 'startDate', '2027-11-27'],
  ['The weekend after Thanksgiving 2027', 'flexWeeks', undefined],
  ['Either Jan 16/17 or Jan 23/24 of 2027', 'startDate', '2027-01-16'],
  ['Any weekend in April or May 2028', 'endDate', '2028-05-31'],
  ['Ages 4-9 (about 180 kids, 4-9), Sunday March 7 2027', 'startDate', '2027-03-07'],
  ['Sept 10 - 12 2027, setup the 9th', 'setupDays', 1],
  [`${event}Please reply on or before the first of February.`, 'responseDeadline', '2027-02-01'],
  [`${event}Answer by New Year's Eve.`, 'responseDeadline', '2026-12-31'],
  [`${event}Questions due Dec 1; proposals due Dec 18`, 'responseDeadline', '2026-12-18'],
  [`${event}Rosters are due by May 1.`, 'responseDeadline', undefined],
  [`${event}They meet on May 3 to pick the place.`, 'decisionDate', '2027-05-03'],
  [`${event}Bids due 1/15/27, award on 2/12/27`, 'decisionDate', '2027-02-12'],
  ['Last year 96 teams, this year we’re hoping for 110.', 'teamCount', 110],
  ['54 boys and girls teams', 'teamCount', 54],
  ['More than 50 teams', 'teamCountRange', '50+'],
  ['Between 26 and 50 teams', 'teamCountRange', '26-50'],
  ['Two hundred fifty lifters', 'participants', 250],
  ['150 boats, two anglers a boat, 300 anglers', 'participants', 300],
  ['2,400 runners (we capped it at 1,900 last fall)', 'participants', 2400],
  ['600 family members in the stands', 'attendance', 600],
  ['40 teams, 4th through 8th grade', 'ages', '4th through 8th grade'],
  ['260 players; spectators under 200', 'attendance', 200],
  ['Eugene, OR. We can pay 600.', 'budgetTo', 600],
  ["We can't go over $8,500.", 'budgetTo', 8500],
  ['$6k is our ceiling.', 'budgetTo', 6000],
  ['We paid $4,000 last year and can go to $5,000 this time.', 'budgetTo', 5000],
  ['Somewhere between eight and ten thousand dollars is our budget.', 'budgetFrom', 8000],
  ['We have $2,000,000 of liability insurance.', 'budgetTo', undefined],
  ['Projected spending in your town is $1.2 million', 'budgetTo', undefined],
  ["We're near Evansville, Indiana and don't want to go more than 45 miles.", 'requestDist', 45],
  ['Near Ames, Iowa. Nothing beyond an hour and a half.', 'requestDist', 75],
  ['26.2 miles of road in Omaha, NE, and a 5 mile loop', 'requestDist', undefined],
  ['Rooms: 80 on Friday, 95 on Saturday', 'roomsPerNight', 95],
  ['A round of 18 holes in Scottsdale', 'spaceName', undefined],
  ['USA Hockey rules. Must have a 20-foot ceiling.', 'sportsList', ['Ice Hockey']],
  ['Fall Classic cheer & dance comp', 'sportsList', ['Cheerleading', 'Dance']],
  ['No hotel is needed. Parking for 200 is needed.', 'requirementNotes', 'Parking for 200 is needed.'],
  ['A dance comp called Lumen Live', 'name', 'Lumen Live'],
  ['Our sprint triathlon, the Granite Tri, is moving.', 'name', 'Granite Tri'],
  ['8 fields in Boise. Jen @ Metro Kickball, jen@x.example', 'contactOrganization', 'Metro Kickball'],
  ['Answer by May 1. Curt Haas, Dakota Bowhunters 605-555-0172', 'contactName', 'Curt Haas'],
  ['8 fields in Boise. Yours faithfully, Edmund Royce', 'contactName', 'Edmund Royce'],
  ['Let us know! Fresno, California.', 'contactName', undefined],
  ['Flightline Tour stages disc golf.', 'contactOrganization', 'Flightline Tour'],
  ['Flightline Tour stages disc golf.', 'name', undefined],
])('reads %j: %s is %j', async (text, name, value) => {
  expect(valueOf(text, name)).toEqual(value)
})

test.each([
  ...[...phrasesToConfirm, ...phrasesIncludingSetup].map((phrase) => ['uncertain', ...phrase] as const),
  ...certainPhrases.map((phrase) => ['certain', ...phrase] as const),
])('is %s in %j: %s is %j', async (state, text, name, value) => {
  const { fields } = readRequest(text, '2026-11-25', gazetteer)
  expect(fields[name]).toMatchObject({ value, state })
})

test.each(placesToChoose)('%j offers %j to choose from', async (text, places) => {
  const place = readRequest(text, '2026-11-25', gazetteer).fields.requestAddress
  expect(place?.state).toBe('uncertain')
  expect([place?.value, ...(place?.alternatives ?? [])]).toEqual(places)
})

test('names the places that there are to choose from', () => {
  const { fields } = readRequest('Volleyball in Dallas or Houston', '2026-11-25', gazetteer)
  expect(fields.requestAddress?.reason).toBe(
    'The text names several places: Dallas, TX; Houston, TX. A request looks near one of them.',
  )
})

test.each(singlePlaces)('%j is only about %j', async (text, place) => {
  expect(readRequest(text, '2026-11-25', gazetteer).fields.requestAddress).toMatchObject({
    value: place,
    state: 'certain',
  })
})

const request = 'Softball tournament, June 5-6, 2027, 40 teams, 8 fields, Joplin, MO.'
const valuesOf = (text: string) =>
  Object.entries(readRequest(text, '2026-11-25', gazetteer).fields).map(([name, { value }]) => [name, value])

test.each(asides)('reads no field from %j', async (aside) => {
  expect(valuesOf(`${request} ${aside}`)).toEqual(valuesOf(request))
})
