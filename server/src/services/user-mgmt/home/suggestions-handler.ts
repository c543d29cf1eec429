import { sql } from 'kysely'
import * as z from 'zod'
import type { ProfileKindName } from '@app/contract/owners.ts'
import {
  countedKinds,
  mostShown,
  mostSuggestions,
  suggestedKinds,
  Suggestion,
  type Suggestions,
} from '@app/contract/users/suggestion-routes.ts'
import type { users } from '@app/contract/users/user-routes.ts'
import { Refusal } from '../../../platform/errors.ts'
import { signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import { isJsonText, parsed } from '../../../platform/http/json-text.ts'
import type { RunOperation } from '../../../platform/http/run-operation.ts'
import { kindOperation } from '../../../patterns/kind-operation.ts'
import { ownInterests } from './own-interests.ts'

/** Results of one search. Some of them are left out, because the caller knows them. */
const searched = 30

/** What every kind's search replies, among other fields. */
const Found = z.object({
  data: z.array(
    Suggestion.omit({ kind: true, picture: true }).extend({
      headerImage: z.string(),
      logo: z.string().nullable(),
      // Those of events are objects.
      sports: z
        .array(z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]))
        .default([]),
      startDate: Suggestion.shape.startDate.default(null),
      endDate: Suggestion.shape.endDate.default(null),
      hasFlexibleDates: Suggestion.shape.hasFlexibleDates.default(false),
      dayCount: Suggestion.shape.dayCount.default(null),
    }),
  ),
  _meta: z.object({ stats: z.object({ count: z.int() }) }),
})
type Found = z.output<typeof Found>

type Wanted = Suggestions['search']

/** The marketplaces' own searches have only public pages, so nothing hidden is suggested. */
export const suggestionsHandler =
  (run: RunOperation): Handlers<typeof users.suggestions> =>
  async ({ data: { sports, place, miles } }, call) => {
    const own = await ownInterests(call)
    const find = (where: string | null) =>
      findSuggestions(run, { sports: sports ?? own.sports, place: where, miles }, call)
    if (place !== undefined) return find(place)
    for (const each of own.places)
      try {
        return await find(each)
      } catch (error) {
        // People write their city as they like, so it may be unknown.
        if (!(error instanceof Refusal)) throw error
      }
    return find(null)
  }

const filterOf = ({ sports, place, miles }: Wanted) => ({
  ...(place !== null && { near: { address: place, dist: miles } }),
  ...(sports.length > 0 && { sports }),
})

/** The same sports anywhere, other sports nearby, and everything: those of them that differ. */
function widerOf(wanted: Wanted): Wanted[] {
  const { sports, place } = wanted
  const all = { ...wanted, sports: [], place: null }
  if (sports.length === 0 && place === null) return []
  if (sports.length === 0 || place === null) return [all]
  return [{ ...wanted, place: null }, { ...wanted, sports: [] }, all]
}

async function findSuggestions(run: RunOperation, wanted: Wanted, call: Call) {
  const search = async (kind: ProfileKindName, filter: object, take: number) => {
    const reply = await run(kindOperation(kind, 'search'), { data: filter, offset: 0, take }, call)
    return Found.parse(isJsonText(reply) ? parsed(reply) : reply)
  }
  // Other sports nearby, then anywhere: those of them that differ.
  const wider = widerOf(wanted).filter((one) => one.sports.length === 0)
  const { own, known } = await knownIds(call)
  const countOf = async (kind: ProfileKindName, one: Wanted) => {
    const found = await search(kind, filterOf(one), searched)
    const suggestions = suggestionsIn(kind, found)
    const first = suggestions.filter(({ id }) => !own.has(id)).slice(0, mostShown)
    return { count: found._meta.stats.count, first, suggestions }
  }
  const widerCount = async (kind: ProfileKindName) => {
    for (const one of widerOf(wanted)) {
      const { count, first: shown } = await countOf(kind, one)
      if (count > 0) return { search: one, count, first: shown }
    }
    return null
  }
  const counts: Suggestions['counts'] = []
  const first = new Map<ProfileKindName, Suggestion[]>()
  for (const kind of countedKinds) {
    const { suggestions, ...found } = await countOf(kind, wanted)
    counts.push({ kind, ...found, wider: found.count === 0 ? await widerCount(kind) : null })
    first.set(kind, suggestions)
  }
  const chosen: Suggestion[] = []
  const choose = async (find: (kind: ProfileKindName) => Promise<Suggestion[]>) => {
    const taken = new Set([...known, ...chosen.map(({ id }) => id)])
    const lists: Suggestion[][] = []
    for (const kind of suggestedKinds) lists.push((await find(kind)).filter(({ id }) => !taken.has(id)))
    chosen.push(...inTurns(lists).slice(0, mostSuggestions - chosen.length))
  }
  await choose(async (kind) => first.get(kind) ?? [])
  for (const one of wider)
    if (chosen.length < mostSuggestions)
      await choose(async (kind) => suggestionsIn(kind, await search(kind, filterOf(one), searched)))
  return { data: { search: wanted, counts, profiles: chosen } }
}

const suggestionsIn = (kind: ProfileKindName, { data }: Found): Suggestion[] =>
  data.map(({ headerImage, logo, sports, ...found }) => ({
    kind,
    ...found,
    picture: logo ?? headerImage,
    sports: sports.slice(0, 3),
  }))

/** The first of each list, then the second of each. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}

/** Pages whose team the caller is on, and these with those that the caller likes or follows. */
async function knownIds(call: Call) {
  const { id } = signedIn(call)
  const { rows } = await sql<{ id: string; isOwn: boolean }>`
    select r.owner_id as id, false as "isOwn" from reaction r where r.user_id = ${id}
    union select s.owner_id, true from derived.staff s where s.user_id = ${id}`.execute(call.db)
  const idsOf = (found: typeof rows) => new Set(found.map((row) => row.id))
  return { own: idsOf(rows.filter(({ isOwn }) => isOwn)), known: idsOf(rows) }
}
