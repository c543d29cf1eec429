import { Business } from '@app/contract/businesses/business-schema.ts'
import { Destination } from '@app/contract/destinations/destination-schema.ts'
import { Event } from '@app/contract/events/event-schema.ts'
import { Facility } from '@app/contract/facilities/facility-schema.ts'
import { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import type { OpeningHours } from '@app/contract/rules/opening-hours.ts'
import { weekdays, type Weekday } from '@app/contract/rules/weekdays.ts'
import type * as z from 'zod'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { answerQuestion } from '../answering/answer-question.ts'
import { writingFor } from '../answering/answering.ts'
import type { Plan, Subject } from '../answering/plan.ts'
import { withoutElisions } from '../reading/elisions.ts'
import { memoryOf, recalled } from '../reading/memory.ts'
import { readQuestion } from '../reading/read-question.ts'
import type { DestinationRecord, Knowledge, PageOfGuide } from '../records/guide-record.ts'

/** The values of fields that aren't given: null where it may be, or else nothing. */
function emptyOf(schema: z.ZodObject): object {
  const empty = Object.entries(schema.shape).map(([name, field]: [string, z.ZodType]) => [
    name,
    [null, [], 0, false, ''].find((value) => field.safeParse(value).success) ?? '',
  ])
  return Object.fromEntries(empty)
}

const schemas = {
  facility: Facility,
  hotel: Hotel,
  business: Business,
  event: Event,
  destination: Destination,
}

/** A mile is about so many degrees of latitude. */
export const mile = 1 / 69.1

interface More extends Partial<Pick<PageOfGuide, 'hours' | 'offers'>> {
  venues?: { id: string | null; name: string }[]
}

/** A page in Elm Falls, Ohio. What isn't given is unknown. */
export function page(
  kind: PageOfGuide['kind'],
  given: { name: string; id?: string; lat?: number } & Record<string, unknown>,
  { hours = [], offers = [], venues = [] }: More = {},
) {
  const id = given.id ?? `${kind}-${given.name}`
  const { name, lat = 40 } = given
  const item = { ...emptyOf(schemas[kind]), city: 'Elm Falls', state: 'Ohio', lat, lng: -82, ...given, id }
  const record = { kind, id, name, date: null, position: { lat, lng: -82 }, item, hours, offers, venues }
  // Its item has the fields of its schema, which the kind alone doesn't tell.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return record as unknown as PageOfGuide
}

export const openDaily = (
  opens: string,
  closes: string,
  days: readonly Weekday[] = weekdays,
): OpeningHours[] => days.map((weekday) => ({ weekday, opens, closes, seasonStart: null, seasonEnd: null }))

const isHome = (record: PageOfGuide): record is DestinationRecord => record.kind === 'destination'

const [home] = [
  page('destination', {
    name: 'Elm Falls Sports Commission',
    id: 'home',
    phone: '(740) 555-0100',
    services: ['Grant Programs', 'Volunteer'],
  }),
].filter(isHome)

export const town = (pages: readonly PageOfGuide[], more: Partial<Knowledge> = {}): Knowledge => ({
  destination: home!,
  pages,
  documents: [],
  stories: [],
  airports: [],
  answers: [],
  timeZone: 'America/New_York',
  ...more,
})

/** Asks questions, each of which may go on with those before. Returns all answers. */
export function talk(knowledge: Knowledge, questions: readonly string[]): Plan[] {
  let subject: Subject | null = null
  return questions.map((asked) => {
    const text = withoutElisions(asked)
    const question = readQuestion(
      text,
      knowledge,
      placeDay(knowledge.timeZone),
      recalled(memoryOf(subject), knowledge),
    )
    const plan = answerQuestion({
      question,
      text,
      knowledge,
      writing: writingFor(question, knowledge),
      neverSay: [],
      tone: 'Plain and friendly',
    })
    subject = plan.subject ?? subject
    return plan
  })
}

/** The answer to the last of the questions. */
export const ask = (knowledge: Knowledge, ...questions: string[]): Plan => talk(knowledge, questions).at(-1)!

export const textOf = ({ sentences }: Plan) => sentences.map(({ text }) => text).join(' ')
