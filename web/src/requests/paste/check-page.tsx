import type { RequestReading } from '@app/contract/events/request-reading.ts'
import { draftErrors } from '@app/contract/rules/asked-rules.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { reasonOf } from '../../api/problem.ts'
import { Button } from '../../components/actions/button.tsx'
import { LineScore } from '../../components/display/line-score.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import layout from '../layout.module.css'
import { RequestHead } from '../request-head.tsx'
import { useCreateRequest } from '../use-create-request.ts'
import { useOpenInForm } from '../use-open-in-form.ts'
import { Letter } from './letter.tsx'
import { MissingRow } from './missing-row.tsx'
import { pastedText } from './pasted-text.ts'
import { ReadRow, rowId } from './read-row.tsx'
import { missingLabel, unreadWords, type ReadingRow } from './reading-rows.ts'
import { UnusedList } from './unused-list.tsx'
import { useReading } from './use-reading.ts'
import styles from './paste.module.css'
import { Stack } from '../../platform/boxes/stack.tsx'
import { Row } from '../../platform/boxes/row.tsx'

/** What was read, to check: what must be confirmed first, then what is missing, and what is certain last. */
export function CheckPage({ reading, onAgain }: { reading: RequestReading; onAgain: () => void }) {
  const [active, setActive] = useState<number>()
  const state = useReading(reading)
  const toast = useToast()
  const openInForm = useOpenInForm()
  const { create, isBusy, isSignedIn } = useCreateRequest(pastedText.drop)
  const { rows, open, missing, draft } = state
  const certain = rows.filter((row) => !open.includes(row))
  const unread = unreadWords(reading, rows).filter(({ name }) => missing.some((one) => one.name === name))
  const marking = { active, onActive: setActive }
  const nextStep = useRef<HTMLButtonElement>(null)
  useFocusOfNext(open, nextStep)

  const readRow = (row: ReadingRow) => (
    <ReadRow key={row.label} row={row} reading={reading} state={state} {...marking} />
  )

  function proceed() {
    const [lack] = draftErrors(draft, placeDay(null)).values()
    if (lack !== undefined) toast.error(lack)
    else create(draft).catch((error: unknown) => toast.error(`Not saved. ${reasonOf(error)}`))
  }
  const next = (
    <Button ref={nextStep} variant="primary" disabled={open.length > 0} isBusy={isBusy} onClick={proceed}>
      {nextText(open.length, isSignedIn)}
    </Button>
  )

  return (
    <div className={`page ${layout.page}`}>
      <RequestHead
        above={<p className="sm mut">New request, from your text</p>}
        title="Check what was read"
        actions={
          <>
            <Button onClick={onAgain}>Read another</Button>
            <Button icon="pencil" onClick={() => void openInForm(draft, pastedText.drop)}>
              Open in the form
            </Button>
          </>
        }
      />
      <LineScore
        items={[
          { label: 'Read', value: certain.length, note: 'nothing to do' },
          { label: 'Please confirm', value: open.length, note: 'words not exact' },
          { label: 'Missing', value: missing.length, note: 'not in the text' },
          { label: 'Not used', value: reading.unused.length, note: 'listed below the text' },
        ]}
      />
      <div className={styles.content}>
        <Row gap="8 10" align="start">
          <div className={styles.words}>
            <Letter
              text={reading.text}
              rows={[...rows, ...unread]}
              open={[...open, ...unread]}
              {...marking}
            />
            <UnusedList reading={reading} state={state} />
          </div>
          <div className={styles.read}>
            <Stack gap="8">
              {open.length > 0 && (
                <Rows id="confirm" title={`Confirm ${open.length}`}>
                  {open.map(readRow)}
                </Rows>
              )}
              {missing.length > 0 && (
                <Rows id="missing" title={`Add ${missing.length}, if you can`}>
                  {missing.map((one) => (
                    <MissingRow
                      key={one.name}
                      missing={one}
                      label={missingLabel(one.name, [...rows, ...missing])}
                      text={reading.text}
                      number={unread.find(({ name }) => name === one.name)?.number}
                      state={state}
                    />
                  ))}
                </Rows>
              )}
              {certain.length > 0 && (
                <Rows id="certain" title={`Read, ${certain.length}`}>
                  {certain.map(readRow)}
                </Rows>
              )}
            </Stack>
          </div>
        </Row>
      </div>
      <div className={styles.bar}>
        <Row gap="3" isWrapping={false}>
          <a className={styles.toText} href="#text">
            See the text
          </a>
          {next}
        </Row>
      </div>
    </div>
  )
}

const Rows = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className={styles.heading}>
      {title}
    </h2>
    <ul className={`edged ${styles.rows}`}>{children}</ul>
  </section>
)

function nextText(open: number, isSignedIn: boolean) {
  if (open > 0) return `Confirm ${open} first`
  return isSignedIn ? 'See the hosts that fit' : 'Log in to see hosts'
}

/**
 * A row that is confirmed moves to another list, and its button, which had the focus, is gone. The focus goes to the next row to confirm,
 * and to the next step after the last one.
 */
function useFocusOfNext(open: readonly ReadingRow[], nextStep: RefObject<HTMLButtonElement | null>): void {
  const before = useRef(open)
  useEffect(() => {
    const confirmed = before.current.find((row) => open.every(({ number }) => number !== row.number))
    before.current = open
    // A row that was changed from elsewhere leaves the focus where it is.
    if (confirmed === undefined || document.activeElement !== document.body) return
    const next = open.find(({ number }) => number > confirmed.number) ?? open[0]
    const button = next && document.querySelector<HTMLElement>(`#${rowId(next.number)} button`)
    ;(button ?? nextStep.current)?.focus()
  }, [open, nextStep])
}
