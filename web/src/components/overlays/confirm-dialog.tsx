import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '../actions/button.tsx'
import { Checkbox } from '../fields/checkbox.tsx'
import styles from './dialog.module.css'
import type { ConfirmButton, ConfirmRequest } from './confirm-queue.ts'
import { DialogPopup } from './dialog-popup.tsx'
import { TextField } from '../fields/text-field.tsx'

/** The dialog of a request. Without one, shows the last request while the dialog closes. */
export function ConfirmDialog({ request }: { request: ConfirmRequest | undefined }) {
  const [shown, setShown] = useState(request)
  const [turn, setTurn] = useState(0)
  if (request !== undefined && request !== shown) {
    setShown(request)
    setTurn(turn + 1)
  }
  return shown && <Question key={turn} request={shown} isOpen={request !== undefined} />
}

function Question({ request: { options, settle }, isOpen }: { request: ConfirmRequest; isOpen: boolean }) {
  const {
    title = 'Are you sure?',
    text,
    keyword,
    acknowledgement,
    buttonOrder = ['cancel', 'confirm'],
  } = options
  const [typed, setTyped] = useState('')
  const [isAcknowledged, setIsAcknowledged] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const formId = useId()
  const canConfirm =
    (keyword === undefined || typed === keyword) && (acknowledgement === undefined || isAcknowledged)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (canConfirm) settle('confirmed')
  }

  const buttons: Record<ConfirmButton, ReactNode> = {
    cancel: (
      <Button key="cancel" ref={cancel} variant="quiet" onClick={() => settle('canceled')}>
        {options.cancelText ?? 'Cancel'}
      </Button>
    ),
    confirm: (
      <Button
        key="confirm"
        ref={confirm}
        type="submit"
        form={formId}
        variant={options.isDangerous ? 'danger' : 'primary'}
        disabled={!canConfirm}
      >
        {options.confirmText ?? 'Ok'}
      </Button>
    ),
  }

  return (
    <DialogPopup
      look="dialog"
      role="alertdialog"
      hasNoClose
      isOpen={isOpen}
      onOpenChange={() => settle('closed')}
      title={title}
      description={text}
      // A dangerous action must not be confirmed by a premature Enter.
      initialFocus={keyword !== undefined ? field : options.isDangerous ? cancel : confirm}
      footer={buttonOrder.map((button) => buttons[button])}
    >
      <form id={formId} className={styles.questions} onSubmit={submit}>
        {keyword !== undefined && (
          <TextField
            ref={field}
            label={
              <>
                Type <span className={styles.keyword}>{keyword}</span> to confirm
              </>
            }
            hint={<span aria-live="polite">{keywordHint(keyword, typed)}</span>}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        {acknowledgement !== undefined && (
          <Checkbox
            label={acknowledgement}
            checked={isAcknowledged}
            onChange={(event) => setIsAcknowledged(event.currentTarget.checked)}
          />
        )}
      </form>
    </DialogPopup>
  )
}

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** The hint below the keyword's field: how many letters are missing, or that the text differs. */
export function keywordHint(keyword: string, typed: string): string {
  if (typed === keyword) return 'Matches'
  if (!keyword.startsWith(typed)) return 'Doesn’t match. Check capital letters, too.'
  const missing = Array.from(keyword).length - Array.from(typed).length
  return `${words[missing] ?? String(missing)} ${missing === 1 ? 'letter' : 'letters'} to go`
}
