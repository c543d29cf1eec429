import { useState } from 'react'
import * as z from 'zod'
import { Button } from '../../../../components/button.tsx'
import { TextField } from '../../../../components/text-field.tsx'
import { useToast } from '../../../../components/toaster.tsx'
import { counted } from '../../../../page/format.ts'
import { failureText } from '../collections/failure-text.ts'
import { StepsProgress } from '../collections/steps-progress.tsx'
import { useSteps } from '../collections/use-steps.ts'
import type { EditorProps } from '../../editing-seam.ts'
import { EditorFrame } from '../frame/editor-frame.tsx'
import { useKeptDraft } from '../frame/kept-draft.ts'
import { spaceSteps } from './save-spaces.ts'
import { SpaceItem } from './space-item.tsx'
import { SpaceRow, stateOf } from './space-rows.ts'
import { spaceLine, spaceTitle } from './space-words.ts'
import styles from './spaces.module.css'
import { undoRows } from './undo-rows.ts'
import { useSpaceRows } from './use-space-rows.ts'

const Kept = z.array(SpaceRow)
const firstShown = 20

export function SpacesForm({ facility, close, focus, opened }: EditorProps & { opened: SpaceRow[] }) {
  const { rows, open, list, adder, actions, changeCount, replace, add, check, settle } = useSpaceRows(opened)
  const [text, setText] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { run, running, isRunning } = useSteps(facility.id)
  const toast = useToast()
  const current = changeCount > 0 ? rows : undefined
  const kept = useKeptDraft({
    facilityId: facility.id,
    name: 'spaces',
    schema: Kept,
    current,
    onRestore: replace,
  })

  const words = text.trim().toLowerCase()
  const isSought = ({ key, typed }: SpaceRow) =>
    open.has(key) || `${spaceTitle(typed)} ${spaceLine(typed)}`.toLowerCase().includes(words)
  const fitting = words === '' ? rows : rows.filter(isSought)
  // What is being changed is never among those left out.
  const shown =
    isWhole || words !== ''
      ? fitting
      : fitting.filter((row, index) => index < firstShown || open.has(row.key) || stateOf(row) !== 'same')

  function showAll() {
    setIsWhole(true)
    focus()
  }

  function leave() {
    kept.drop()
    close()
  }

  async function save() {
    if (!check()) return setFailure('Nothing was saved: some spaces need another look.')
    setFailure(undefined)
    const saved = new Map<string, SpaceRow | undefined>()
    const steps = spaceSteps(facility.id, rows, (key, row) => saved.set(key, row))
    const failed = await run(steps)
    if (failed.length > 0) {
      settle(saved)
      return setFailure(
        `${failed.length} of ${counted(steps.length, 'change')} not saved: look at the marked spaces.`,
      )
    }
    leave()
    if (steps.length > 0)
      toast.success('Spaces saved.', {
        action: { label: 'Undo', onPress: () => void undo(undoRows(rows, saved)) },
      })
  }

  async function undo(back: SpaceRow[]) {
    const failed = await run(spaceSteps(facility.id, back, () => {}))
    if (failed.length === 0) toast.success('Undone. It is as it was before.')
    else toast.error(failureText(failed, back.length) ?? '')
  }

  return (
    <EditorFrame
      saveText="Save spaces"
      changeCount={changeCount}
      isSaving={isRunning}
      offer={kept.offer}
      failure={failure}
      progress={<StepsProgress running={running} />}
      onSave={() => void save()}
      onCancel={leave}
      focus={focus}
    >
      <div className={styles.tools}>
        {rows.length > 10 && (
          <TextField
            className={styles.search}
            label="Find a space"
            icon="search"
            type="search"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
        <Button ref={adder} icon="plus" onClick={add}>
          Add a space
        </Button>
      </div>
      <ul ref={list} className={styles.list}>
        {shown.map((row) => (
          <SpaceItem key={row.key} row={row} isOpen={open.has(row.key)} actions={actions} />
        ))}
      </ul>
      <div className={styles.more}>
        {shown.length < fitting.length && <Button onClick={showAll}>{`Show all ${fitting.length}`}</Button>}
        <span className="sm mut" aria-live="polite">
          {rows.length === 0
            ? 'No spaces yet. Add courts, fields, rinks and rooms, so that events find what they need.'
            : words !== '' && `${counted(fitting.length, 'space')} found`}
        </span>
      </div>
    </EditorFrame>
  )
}
