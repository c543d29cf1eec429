import type { Api } from '@app/contract/api.ts'
import { useRef, useState, type FunctionComponent } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod'
import { wholeList, type WholeList } from '../../api/every-page.ts'
import { ignoreIfDone } from '../../api/problem.ts'
import { Button } from '../../components/actions/button.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { useWrite } from '../../platform/calls/use-write.ts'
import { failureText, useCollectionEditor } from '../editing/collections/use-collection-editor.tsx'
import { NearLimit } from '../../page/near-limit.tsx'
import { EditorFrame } from '../editing/frame/editor-frame.tsx'
import { Opening } from '../editing/frame/opening.tsx'
import type { EditorProps } from '../profile-page.ts'
import { Stack } from '../../platform/boxes/stack.tsx'
import { HoursLine, hoursDifference, lineError, linesOf, newLine } from './hours-lines.ts'
import type { Hours, HoursCalls } from './hours-part.ts'
import { HoursLineFields } from './hours-line-fields.tsx'
import styles from './hours.module.css'

/** The opening hours of a kind as their editor knows them. */
export interface EditedHours {
  calls: HoursCalls
  /** What there is to show once hours are saved, such as what they leave out. */
  afterSave?(api: Api, ownerId: string): Promise<FunctionComponent<{ onDone: () => void }> | undefined>
}

interface HoursEditorProps extends EditorProps {
  edited: EditedHours
}

const loadHours = async (api: Api, { edited, profile }: HoursEditorProps): Promise<WholeList<Hours>> =>
  wholeList((page) => edited.calls(api).list({ ownerId: profile.id, ...page }))

export const HoursEditor = (props: HoursEditorProps) => (
  <Opening profile={props.profile} close={props.close} name="hours" load={(api) => loadHours(api, props)}>
    {(opened) => <HoursForm {...props} opened={opened} />}
  </Opening>
)

const StoredLines = z.array(HoursLine)

function HoursForm(props: HoursEditorProps & { opened: WholeList<Hours> }) {
  const { kind, profile, close, focus, edited, opened } = props
  const ownerId = profile.id
  const [stored, setStored] = useState(opened.items)
  const [lines, setLines] = useState(() => linesOf(opened.items))
  const [isChecked, setChecked] = useState(false)
  const [{ After }, setAfter] = useState<{ After?: FunctionComponent<{ onDone: () => void }> }>({})
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
    const hours = edited.calls(api)
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
      const found = await edited.afterSave?.(api, ownerId).catch(() => undefined)
      if (!found) return close()
      setAfter({ After: found })
      return focus()
    }
    // Saving again continues with what is stored now.
    setStored((await loadHours(api, props).catch(() => ({ items: stored }))).items)
    setFailure(failureText(all, changeCount))
  })

  if (After) return <After onDone={close} />
  return (
    <EditorFrame
      {...frame}
      saveText="Save hours"
      download={{
        things: 'hours',
        count: stored.length,
        request: (api, format) => edited.calls(api).export({ ownerId, data: { format } }),
      }}
      onSave={save}
    >
      <Stack>
        <p className="sm mut">
          In the local time of the {kind.noun.one}. Add a line for each set of hours; days without any are
          shown as closed.
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
