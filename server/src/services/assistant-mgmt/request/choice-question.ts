import type { AskedQuestion, OfferedAnswer } from '@app/contract/assistants/request-assistant.ts'
import type { ReadValues } from '@app/contract/events/request-reading.ts'
import type { MatchCounts } from '@app/contract/events/match-schema.ts'
import type { MatchRequest } from '@app/contract/events/match-request.ts'
import { surfaces } from '@app/contract/reference-lists/surfaces.ts'
import { isSettled, matchable, type Known } from './known-request.ts'

export type CountHosts = (request: MatchRequest) => Promise<MatchCounts>

const mostAnswers = 3

interface Choice {
  about: 'surface' | 'location' | 'liveStream'
  text: string
  options: readonly { label: string; fields: ReadValues }[]
}

const choices: readonly Choice[] = [
  {
    about: 'surface',
    text: 'Does the surface matter?',
    options: surfaces
      .filter((surface) => surface !== 'N/A')
      .map((surface) => ({ label: surface, fields: { surface } })),
  },
  {
    about: 'location',
    text: 'Indoors or outdoors?',
    options: (['Indoor', 'Outdoor'] as const).map((location) => ({ label: location, fields: { location } })),
  },
  {
    about: 'liveStream',
    text: 'Does the venue have to stream it live?',
    options: [
      { label: 'It has to', fields: { liveStream: 'Required' } },
      { label: 'Nice to have', fields: { liveStream: 'Wished' } },
    ],
  },
]

const hostsOf = ({ hosts }: OfferedAnswer) => (hosts ? hosts.count + hosts.unknown : 0)

const shownCounts = ({ count, unknown }: MatchCounts) => ({ count, unknown })

/** The question whose answers differ most in how many hosts they leave of those that fit now. Undefined if none makes a difference. */
export async function choiceQuestion(
  known: Known,
  now: MatchCounts,
  countHosts: CountHosts,
): Promise<AskedQuestion | undefined> {
  const all = { label: 'It doesn’t matter', fields: {}, hosts: shownCounts(now) }
  const asked: { question: AskedQuestion; spread: number }[] = []
  for (const { about, text, options } of choices.filter((choice) => !isSettled([choice.about], known))) {
    const answers: OfferedAnswer[] = []
    for (const option of options) {
      const request = matchable({ ...known.values, ...option.fields })
      if (request) answers.push({ ...option, hosts: shownCounts(await countHosts(request)) })
    }
    const best = answers
      .filter((answer) => hostsOf(answer) > 0)
      .toSorted((one, other) => hostsOf(other) - hostsOf(one))
      .slice(0, mostAnswers)
    // One answer that all hosts fit is none to choose.
    const spread = best.length === 0 ? 0 : hostsOf(all) - Math.min(...best.map(hostsOf))
    if (spread > 0) asked.push({ question: { about, text, answers: [...best, all], event: null }, spread })
  }
  return asked.toSorted((one, other) => other.spread - one.spread)[0]?.question
}
