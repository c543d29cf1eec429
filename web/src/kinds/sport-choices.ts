import type { Api } from '@app/contract/api.ts'
import { SportName, sportByName, sportNames } from '@app/contract/reference-lists/sports.ts'
import { everyPage } from '../api/every-page.ts'
import type { ChoiceKind } from '../profile/editing/collections/choices.ts'

/** These calls have the same types in every kind with sports. */
type SportCalls = Pick<Api['facility-mgmt']['facilities']['sports'], 'list' | 'create' | 'remove'>

/** The sports of a profile, for their editor. The list of all sports is large, so only editors import it. */
export const sportChoices = (calls: (api: Api) => SportCalls): ChoiceKind => ({
  name: 'sports',
  one: 'a sport',
  many: 'sports',
  names: sportNames,
  synonyms: (name) => sportByName.get(name)?.synonyms ?? [],
  load: (api, ownerId) => everyPage((page) => calls(api).list({ ownerId, ...page })),
  add: async (api, ownerId, name) =>
    (await calls(api).create({ ownerId, data: { name: SportName.parse(name) } })).data,
  remove: (api, ownerId, id) => calls(api).remove({ ownerId, id }),
})
