import type { Api } from '@app/contract/api.ts'
import { pageValue, withQuery, wordsIn } from '../page/list-query.ts'
import { choice, id, pageIn } from '../page/query-codecs.ts'

type Calls = Api['assistant-mgmt']['exchanges']
export type Exchange = Awaited<ReturnType<Calls['search']>>['data'][number]
export type ExchangeFilter = Parameters<Calls['search']>[0]['data']

/** What a list may show: exchanges in which any answer had one of these outcomes. */
const outcomeParts = {
  answered: { title: 'Answered', outcomes: ['Answered'] },
  nothing: { title: 'Nothing found', outcomes: ['NotFound'] },
  rule: { title: 'Not answered by rule', outcomes: ['ByRule'] },
  stopped: { title: 'Stopped or failed', outcomes: ['Stopped', 'Failed'] },
} as const

export const outcomeNames = Object.values(outcomeParts).flatMap(({ outcomes }) => [...outcomes])

export const partNames = ['all', 'answered', 'nothing', 'rule', 'stopped', 'unhelpful'] as const
export type PartName = (typeof partNames)[number]

export const partTitle = (part: PartName) =>
  part === 'all' ? 'All' : part === 'unhelpful' ? 'Not helpful' : outcomeParts[part].title

/** Days. */
export const periods = ['7', '30', '90'] as const
const usualPeriod = '30'

const parts = choice(partNames)
const days = choice(periods)

/** What the address of a list says. */
export interface ExchangeQuery {
  words: string | undefined
  period: (typeof periods)[number]
  part: PartName
  /** The exchange that is open. */
  opened: string | undefined
  page: number
}

export const exchangeQueryOf = (search: URLSearchParams): ExchangeQuery => ({
  words: wordsIn(search),
  period: days.read(search.get('days')) ?? usualPeriod,
  part: parts.read(search.get('show')) ?? 'all',
  opened: id.read(search.get('exchange')),
  page: pageIn(search),
})

export const toExchanges = (path: string, { words, period, part, opened, page }: ExchangeQuery) =>
  withQuery(path, {
    q: words,
    days: period !== usualPeriod && period,
    show: part !== 'all' && part,
    exchange: opened,
    page: pageValue(page),
  })

/** An exchange is listed once its first answer is there. */
export const exchangeFilterOf = (
  { words, part }: Pick<ExchangeQuery, 'words' | 'part'>,
  from: string,
): ExchangeFilter => ({
  ...(words !== undefined && { text: words }),
  createdDate: { from },
  outcome: part === 'all' || part === 'unhelpful' ? outcomeNames : [...outcomeParts[part].outcomes],
  ...(part === 'unhelpful' && { isUnhelpful: true }),
})
