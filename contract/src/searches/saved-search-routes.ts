import { Many, Nothing, One, Page } from '../envelope.ts'
import { quotasOf } from '../quota.ts'
import { route } from '../route.ts'
import { maxSavedSearches } from '../rules/limits.ts'
import { SavedSearch, SavedSearchDraft } from './saved-search-schema.ts'

const path = '/users/my/searches'
const one = `${path}/{searchId}` as const

/** The caller's own, so no path names an owner. Other people's searches are 404. */
const own = { owner: null, allow: 'user' } as const
const reply = One(SavedSearch)
const quotas = quotasOf('savedSearches', { most: maxSavedSearches })

/** The caller's saved searches. */
export const savedSearches = {
  list: route({
    ...own,
    method: 'GET',
    path,
    quotas,
    query: Page,
    reply: Many(SavedSearch),
    summary: 'My saved searches, those with the newest matches first',
  }),
  create: route({ ...own, method: 'POST', path, quotas, status: 201, data: SavedSearchDraft, reply }),
  get: route({ ...own, method: 'GET', path: one, reply }),
  update: route({ ...own, method: 'PATCH', path: one, body: 'patch', reply }),
  remove: route({ ...own, method: 'DELETE', path: one, reply: Nothing }),
  restore: route({
    ...own,
    summary: 'Undo the deletion of a saved search within 30 days',
    method: 'PUT',
    path: `${one}/restore`,
    quotas,
    reply,
  }),
  viewed: route({
    ...own,
    method: 'PUT',
    path: `${one}/viewed`,
    reply,
    summary: 'Mark the matches of a saved search as seen',
  }),
}
