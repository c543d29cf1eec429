import { useState } from 'react'
import * as z from 'zod'
import { Button } from '../../components/actions/button.tsx'
import { RuledList } from '../../components/display/ruled-list.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { counted } from '../../components/format.ts'
import { NearLimit } from '../../page/near-limit.tsx'
import { failureText, useCollectionEditor } from '../editing/collections/use-collection-editor.tsx'
import type { EditorProps } from '../profile-page.ts'
import { EditorFrame } from '../editing/frame/editor-frame.tsx'
import type { SpaceList } from './space-list.ts'
import { spaceSteps } from './save-spaces.ts'
import { SpaceItem } from './space-item.tsx'
import { spaceLine, SpaceRow, spaceTitle, stateOf, undoRows } from './space-rows.ts'
import { Row, Toolbar } from '../../platform/boxes/row.tsx'
import styles from '../editing/editing.module.css'
import { useSpaceRows } from './use-space-rows.ts'

const StoredRows = z.array(SpaceRow)
const firstShown = 20

interface SpacesFormProps extends EditorProps {
  spaces: SpaceList
  opened: SpaceRow[]
  limit: number | undefined
}

export function SpacesForm(props: SpacesFormProps) {
  const { profile, focus, spaces, opened, limit } = props
  const { rows, open, list, adder, actions, changeCount, replace, add, check, settle } = useSpaceRows(opened)
  const [text, setText] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const toast = useToast()
  const { run, leave, setFailure, frame } = useCollectionEditor(props, {
    name: spaces.name,
    schema: StoredRows,
    changeCount,
    current: rows,
    onRestore: replace,
  })

  const words = text.trim().toLowerCase()
  const isMatch = ({ key, typed }: SpaceRow) =>
    open.has(key) || `${spaceTitle(typed)} ${spaceLine(typed)}`.toLowerCase().includes(words)
  const matches = words === '' ? rows : rows.filter(isMatch)
  // Changed rows are always shown.
  const shown =
    isWhole || words !== ''
      ? matches
      : matches.filter((row, index) => index < firstShown || open.has(row.key) || stateOf(row) !== 'same')

  function showAll() {
    setIsWhole(true)
    focus()
  }

  async function save() {
    if (!check()) return setFailure('Nothing was saved. Check the marked spaces.')
    setFailure(undefined)
    const saved = new Map<string, SpaceRow | undefined>()
    const steps = spaceSteps({ ...spaces, ownerId: profile.id }, rows, (key, row) => saved.set(key, row))
    const failed = await run(steps, spaces.part)
    if (failed.length > 0) {
      settle(saved)
      return setFailure(
        `${failed.length} of ${counted(steps.length, 'change')} not saved. Check the marked spaces.`,
      )
    }
    leave()
    if (steps.length > 0)
      toast.success('Spaces saved.', {
        action: { label: 'Undo', onPress: () => void undo(undoRows(rows, saved)) },
      })
  }

  async function undo(back: SpaceRow[]) {
    const failed = await run(
      spaceSteps({ ...spaces, ownerId: profile.id }, back, () => {}),
      spaces.part,
    )
    if (failed.length === 0) toast.success('Your change was undone.')
    else toast.error(failureText(failed, back.length) ?? '')
  }

  return (
    <EditorFrame
      {...frame}
      saveText="Save spaces"
      download={{
        things: 'spaces',
        count: opened.length,
        request: (api, format) => spaces.calls(api).export({ ownerId: profile.id, data: { format } }),
      }}
      onSave={() => void save()}
    >
      <Toolbar align="end" gap="3">
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
      </Toolbar>
      <NearLimit count={rows.length} limit={limit} noun="kinds of spaces" />
      <RuledList ref={list}>
        {shown.map((row) => (
          <SpaceItem key={row.key} row={row} isOpen={open.has(row.key)} actions={actions} />
        ))}
      </RuledList>
      <Row gap="2 4">
        {shown.length < matches.length && <Button onClick={showAll}>{`Show all ${matches.length}`}</Button>}
        <span className="sm mut" aria-live="polite">
          {rows.length === 0 ? spaces.empty : words !== '' && `${counted(matches.length, 'space')} found`}
        </span>
      </Row>
    </EditorFrame>
  )
}
