import type { Api } from '@app/contract/api.ts'
import { AmenityName, amenityNames } from '@app/contract/reference-lists/amenities.ts'
import { SportName, sportByName, sportNames } from '@app/contract/reference-lists/sports.ts'
import { useState } from 'react'
import { everyPage } from '../../../api/every-page.ts'
import { ChoiceList } from '../../../components/fields/choice-list.tsx'
import { useToast } from '../../../components/overlays/toaster.tsx'
import { sentence } from '../../../platform/form/field-words.ts'
import { EditorFrame } from '../frame/editor-frame.tsx'
import { Opening } from '../frame/opening.tsx'
import {
  ChoiceChanges,
  changesBetween,
  choiceSteps,
  savedIds,
  inOrder,
  withChanges,
  type ChoiceEditorProps,
  type ChoiceKind,
  type SavedChoice,
} from './choices.ts'
import { failureText, useCollectionEditor } from './use-collection-editor.tsx'

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

/** Chooses names from a list. */
export function ChoiceEditor(props: ChoiceEditorProps) {
  const { profile, close, choices } = props
  return (
    <Opening {...{ profile, close }} name={choices.name} load={(api) => choices.load(api, profile.id)}>
      {(opened) => <ChoiceForm {...props} opened={opened} />}
    </Opening>
  )
}

const firstShown = 9

function ChoiceForm(props: ChoiceEditorProps & { opened: SavedChoice[] }) {
  const { profile, choices, opened } = props
  const [saved, setSaved] = useState(() => savedIds(opened))
  const names = new Set(saved.keys())
  const [chosen, setChosen] = useState<ReadonlySet<string>>(names)
  const [order] = useState(() => inOrder(choices.names, names))

  const toast = useToast()

  const changes = changesBetween(names, chosen)
  const changeCount = changes.added.length + changes.removed.length
  const { run, leave, setFailure, frame } = useCollectionEditor(props, {
    name: choices.name,
    schema: ChoiceChanges,
    changeCount,
    current: changes,
    onRestore: (restored) => setChosen(withChanges(names, restored)),
  })

  function choose(name: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(name)
    else next.delete(name)
    setChosen(next)
  }

  async function undo(now: Map<string, string>, before: ReadonlySet<string>) {
    const failed = await run(choiceSteps(choices, profile.id, now, before), choices.part)
    if (failed.length === 0) toast.success('Your change was undone.')
    else toast.error(failureText(failed, failed.length) ?? '')
  }

  async function save() {
    const next = new Map(saved)
    const steps = choiceSteps(choices, profile.id, next, chosen)
    setFailure(undefined)
    const failed = await run(steps, choices.part)
    setSaved(next)
    if (failed.length > 0) return setFailure(failureText(failed, steps.length))
    leave()
    if (steps.length > 0)
      toast.success(sentence(`${choices.many} saved`), {
        action: { label: 'Undo', onPress: () => void undo(next, names) },
      })
  }

  return (
    <EditorFrame {...frame} saveText={`Save ${choices.many}`} onSave={() => void save()}>
      <ChoiceList
        one={choices.one}
        many={choices.many}
        names={order}
        synonyms={choices.synonyms}
        chosen={chosen}
        firstShown={Math.max(firstShown, opened.length)}
        onChoose={choose}
      />
    </EditorFrame>
  )
}
