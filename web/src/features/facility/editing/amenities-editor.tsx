import { AmenityName, amenityNames } from '@app/contract/reference-lists/amenities.ts'
import type { EditorProps } from '../editing-seam.ts'
import { ChoiceEditor } from './collections/choice-editor.tsx'
import type { ChoiceKind } from './collections/choice-kind.ts'
import { everyPage } from '../../../api/every-page.ts'

const amenities: ChoiceKind = {
  name: 'amenities',
  one: 'an amenity',
  many: 'amenities',
  names: amenityNames,
  synonyms: () => [],
  load: (facilities, ownerId) => everyPage((page) => facilities.amenities.list({ ownerId, ...page })),
  add: async (facilities, ownerId, name) =>
    (await facilities.amenities.create({ ownerId, data: { name: AmenityName.parse(name) } })).data,
  remove: (facilities, ownerId, id) => facilities.amenities.remove({ ownerId, id }),
}

export function AmenitiesEditor(props: EditorProps) {
  return <ChoiceEditor {...props} kind={amenities} />
}
