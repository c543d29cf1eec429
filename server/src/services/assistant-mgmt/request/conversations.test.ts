import type { RequestTalk, RequestTurn } from '@app/contract/assistants/request-assistant.ts'
import type { ReadValues } from '@app/contract/events/request-reading.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { makeEvent } from '../../../testing/events.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { workerServer, type Api, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let visitor: Api
let organizer: SignedUp
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  organizer = await signUp(server, 'organizer')
})
afterAll(() => server.close())

type Said = z.input<typeof RequestTalk>['messages'][number]

/** Says one thing after another, as the page does. */
async function talk(texts: readonly string[], api: Api = visitor) {
  const messages: Said[] = []
  let turn: RequestTurn | undefined
  for (const text of texts) {
    const question = turn?.question
    messages.push({
      text,
      about: question?.about ?? null,
      asked: question?.text ?? null,
      offered: question?.answers.map(({ label, fields }) => ({ label, fields })) ?? [],
    })
    turn = (await api.assistants.request.talk({ data: { messages } })).data
  }
  if (turn === undefined) throw new Error('nothing was said')
  return turn
}

const start =
  'Girls basketball tournament, March 12-14, 2097, within 100 miles of Indianapolis, 12 courts, 60 teams, hardwood, budget $15,000, answers by Dec 20, 2096, live stream required.'
const inSpanish =
  'Torneo de baloncesto del 8 al 10 de marzo de 2097, cerca de Chicago, 12 canchas, 40 equipos, presupuesto $15,000.'
const inFrench =
  'Tournoi de basketball du 8 au 10 mars 2097, près de Chicago, 12 terrains, 40 équipes, budget $15,000.'

type Wanted = { [N in keyof ReadValues]: ReadValues[N] | null }

describe('the last word counts', () => {
  test.each<[texts: string[], wanted: Wanted]>([
    [
      [start, 'actually make it the weekend after, and boys too'],
      {
        startDate: '2097-03-19',
        endDate: '2097-03-21',
        gender: 'Male & Female',
        responseDeadline: '2096-12-20',
      },
    ],
    [[start, '16 courts instead, and no budget limit'], { spaceCount: 16, budgetTo: null, teamCount: 60 }],
    [
      [start, 'move it to March 20-21', '16 courts'],
      { startDate: '2097-03-20', endDate: '2097-03-21', spaceCount: 16, requirementNotes: null },
    ],
    [
      ['Basketball, March 12-14, 2097, near Indianapolis', 'move it to March 20-21', '16'],
      { startDate: '2097-03-20', spaceCount: 16, requirementNotes: null },
    ],
    [
      [start, 'without budget', 'remove the livestream'],
      { budgetTo: null, liveStream: null, spaceCount: 12 },
    ],
    [
      [start, 'no deadline', 'drop the livestream', 'only 3 courts needed'],
      { responseDeadline: null, liveStream: null, spaceCount: 3, requirementNotes: null, teamCount: 60 },
    ],
    [
      ['Basketball, March 12-14, 2097, near Indianapolis, 12 courts', 'only 3 courts needed'],
      { spaceCount: 3, teamCount: null },
    ],
    [
      [start, 'a week later', 'one more day', 'volleyball instead'],
      { startDate: '2097-03-19', endDate: '2097-03-22', sportsList: ['Volleyball'] },
    ],
    [[start, 'shift by a month'], { startDate: '2097-04-09', endDate: '2097-04-11' }],
    [[start, 'the same but in April'], { startDate: '2097-04-09', endDate: '2097-04-11', spaceCount: 12 }],
    [
      [start, 'April instead'],
      { startDate: '2097-04-01', endDate: '2097-04-30', hasFlexibleDates: true, dayCount: 3 },
    ],
    [
      [start, 'Chicago instead', 'the deadline is January 10, 2097'],
      { requestAddress: 'Chicago, IL', responseDeadline: '2097-01-10', startDate: '2097-03-12' },
    ],
    [[start, 'the budget is now $20,000', '4 more courts'], { budgetTo: 20_000, spaceCount: 16 }],
    [
      [start, 'turf instead of hardwood', 'add volleyball', '80 teams'],
      { surface: 'Turf', surfaces: null, sportsList: ['Basketball', 'Volleyball'], teamCount: 80 },
    ],
    [
      [inSpanish, 'una semana después', 'sin presupuesto', '16 canchas'],
      {
        startDate: '2097-03-15',
        endDate: '2097-03-17',
        budgetTo: null,
        spaceCount: 16,
        requestAddress: 'Chicago, IL',
      },
    ],
    [
      [inSpanish, 'un día más', 'mejor 50 equipos', 'también voleibol'],
      { endDate: '2097-03-11', teamCount: 50, sportsList: ['Basketball', 'Volleyball'] },
    ],
    [
      [inFrench, 'une semaine plus tard', 'sans budget', '16 terrains'],
      {
        startDate: '2097-03-15',
        endDate: '2097-03-17',
        budgetTo: null,
        spaceCount: 16,
        requestAddress: 'Chicago, IL',
      },
    ],
    [[inFrench, 'un jour de plus', 'plutôt 50 équipes'], { endDate: '2097-03-11', teamCount: 50 }],
  ])('%j', async (texts, wanted) => {
    const { values } = await talk(texts)
    const found = Object.fromEntries(
      Object.keys(wanted).map((name) => [name, Reflect.get(values, name) ?? null]),
    )
    expect(found).toEqual(wanted)
  })
})

describe('a contradiction within one turn', () => {
  const said =
    'Basketball, March 13-14, 2097 or March 20-21, 2097, near Indianapolis, 60 teams. We need 12 courts. No, 16 courts.'

  test.each([
    ['16', { spaceCount: 16 }],
    ['the second', { spaceCount: 16 }],
    ['12 courts', { spaceCount: 12 }],
  ])('of counts is decided by %j', async (answer, wanted) => {
    const twice =
      'Basketball, near Indianapolis. We need 12 courts in the gym. We need 16 courts in the hall.'
    const { question } = await talk([twice])
    expect(question?.text).toBe('You said 12 Courts and 16 Courts. Which one is right?')
    const turn = await talk([twice, answer])
    expect(turn.values).toMatchObject(wanted)
    expect(turn.question?.text).not.toContain('Which one is right?')
  })

  test('of dates is decided by a day of one of them', async () => {
    const { question } = await talk([said])
    expect(question?.about).toBe('startDate')
    const { values } = await talk([said, 'March 20'])
    expect(values).toMatchObject({ startDate: '2097-03-20', endDate: '2097-03-21' })
  })

  test('a further place is asked about, because a request looks near one', async () => {
    const { question, values } = await talk([start, 'Also Merrillville or Chicago would be fine'])
    expect(question?.about).toBe('requestAddress')
    expect(question?.answers.map(({ fields }) => fields.requestAddress)).toEqual([
      'Indianapolis, IN',
      'Merrillville, IN',
      'Chicago, IL',
    ])
    expect(values.requestAddress).toBe('Indianapolis, IN')
    const decided = await talk([start, 'Also Merrillville or Chicago would be fine', 'Chicago'])
    expect(decided.values.requestAddress).toBe('Chicago, IL')
    expect(decided.question?.about).not.toBe('requestAddress')
  })
})

describe('what isn’t understood is said', () => {
  test.each([
    [
      'Glorp the wibble frond',
      /^I didn’t understand “Glorp the wibble frond”\. Your request stays as it is\.$/,
    ],
    ['12 courts', /^Your request says that already\.$/],
    ['what is the best city for it?', /^I only fill in requests.*“what is the best city for it\?”/],
    ['¿cuál es la mejor ciudad?', /^I only fill in requests/],
    ['quelle est la meilleure ville ?', /^I only fill in requests/],
  ])('%j', async (text, wanted) => {
    const first = await talk([start])
    const { note, question, values } = await talk([start, text])
    expect(note?.text).toMatch(wanted)
    expect(question?.text).toBe(first.question?.text)
    expect(values).toEqual(first.values)
  })

  test('of a turn that is understood in part', async () => {
    const { note, values } = await talk([start, '16 courts instead. Glorp the wibble frond.'])
    expect(values.spaceCount).toBe(16)
    expect(note?.text).toBe(
      'Changed. Spaces: 16 Courts. I didn’t understand “Glorp the wibble frond”. My question is still open.',
    )
  })

  test('a question to the assistant offers the list of hosts', async () => {
    expect((await talk([start, 'what is the best city for it?'])).note?.showsHosts).toBe(true)
  })

  test('what a turn changed or removed is named', async () => {
    const { note } = await talk([start, 'a week later, without budget'])
    expect(note?.text).toMatch(/^Changed\. Dates: Mar 19 – 21, 2097\. Budget removed\./)
  })
})

test('“yes, same but in April” takes what the last edition asked for, and the month', async () => {
  await makeEvent(server, organizer.person, {
    name: 'Prairie Cup 2025',
    startDate: '2025-05-01',
    endDate: '2025-05-03',
    sportsList: ['Wrestling'],
    spaceName: 'Mat',
    spaceCount: 8,
    teamCount: 24,
    entryDeadline: null,
    responseDeadline: null,
    decisionDate: null,
  })
  const said = ['We want to run the Prairie Cup again', 'yes, same but in april']
  const { values, question } = await talk(said, organizer.api)
  expect(values).toMatchObject({ sportsList: ['Wrestling'], spaceCount: 8, hasFlexibleDates: true })
  expect(values.startDate).toMatch(/-04-01$/)
  expect(question?.about).not.toBe('name')
})
