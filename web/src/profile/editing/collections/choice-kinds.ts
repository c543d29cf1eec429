import type { Api } from '@app/contract/api.ts'
import { AmenityName, amenityNames } from '@app/contract/reference-lists/amenities.ts'
import { SportName, sportByName, sportNames } from '@app/contract/reference-lists/sports.ts'
import { everyPage } from '../../../api/every-page.ts'
import type { ChoiceKind } from './choices.ts'

type Facilities = Api['facility-mgmt']['facilities']
export type ChoiceCalls<C extends 'amenities' | 'sports'> = (
  api: Api,
) => Pick<Facilities[C], 'list' | 'create' | 'remove'>

/** The amenities of a profile as its editor knows them. */
export const amenityChoices = (calls: ChoiceCalls<'amenities'>, part?: string): ChoiceKind => ({
  name: 'amenities',
  ...(part !== undefined && { part }),
  one: 'an amenity',
  many: 'amenities',
  names: amenityNames,
  synonyms: () => [],
  load: (api, ownerId) => everyPage((page) => calls(api).list({ ownerId, ...page })),
  add: async (api, ownerId, name) =>
    (await calls(api).create({ ownerId, data: { name: AmenityName.parse(name) } })).data,
  remove: (api, ownerId, id) => calls(api).remove({ ownerId, id }),
})

/** The sports of a profile as its editor knows them. */
export const sportChoices = (calls: ChoiceCalls<'sports'>): ChoiceKind => ({
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
