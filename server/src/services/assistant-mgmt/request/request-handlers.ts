import type { assistants } from '@app/contract/assistants/assistant-routes.ts'
import type { events } from '@app/contract/events/event-routes.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { listed } from '../listed.ts'
import { plainReply } from '../../../platform/http/json-text.ts'
import { choiceQuestion, type CountHosts } from './choice-question.ts'
import { earlierEventQuestion } from './earlier-event.ts'
import { joinedTurns } from './joined-turns.ts'
import { matchable } from './known-request.ts'
import { noHostsOf } from './no-hosts.ts'
import { nextQuestion } from './next-question.ts'
import { turnNote } from './turn-note.ts'

type Events = Handlers<typeof events>

/** The calls of events that the assistant makes for its asker. */
export interface RequestParts {
  read: Events['requestReading']['text']
  countHosts: Events['matches']['count']
  ownEvents: Events['my']
}

/** The most events of somebody among which earlier editions are looked for. */
const mostOwn = 100
const mostOffered = 4

/** For those who have run no event yet. */
const examples = [
  'A volleyball tournament for 40 teams in March, within 100 miles of Chicago',
  'Ten soccer fields for a weekend in June in Indiana',
  'A wrestling meet, 8 mats, one day in January',
]

export function requestHandlers({
  read,
  countHosts,
  ownEvents,
}: RequestParts): Handlers<typeof assistants>['request'] {
  const own = async (call: Call) =>
    call.user === null ? [] : plainReply(await ownEvents({ offset: 0, take: mostOwn }, call)).data

  return {
    async talk({ data: { messages } }, call) {
      const joined = await joinedTurns(messages, {
        today: dayOf(new Date()),
        readText: async (text) => plainReply(await read({ data: { text } }, call)).data,
      })
      const count: CountHosts = async (request) => plainReply(await countHosts({ data: request }, call)).data
      const request = matchable(joined.values)
      const hosts = request === undefined ? null : await count(request)
      const question = await nextQuestion(joined, {
        earlierEvent: () => earlierEventQuestion(() => own(call), joined),
        choice: async () => (hosts === null ? undefined : choiceQuestion(joined, hosts, count)),
      })
      return {
        data: {
          reading: joined.reading,
          values: joined.values,
          messages: joined.messages,
          hosts: hosts && { count: hosts.count, unknown: hosts.unknown, total: hosts.total },
          noHosts: hosts && noHostsOf(hosts),
          note: turnNote(messages, joined, question?.text),
          question,
        },
      }
    },
    async questions({ context }, call) {
      const [kind, id] = (context ?? '').split('/')
      const events = await own(call)
      const of = kind === 'event' ? events.filter((event) => event.id === id) : events
      const names = [...new Set(of.map(({ name }) => name.replace(/\s*\b(?:19|20)\d\d\b/, '')))]
      return listed([...names.map((name) => `We run ${name} again`), ...examples].slice(0, mostOffered))
    },
  }
}
