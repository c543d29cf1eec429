import type { Api } from '@app/contract/api.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod'
import { wholeList, type WholeList } from '../../../api/every-page.ts'
import { ignoreIfDone } from '../../../api/problem.ts'
import { Button } from '../../../components/actions/button.tsx'
import { useToast } from '../../../components/overlays/toaster.tsx'
import { useWrite } from '../../../platform/calls/use-write.ts'
import {
  failureText,
  useCollectionEditor,
} from '../../../profile/editing/collections/use-collection-editor.tsx'
import { NearLimit } from '../../../page/near-limit.tsx'
import { EditorFrame } from '../../../profile/editing/frame/editor-frame.tsx'
import { Opening } from '../../../profile/editing/frame/opening.tsx'
import type { EditorProps } from '../../../profile/profile-page.ts'
import type { Hours } from '../facility-content.ts'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { HoursLine, hoursDifference, lineError, linesOf, newLine } from './hours-lines.ts'
import { OutsideList, type OutsideHours } from './outside-list.tsx'
import { HoursLineFields } from './hours-line-fields.tsx'
import styles from './hours.module.css'

const loadHours = async (api: Api, ownerId: string): Promise<WholeList<Hours>> =>
  wholeList((page) => api['facility-mgmt'].facilities.hours.list({ ownerId, ...page }))

export const HoursEditor = (props: EditorProps) => (
  <Opening {...props} name="hours" load={(api) => loadHours(api, props.profile.id)}>
    {(opened) => <HoursForm {...props} opened={opened} />}
  </Opening>
)

const StoredLines = z.array(HoursLine)

function HoursForm(props: EditorProps & { opened: WholeList<Hours> }) {
  const { profile, close, focus, opened } = props
  const ownerId = profile.id
  const [stored, setStored] = useState(opened.items)
  const [lines, setLines] = useState(() => linesOf(opened.items))
  const [isChecked, setChecked] = useState(false)
  const [outside, setOutside] = useState<OutsideHours>()
  const list = useRef<HTMLUListElement>(null)

  const toast = useToast()
  const { removed, added } = hoursDifference(stored, lines)
  const isInvalid = lines.some((line) => lineError(line) !== undefined)
  const changeCount = removed.length + added.length + (isInvalid ? 1 : 0)
  const { run, drop, setFailure, frame } = useCollectionEditor(props, {
    name: 'hours',
    schema: StoredLines,
    changeCount,
    current: lines,
    onRestore: setLines,
  })
  const change = (line: HoursLine) => setLines(lines.map((each) => (each.key === line.key ? line : each)))
  const focusLine = (place: number) =>
    list.current?.querySelectorAll<HTMLElement>('[data-line]')[place]?.querySelector('button')?.focus()
  const add = () => {
    flushSync(() => setLines([...lines, newLine(lines.length === 0)]))
    focusLine(lines.length)
  }
  const remove = ({ key }: HoursLine) => {
    flushSync(() => setLines(lines.filter((line) => line.key !== key)))
    focus()
  }

  const { run: save } = useWrite(async (api) => {
    setChecked(true)
    if (isInvalid) return setFailure('Nothing was saved. Check the marked hours.')
    setFailure(undefined)
    const { hours, calendar } = api['facility-mgmt'].facilities
    // An interval that only closes later must be removed before it is added again.
    const failed = await run(
      removed.map(({ id, weekday }) => ({
        key: id,
        label: weekday,
        run: async () => void (await ignoreIfDone(hours.remove({ ownerId, id }), 'NOT_FOUND')),
      })),
      'hours',
    )
    const failedToAdd =
      failed.length > 0
        ? []
        : await run(
            added.map((data) => ({
              key: JSON.stringify(data),
              label: data.weekday,
              run: async () => void (await ignoreIfDone(hours.create({ ownerId, data }), 'ALREADY_EXISTS')),
            })),
            'hours',
          )
    const all = [...failed, ...failedToAdd]
    if (all.length === 0) {
      drop()
      toast.success('Hours saved.')
      const found = await calendar.outsideHours({ ownerId }).catch(() => undefined)
      if (!found || found.data.count === 0) return close()
      setOutside(found.data)
      return focus()
    }
    // Saving again continues with what is stored now.
    setStored((await loadHours(api, ownerId).catch(() => ({ items: stored }))).items)
    setFailure(failureText(all, changeCount))
  })

  if (outside) return <OutsideList {...{ ownerId, outside }} onDone={close} />
  return (
    <EditorFrame
      {...frame}
      saveText="Save hours"
      download={{
        things: 'hours',
        count: stored.length,
        request: (api, format) => api['facility-mgmt'].facilities.hours.export({ ownerId, data: { format } }),
      }}
      onSave={save}
    >
      <Stack>
        <p className="sm mut">
          In the local time of the facility. Add a line for each set of hours; days without any are shown as
          closed.
        </p>
        <ul ref={list}>
          {lines.map((line, place) => (
            <li key={line.key} className={styles.line} data-line>
              <HoursLineFields
                line={line}
                label={`Hours ${place + 1}`}
                error={isChecked ? lineError(line) : undefined}
                onChange={change}
                onRemove={() => remove(line)}
              />
            </li>
          ))}
        </ul>
        {/* Each line counts once for each of its days. */}
        <NearLimit
          count={stored.length - removed.length + added.length}
          limit={opened.limit}
          noun="opening times"
        />
        <div>
          <Button icon="plus" onClick={add}>
            Add hours
          </Button>
        </div>
      </Stack>
    </EditorFrame>
  )
}
