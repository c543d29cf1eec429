import { SportName, sportByName, sportNames } from '@app/contract/reference-lists/sports.ts'
import type { EditorProps } from '../editing-seam.ts'
import { ChoiceEditor } from './collections/choice-editor.tsx'
import type { ChoiceKind } from './collections/choice-kind.ts'
import { everyPage } from '../../../api/every-page.ts'

const sports: ChoiceKind = {
  name: 'sports',
  one: 'a sport',
  many: 'sports',
  names: sportNames,
  synonyms: (name) => sportByName.get(name)?.synonyms ?? [],
  load: (facilities, ownerId) => everyPage((page) => facilities.sports.list({ ownerId, ...page })),
  add: async (facilities, ownerId, name) =>
    (await facilities.sports.create({ ownerId, data: { name: SportName.parse(name) } })).data,
  remove: (facilities, ownerId, id) => facilities.sports.remove({ ownerId, id }),
}

export function SportsEditor(props: EditorProps) {
  return <ChoiceEditor {...props} kind={sports} />
}
