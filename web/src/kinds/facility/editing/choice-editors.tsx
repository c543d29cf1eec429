import type { Api } from '@app/contract/api.ts'
import { AmenityName, amenityNames } from '@app/contract/reference-lists/amenities.ts'
import { SportName, sportByName, sportNames } from '@app/contract/reference-lists/sports.ts'
import { everyPage } from '../../../api/every-page.ts'
import { ChoiceEditor } from '../../../profile/editing/collections/choice-editor.tsx'
import type { ChoiceKind } from '../../../profile/editing/collections/choices.ts'
import type { EditorProps } from '../../../profile/profile-page.ts'

const facilities = (api: Api) => api['facility-mgmt'].facilities

const amenities: ChoiceKind = {
  name: 'amenities',
  one: 'an amenity',
  many: 'amenities',
  names: amenityNames,
  synonyms: () => [],
  load: (api, ownerId) => everyPage((page) => facilities(api).amenities.list({ ownerId, ...page })),
  add: async (api, ownerId, name) =>
    (await facilities(api).amenities.create({ ownerId, data: { name: AmenityName.parse(name) } })).data,
  remove: (api, ownerId, id) => facilities(api).amenities.remove({ ownerId, id }),
}

const sports: ChoiceKind = {
  name: 'sports',
  one: 'a sport',
  many: 'sports',
  names: sportNames,
  synonyms: (name) => sportByName.get(name)?.synonyms ?? [],
  load: (api, ownerId) => everyPage((page) => facilities(api).sports.list({ ownerId, ...page })),
  add: async (api, ownerId, name) =>
    (await facilities(api).sports.create({ ownerId, data: { name: SportName.parse(name) } })).data,
  remove: (api, ownerId, id) => facilities(api).sports.remove({ ownerId, id }),
}

export const AmenitiesEditor = (props: EditorProps) => <ChoiceEditor {...props} choices={amenities} />
export const SportsEditor = (props: EditorProps) => <ChoiceEditor {...props} choices={sports} />
