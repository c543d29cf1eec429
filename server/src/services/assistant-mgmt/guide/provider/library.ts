import { sourceKinds } from '@app/contract/assistants/answer-schema.ts'
import { tool } from 'ai'
import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { tokensOf } from '../../../../search/reading/tokens.ts'
import type { Writing } from '../answering/facts/writing.ts'
import type { Plan } from '../answering/plan.ts'
import { bestRecords, contentOf, isQuotable } from '../answering/prose.ts'
import { unmarked, type Citations } from '../model/citations.ts'
import type { GuideRecord, Knowledge } from '../records/guide-record.ts'
import { recordFacts } from './record-facts.ts'

const mostFound = 8
/** Characters of a record in a list, and of one that is read by its number. */
const mostInList = 1500
const mostAlone = 8000
/** Calls of tools for a question. */
const mostUses = 8

export interface LibraryParts {
  knowledge: Knowledge
  writing: Writing
  citations: Citations
  /** What our own engine would answer. */
  planOf(words: string): Plan
}

/** What a model may read for a question: records of one destination that everybody sees, each as marked data. It only reads. */
export function openLibrary({ knowledge, writing, citations, planOf }: LibraryParts) {
  // Nobody who writes a record knows it, so none can close its own tag.
  const tag = `record-${randomBytes(6).toString('hex')}`
  const all: GuideRecord[] = [
    knowledge.destination,
    ...knowledge.answers,
    ...knowledge.pages,
    ...knowledge.documents,
    ...knowledge.stories,
    ...knowledge.airports,
  ].filter(({ name }) => isQuotable(name))
  const readable = new Set(all)
  const nameWords = new Set(all.flatMap(({ name }) => contentOf(tokensOf(name))))
  const facts = new Map<GuideRecord, string[]>()
  /** What our own engine worked out of several records, such as a distance. */
  const workedOut = new Map<GuideRecord, ReadonlySet<string>>()
  let uses = 0

  function factsOf(record: GuideRecord): string[] {
    const known = facts.get(record) ?? recordFacts(record, knowledge.destination, writing)
    facts.set(record, known)
    return [...known, ...(workedOut.get(record) ?? [])]
  }
  function block(record: GuideRecord, most: number): string {
    const text = factsOf(record).join('\n').slice(0, most)
    return `<${tag} number="${citations.numberOf(record)}" kind="${record.kind}">\n${marked(`${record.name}\n${text}`)}\n</${tag}>`
  }
  function keep({ sentences }: Plan) {
    for (const { text, records } of sentences)
      if (isQuotable(text))
        for (const record of records) workedOut.set(record, new Set([...(workedOut.get(record) ?? []), text]))
  }
  function find(words: string, kind?: string): string {
    const plan = planOf(words)
    keep(plan)
    const planned = [
      ...plan.sentences.flatMap(({ records }) => records),
      ...plan.places.map(({ record }) => record),
    ]
    const candidates = all.filter((record) => kind === undefined || record.kind === kind)
    const found = [
      ...new Set([...planned, ...bestRecords(contentOf(tokensOf(words)), candidates, mostFound)]),
    ].filter((record) => readable.has(record) && (kind === undefined || record.kind === kind))
    return found.length === 0
      ? 'Nothing was found.'
      : found
          .slice(0, mostFound)
          .map((record) => block(record, mostInList))
          .join('\n')
  }
  const counted = (read: () => string) => {
    uses++
    return uses > mostUses ? 'You have read enough. Answer now.' : read()
  }
  const tools = {
    search: tool({
      description: 'Finds records of this destination by words, such as "hotels with a pool near Elm Park".',
      inputSchema: z.object({ words: z.string().max(500), kind: z.enum(sourceKinds).optional() }),
      execute: async ({ words, kind }) => counted(() => find(words, kind)),
    }),
    read: tool({
      description: 'Reads all of a record that was found, by its number.',
      inputSchema: z.object({ number: z.int() }),
      execute: async ({ number }) =>
        counted(() => {
          const record = citations.recordOf(number)
          return record ? block(record, mostAlone) : 'There is no such record.'
        }),
    }),
  }
  return {
    tag,
    tools,
    find,
    factsOf,
    /** Whether a word is of the name of a record. */
    isOfName: (key: string) => contentOf([{ word: key }]).some((word) => nameWords.has(word)),
  }
}
export type Library = ReturnType<typeof openLibrary>

/** A mark in place of each space, by which a model tells data from what it is told to do. */
const marked = (text: string) =>
  unmarked(text)
    .replaceAll('^', ' ')
    .replaceAll(/[^\S\n]+/g, '^')
