import type { assistants } from '@app/contract/assistants/assistant-routes.ts'
import type { events } from '@app/contract/events/event-routes.ts'
import { suitableSpace } from '@app/contract/rules/sport-spaces.ts'
import { spacesWord } from '@app/contract/rules/space-names.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { listed } from '../listed.ts'
import { plainReply } from '../../../platform/http/json-text.ts'
import { choiceQuestion, type CountHosts } from './choice-question.ts'
import { earlierEventQuestion } from './earlier-event.ts'
import { knownOf, matchable } from './known-request.ts'
import { noHostsOf } from './no-hosts.ts'
import { nextQuestion } from './next-question.ts'
import { rangesOf, saidText } from './said-text.ts'

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
    async talk({ data: talk }, call) {
      const text = textFor(talk.chosen.sportsList?.[0])
      const reading = await readText(text)
      // What the spaces are called depends on the sport, which may only be known now.
      const whole = textFor(talk.chosen.sportsList?.[0] ?? reading.fields.sportsList?.value[0])
      return turnOf(whole === text ? reading : await readText(whole))

      function textFor(sport: string | undefined) {
        const space = sport === undefined ? undefined : suitableSpace(sport)?.name
        return saidText(talk.messages, space && spacesWord(space))
      }
      async function readText(said: string) {
        return plainReply(await read({ data: { text: said } }, call)).data
      }

      async function turnOf(found: typeof reading) {
        const known = knownOf(found, talk)
        const count: CountHosts = async (request) =>
          plainReply(await countHosts({ data: request }, call)).data
        const request = matchable(known.values)
        const hosts = request === undefined ? null : await count(request)
        const question = await nextQuestion(found, talk, known, {
          earlierEvent: () => earlierEventQuestion(() => own(call), known),
          choice: async () => (hosts === null ? undefined : choiceQuestion(known, hosts, count)),
        })
        return {
          data: {
            reading: found,
            messages: rangesOf(talk.messages, found.text),
            hosts: hosts && { count: hosts.count, unknown: hosts.unknown, total: hosts.total },
            noHosts: hosts && noHostsOf(hosts),
            question,
          },
        }
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
