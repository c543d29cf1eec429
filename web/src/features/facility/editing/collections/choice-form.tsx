import { useState } from 'react'
import * as z from 'zod'
import { Checkbox } from '../../../../components/checkbox.tsx'
import { Button } from '../../../../components/button.tsx'
import { TextField } from '../../../../components/text-field.tsx'
import { useToast } from '../../../../components/toaster.tsx'
import { count } from '../../../../page/format.ts'
import { EditorFrame } from '../frame/editor-frame.tsx'
import { useKeptDraft } from '../frame/kept-draft.ts'
import type { ChoiceEditorProps } from './choice-editor-props.ts'
import { inOrder, matching, type Held } from './choice-kind.ts'
import styles from './collections.module.css'
import { failureText } from './failure-text.ts'
import { choiceSteps, heldMap } from './save-choices.ts'
import { StepsProgress } from './steps-progress.tsx'
import { useSteps } from './use-steps.ts'

const Kept = z.array(z.string())
const firstShown = 9

export function ChoiceForm({ facility, close, kind, opened }: ChoiceEditorProps & { opened: Held[] }) {
  const [held, setHeld] = useState(() => heldMap(opened))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(held.keys()))
  const [order] = useState(() => inOrder(kind.names, chosen))
  const [text, setText] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { run, running, isRunning } = useSteps(facility.id)
  const toast = useToast()

  const changeCount = kind.names.filter((name) => held.has(name) !== chosen.has(name)).length
  const current = changeCount > 0 ? [...chosen] : undefined
  const kept = useKeptDraft({
    facilityId: facility.id,
    name: kind.name,
    schema: Kept,
    current,
    onRestore: (names) => setChosen(new Set(names)),
  })

  const fitting = text.trim() === '' ? order : matching({ names: order, synonyms: kind.synonyms }, text)
  const most = Math.max(firstShown, opened.length)
  const shown = isWhole || text.trim() !== '' ? fitting : fitting.slice(0, most)

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
    const before = new Set(held.keys())
    const next = new Map(held)
    const steps = choiceSteps(kind, facility.id, next, chosen)
    setFailure(undefined)
    const failed = await run(steps)
    setHeld(next)
    if (failed.length > 0) return setFailure(failureText(failed, steps.length))
    leave()
    if (steps.length > 0)
      toast.success('Saved.', { action: { label: 'Undo', onPress: () => void undo(next, before) } })
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
    >
      <TextField
        className={styles.search}
        label={`Find ${kind.one}`}
        placeholder={`${kind.names.length} to choose from`}
        icon="search"
        type="search"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        // Enter would save; here it means that the search is done.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <fieldset className={styles.choices} aria-label={kind.many}>
        {shown.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.has(name)}
            onChange={(event) => choose(name, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
      <div className={styles.more}>
        {shown.length < fitting.length && (
          <Button onClick={() => setIsWhole(true)}>{`Show all ${fitting.length}`}</Button>
        )}
        <span className="sm mut" aria-live="polite">
          {fitting.length === 0
            ? `Nothing in the list is called “${text.trim()}”.`
            : `${count(chosen.size)} chosen`}
        </span>
      </div>
    </EditorFrame>
  )
}
