import type {
  ReadFieldName,
  ReadFields,
  RequestReading,
  TextRange,
} from '@app/contract/events/request-reading.ts'
import type { Gazetteer } from '../../../search/reading/open-reader.ts'
import { withEarlierEvents } from './earlier-events.ts'
import type { Context, Finding, Recognizer } from './finding.ts'
import { messagesOf } from './messages.ts'
import { withoutOdd, withStandIns } from './odd-numbers.ts'
import { isOfOthers } from './of-others.ts'
import { plainText } from './plain-text.ts'
import { contact } from './recognizers/contact.ts'
import { dates } from './recognizers/dates.ts'
import { eventName } from './recognizers/event-name.ts'
import { facilityTypes } from './recognizers/facility-types.ts'
import { liveStream } from './recognizers/live-stream.ts'
import { money } from './recognizers/money.ts'
import { requirementNotes } from './recognizers/notes.ts'
import { people } from './recognizers/people.ts'
import { places } from './recognizers/places.ts'
import { players } from './recognizers/players.ts'
import { rooms } from './recognizers/rooms.ts'
import { spaces } from './recognizers/spaces.ts'
import { sports } from './recognizers/sports.ts'
import { playersPerTeam } from './recognizers/players-per-team.ts'
import { summedTeams } from './recognizers/summed-teams.ts'
import { surfaces } from './recognizers/surfaces.ts'
import { urgency } from './recognizers/urgency.ts'
import { resolve } from './resolve.ts'
import { sentencesOf, type Sentence } from './sentences.ts'
import { missingDays, unreadWords } from './unread.ts'
import { marksOf, type Mark } from './vocabulary.ts'

const recognizers: readonly Recognizer[] = [
  eventName,
  sports,
  dates,
  people,
  playersPerTeam,
  summedTeams,
  players,
  spaces,
  surfaces,
  facilityTypes,
  places,
  rooms,
  liveStream,
  money,
  urgency,
  contact,
]

/** What a request needs, and the fields of which one will do. */
const needed: readonly (readonly [ReadFieldName, ...ReadFieldName[]])[] = [
  ['sportsList'],
  ['startDate'],
  ['requestAddress'],
  ['spaceName'],
  ['spaceCount'],
  ['teamCount', 'teamCountRange', 'participants'],
  ['attendance'],
  ['roomsPerNight', 'roomNights'],
  ['budgetTo', 'budgetFrom'],
  ['responseDeadline'],
  ['decisionDate'],
  ['contactEmail', 'contactPhone'],
]

function missingIn(
  fields: ReadFields,
  earlier: readonly Finding[],
  odd: ReadonlyMap<ReadFieldName, TextRange>,
  { sentences, today }: Context,
): RequestReading['missing'] {
  const days = missingDays(sentences, today)
  return needed.flatMap(([name, ...others]) => {
    if ([name, ...others].some((one) => fields[one] !== undefined)) return []
    const known = earlier.find((finding) => finding.name === name)
    const value = typeof known?.value === 'number' ? known.value : undefined
    return [
      {
        name,
        earlier: known && value !== undefined ? { value, ranges: [...known.ranges] } : null,
        unread:
          [name, ...others].map((one) => odd.get(one)).find((one) => one !== undefined) ??
          unreadWords(name, sentences, today) ??
          days.get(name) ??
          null,
      },
    ]
  })
}

/** A greeting or farewell, which says nothing. */
const isGreeting = ({ typed, part }: Sentence) =>
  part === 'signature' ||
  /^(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings|to whom|thanks?|thank you|thx|cheers|best|regards)\b[^.?]{0,40}[,!.:—-]*)$/i.test(
    typed,
  ) ||
  !/\p{L}{2}/u.test(typed)

function unusedIn(sentences: readonly Sentence[], fields: ReadFields): TextRange[] {
  const used = Object.values(fields).flatMap((field) => field?.ranges ?? [])
  return sentences
    .filter(
      (sentence) =>
        !isGreeting(sentence) &&
        used.every(({ start, end }) => end <= sentence.start || start >= sentence.end),
    )
    .map(({ start, end }) => ({ start, end }))
}

/** Reads a request by rules. What the text doesn't say is no field. `today` is a date like 2027-03-14. */
export function readRequest(typed: string, today: string, gazetteer: Gazetteer): RequestReading {
  const text = plainText(typed, today)
  const plain = withStandIns(text)
  const messages = messagesOf(plain.text)
  const all = messages.flatMap(sentencesOf)
  const marks = new Map<Sentence, Mark[]>()
  const marksIn = (sentence: Sentence) => {
    const known = marks.get(sentence) ?? marksOf(sentence)
    marks.set(sentence, known)
    return known
  }
  const context: Context = {
    text: plain.text,
    messages: messages.filter(({ isReply }) => !isReply),
    sentences: all.filter((sentence) => !sentence.message.isReply && !isOfOthers(sentence)),
    today,
    gazetteer,
    marksIn,
  }
  const found = withoutOdd(
    recognizers.flatMap((recognizer) => recognizer(context)),
    plain.odd,
  )
  const read = withEarlierEvents(found.findings)
  const notes = withoutOdd(requirementNotes(context, read.findings), plain.odd)
  const findings = [...read.findings, ...notes.findings]
  const isThread = messages.length > 1 && !messages.some(({ isForwarded }) => isForwarded)
  const fields = resolve(findings, isThread)
  return {
    text,
    fields,
    missing: missingIn(fields, read.earlier, found.unread, context),
    unused: unusedIn(all, fields),
  }
}
