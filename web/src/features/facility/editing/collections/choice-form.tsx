import { useState } from 'react'
import { ChoiceList } from '../../../../components/choice-list.tsx'
import { useToast } from '../../../../components/toaster.tsx'
import { EditorFrame } from '../frame/editor-frame.tsx'
import { useKeptDraft } from '../frame/kept-draft.ts'
import type { ChoiceEditorProps } from './choice-editor-props.ts'
import { ChoiceChanges, changesBetween, withChanges } from './choice-changes.ts'
import { inOrder, type Held } from './choice-kind.ts'
import { sentence } from '../../../../page/field-words.ts'
import { failureText } from './failure-text.ts'
import { choiceSteps, heldMap } from './save-choices.ts'
import { StepsProgress } from './steps-progress.tsx'
import { useSteps } from './use-steps.ts'

const firstShown = 9

export function ChoiceForm(props: ChoiceEditorProps & { opened: Held[] }) {
  const { facility, close, focus, kind, opened } = props
  const [held, setHeld] = useState(() => heldMap(opened))
  const names = new Set(held.keys())
  const [chosen, setChosen] = useState<ReadonlySet<string>>(names)
  const [order] = useState(() => inOrder(kind.names, names))
  const [failure, setFailure] = useState<string>()
  const { run, running, isRunning } = useSteps(facility.id)
  const toast = useToast()

  const changes = changesBetween(names, chosen)
  const changeCount = changes.added.length + changes.removed.length
  const kept = useKeptDraft({
    facilityId: facility.id,
    name: kind.name,
    schema: ChoiceChanges,
    current: changeCount > 0 ? changes : undefined,
    onRestore: (restored) => setChosen(withChanges(names, restored)),
  })

  function choose(name: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(name)
    else next.delete(name)
    setChosen(next)
  }

  async function undo(now: Map<string, string>, before: ReadonlySet<string>) {
    const failed = await run(choiceSteps(kind, facility.id, now, before))
    if (failed.length === 0) toast.success('Undone. It is as it was before.')
    else toast.error(failureText(failed, failed.length) ?? '')
  }

  async function save() {
    const next = new Map(held)
    const steps = choiceSteps(kind, facility.id, next, chosen)
    setFailure(undefined)
    const failed = await run(steps)
    setHeld(next)
    if (failed.length > 0) return setFailure(failureText(failed, steps.length))
    leave()
    if (steps.length > 0)
      toast.success(sentence(`${kind.many} saved`), {
        action: { label: 'Undo', onPress: () => void undo(next, names) },
      })
  }

  function leave() {
    kept.drop()
    close()
  }

  return (
    <EditorFrame
      saveText={`Save ${kind.many}`}
      changeCount={changeCount}
      isSaving={isRunning}
      offer={kept.offer}
      failure={failure}
      progress={<StepsProgress running={running} />}
      onSave={() => void save()}
      onCancel={leave}
      focus={focus}
    >
      <ChoiceList
        one={kind.one}
        many={kind.many}
        names={order}
        synonyms={kind.synonyms}
        chosen={chosen}
        firstShown={Math.max(firstShown, opened.length)}
        onChoose={choose}
      />
    </EditorFrame>
  )
}
