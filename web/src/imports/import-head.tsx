import { useNavigate, NavigationType, useNavigationType } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { counted } from '../components/format.ts'
import { importListKey } from './import-calls.ts'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import styles from './imports.module.css'
import { originText, StateTag } from './import-list.tsx'
import type { Import, ImportPlace } from './import-place.ts'
import { bytesText, totalOf } from './import-words.ts'
import { useEffect, useRef } from 'react'
import type { StepName } from './import-view.ts'
import { useWrite } from '../platform/calls/use-write.ts'

/** The file and its state. */
export function ImportHead({ place, item }: { place: ImportPlace; item: Import }) {
  const { fileName, format, bytes, counts, state } = item
  const facts = [
    format,
    bytes !== null && bytesText(bytes),
    counts !== null && counted(totalOf(counts), 'row'),
    originText(item, place),
  ].filter(Boolean)
  return (
    <Toolbar gap="3 6" align="start">
      <div>
        <h1 className={styles.fileName}>{fileName}</h1>
        <div className="sm mut">
          <Row as="p" gap="1 3">
            <StateTag item={item} />
            <span>{facts.join(' · ')}</span>
          </Row>
        </div>
      </div>
      {(state === 'Ready' || state === 'Unusable') && <DeleteFile place={place} item={item} />}
    </Toolbar>
  )
}

function DeleteFile({ place, item: { id, fileName } }: { place: ImportPlace; item: Import }) {
  const navigate = useNavigate()
  const { run, isBusy } = useWrite((api) => place.calls(api).remove({ importId: id }), {
    confirm: () => ({
      title: `Delete ${fileName}?`,
      text: 'Nothing of it was imported. Your choices and decisions are deleted with it.',
      confirmText: 'Delete',
      isDangerous: true,
    }),
    onDone: () => void navigate(place.path),
    // Not the import itself: its page is still open.
    touches: [{ key: importListKey(place) }],
    failed: 'Not deleted.',
  })
  return (
    <Button variant="quiet" icon="trash-2" isBusy={isBusy} onClick={() => run()}>
      Delete
    </Button>
  )
}

/** Focuses the heading of a step that follows another one, at the top of the page. Returns the ref of the element that contains the steps. */
export function useHeadingFocus(step: StepName) {
  const region = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  const navigation = useNavigationType()
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const heading = region.current?.querySelector('h2')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    // The router keeps the position within one path. Back and forward restore it.
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0)
  }, [step, navigation])
  return region
}
