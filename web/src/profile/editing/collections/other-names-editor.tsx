import type { Api } from '@app/contract/api.ts'
import { maxName } from '@app/contract/rules/limits.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod'
import { wholeList, type WholeList } from '../../../api/every-page.ts'
import { loadApi } from '../../../api/load-api.ts'
import { ignoreIfDone } from '../../../api/problem.ts'
import { Button } from '../../../components/actions/button.tsx'
import { IconButton } from '../../../components/actions/icon-button.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useToast } from '../../../components/overlays/toaster.tsx'
import { Row } from '../../../platform/boxes/row.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { NearLimit } from '../../../page/near-limit.tsx'
import type { EditorProps } from '../../profile-page.ts'
import { EditorFrame } from '../frame/editor-frame.tsx'
import { Opening } from '../frame/opening.tsx'
import { namesDifference, newRow, rowError, type NameRow, type SavedName } from './name-rows.ts'
import { failureText, useCollectionEditor } from './use-collection-editor.tsx'

const listNames = (
  api: Api,
  { kind, profile }: Pick<EditorProps, 'kind' | 'profile'>,
): Promise<WholeList<SavedName>> =>
  wholeList((page) => kind.calls(api).otherNames.list({ ownerId: profile.id, ...page }))

/** Former and common names, by which people find the page too. */
export const OtherNamesEditor = (props: EditorProps) => (
  <Opening {...props} name="names" load={(api) => listNames(api, props)}>
    {(opened) => <NamesForm {...props} opened={opened} />}
  </Opening>
)

const StoredNames = z.array(z.string())

function NamesForm(props: EditorProps & { opened: WholeList<SavedName> }) {
  const { kind, profile, focus } = props
  const { limit } = props.opened
  const ownerId = profile.id
  const [saved, setSaved] = useState(props.opened.items)
  const [rows, setRows] = useState(() => [...props.opened.items.map(({ name }) => newRow(name)), newRow()])
  const [isChecked, setChecked] = useState(false)
  const list = useRef<HTMLElement>(null)
  const toast = useToast()

  const { removed, added } = namesDifference(saved, rows)
  const changeCount = Math.max(removed.length, added.length)
  const errorOf = (row: NameRow) => rowError(row, rows, profile.name)
  const { run, leave, setFailure, frame } = useCollectionEditor(props, {
    name: 'names',
    schema: StoredNames,
    changeCount,
    current: rows.map(({ text }) => text),
    onRestore: (texts) => setRows(texts.map((text) => newRow(text))),
  })
  const add = () => {
    flushSync(() => setRows([...rows, newRow()]))
    list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
  }
  const remove = ({ key }: NameRow) => {
    flushSync(() => setRows(rows.filter((row) => row.key !== key)))
    focus()
  }

  async function save() {
    setChecked(true)
    if (rows.some((row) => errorOf(row) !== undefined))
      return setFailure('Nothing was saved. Check the marked names.')
    setFailure(undefined)
    const { otherNames } = kind.calls(await loadApi())
    const removals = removed.map(({ id, name }) => ({
      key: id,
      label: name,
      run: () => ignoreIfDone(otherNames.remove({ ownerId, id }), 'NOT_FOUND'),
    }))
    const additions = added.map((name) => ({
      key: name,
      label: name,
      run: () => otherNames.create({ ownerId, data: { name } }),
    }))
    // A name whose casing changes must be removed before it is added again.
    const failedRemovals = await run(removals, 'otherNames')
    const failed = failedRemovals.length > 0 ? failedRemovals : await run(additions, 'otherNames')
    if (failed.length === 0) {
      leave()
      toast.success('Other names saved.')
      return
    }
    // Saving again continues with what is stored now.
    const { items } = await listNames(await loadApi(), props).catch(() => ({ items: saved }))
    setSaved(items)
    setFailure(failureText(failed, removals.length + additions.length))
  }

  return (
    <EditorFrame {...frame} saveText="Save names" onSave={() => void save()}>
      <p className="sm mut">
        Former and common names. They are shown below the name, and searches find them.
      </p>
      <Stack as="ul" ref={list} width="reading">
        {rows.map((row, place) => (
          <li key={row.key}>
            <TextField
              label={`Other name ${place + 1}`}
              value={row.text}
              maxLength={maxName}
              error={isChecked ? errorOf(row) : undefined}
              onChange={({ target }) =>
                setRows(rows.map((each) => (each.key === row.key ? { ...each, text: target.value } : each)))
              }
              action={
                <IconButton icon="x" label={`Remove other name ${place + 1}`} onClick={() => remove(row)} />
              }
            />
          </li>
        ))}
      </Stack>
      <NearLimit
        count={rows.filter(({ text }) => text.trim() !== '').length}
        {...{ limit }}
        noun="other names"
      />
      {(limit === undefined || rows.length < limit) && (
        <Row>
          <Button icon="plus" onClick={add}>
            Add a name
          </Button>
        </Row>
      )}
    </EditorFrame>
  )
}
