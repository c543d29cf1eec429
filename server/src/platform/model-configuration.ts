import * as z from 'zod'
import { webUrl } from './address-values.ts'
import { integer, numbers, optional, withDefault } from './environment-values.ts'

/** A model that answers questions to assistants, instead of our own engine. */
export interface ModelSettings {
  /** The protocol. */
  api: 'openai' | 'anthropic'
  url: string
  model: string
  key: string | undefined
  /** How many of its answers a day: for an account, a network of visitors, a destination, and in all. */
  answers: { account: number; network: number; destination: number; all: number }
  /** US dollars for a million tokens that it reads, and that it writes. */
  prices: { read: number; written: number } | undefined
  /** The most to spend, in US dollars. */
  budget: { day: number; month: number } | undefined
}

/** Two amounts in US dollars. */
const dollars = z
  .string()
  .regex(
    /^\s*\d{1,7}(?:\.\d{1,6})?\s*,\s*\d{1,7}(?:\.\d{1,6})?\s*$/,
    'must be two amounts in dollars, such as 0.5,2',
  )
  .transform((text) => text.split(',').map(Number))

export const modelVariables = {
  ASSISTANT_QUESTIONS: optional(integer(1, 100_000)),
  ASSISTANT_URL: optional(webUrl),
  ASSISTANT_MODEL: optional(z.string().trim().min(1).max(200)),
  ASSISTANT_KEY: optional(z.string().min(1)),
  ASSISTANT_API: withDefault(
    z.enum(['openai', 'anthropic'], { error: 'must be openai or anthropic' }),
    'openai',
  ),
  ASSISTANT_ANSWERS: withDefault(numbers(4, 1_000_000), '20,20,300,2000'),
  ASSISTANT_PRICES: optional(dollars),
  ASSISTANT_BUDGET: optional(dollars),
}

const Variables = z.object(modelVariables)
type ModelVariables = z.output<typeof Variables>

/** What is wrong with the variables together. */
export function modelProblem({
  ASSISTANT_URL: url,
  ASSISTANT_MODEL: model,
  ASSISTANT_PRICES: prices,
  ASSISTANT_BUDGET: budget,
}: ModelVariables): { path: string[]; message: string } | undefined {
  if (url !== undefined && model === undefined)
    return { path: ['ASSISTANT_MODEL'], message: 'must be set together with ASSISTANT_URL' }
  if (url === undefined && model !== undefined)
    return { path: ['ASSISTANT_URL'], message: 'must be set together with ASSISTANT_MODEL' }
  return budget !== undefined && prices === undefined
    ? { path: ['ASSISTANT_PRICES'], message: 'must be set together with ASSISTANT_BUDGET' }
    : undefined
}

export function modelOf(env: ModelVariables): ModelSettings | undefined {
  const { ASSISTANT_URL: url, ASSISTANT_MODEL: model } = env
  if (url === undefined || model === undefined) return undefined
  const [account = 0, network = 0, destination = 0, all = 0] = env.ASSISTANT_ANSWERS
  const [read = 0, written = 0] = env.ASSISTANT_PRICES ?? []
  const [day = 0, month = 0] = env.ASSISTANT_BUDGET ?? []
  return {
    api: env.ASSISTANT_API,
    url,
    model,
    key: env.ASSISTANT_KEY,
    answers: { account, network, destination, all },
    prices: env.ASSISTANT_PRICES && { read, written },
    budget: env.ASSISTANT_BUDGET && { day, month },
  }
}
