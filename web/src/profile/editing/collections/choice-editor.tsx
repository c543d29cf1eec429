import { useState } from 'react'
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
  type SavedChoice,
} from './choices.ts'
import { failureText, useCollectionEditor } from './use-collection-editor.tsx'

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
