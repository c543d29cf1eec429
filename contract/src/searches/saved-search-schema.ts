import * as z from 'zod'
import { Id, Instant, line } from '../envelope.ts'
import { profileKinds } from '../owners.ts'
import { maxFilterWord, maxFilterWords, maxSearchAddress, maxSearchName } from '../rules/limits.ts'
import { alertChoices } from '../rules/alert-choices.ts'

export const SavedSearchDraft = z.strictObject({
  name: line(maxSearchName),
  /** The kind of profiles that it finds. It can't be changed. */
  kind: z.enum(profileKinds),
  /** A filter of the kind's search. */
  filter: z.record(z.string(), z.unknown()),
  /** What it filters by, in the words of the page: 'Texas', 'within 50 mi of Austin, TX'. */
  words: z.array(line(maxFilterWord)).max(maxFilterWords).default([]),
  /** The query of the marketplace's address that shows the same search. Empty for none. */
  query: z
    .string()
    .max(maxSearchAddress)
    .regex(/^[\w\-.~%!$&'()*+,;=:@/?]*$/, 'must be the query of an address')
    .default(''),
  alert: z.enum(alertChoices).default('none'),
})

/** What a patch may change. A new filter without new words or a new query has none. */
const { name, filter, words, query, alert } = SavedSearchDraft.shape
export const SavedSearchChange = z.strictObject({
  name,
  filter,
  words: words.unwrap(),
  query: query.unwrap(),
  alert: alert.unwrap(),
})

/** A search that somebody saved. Only they see it. */
export const SavedSearch = z.object({
  id: Id,
  ...SavedSearchDraft.shape,
  /** Public profiles that came to match since the search was last viewed. It doesn't count beyond a thousand. */
  newCount: z.int(),
  viewedDate: Instant,
  createdDate: Instant,
  updatedDate: Instant,
})
export type SavedSearch = z.output<typeof SavedSearch>
