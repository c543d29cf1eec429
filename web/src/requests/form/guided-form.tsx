import { contactText } from '@app/contract/rules/asked-words.ts'
import { useState } from 'react'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Button } from '../../components/actions/button.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { Checkbox } from '../../components/fields/checkbox.tsx'
import { useConfirm } from '../../components/overlays/confirm.tsx'
import { counted } from '../../components/format.ts'
import { noReadContact } from '../create-request.ts'
import { isBlank, type RequestDraft } from '../request-draft.ts'
import layout from '../layout.module.css'
import { RequestHead } from '../request-head.tsx'
import { useCreateRequest } from '../use-create-request.ts'
import { askedRows } from './asked-rows.ts'
import { shownHosts } from './count-words.ts'
import { CopyEvent } from './copy-event.tsx'
import styles from './form.module.css'
import type { FormLists } from './form-lists.ts'
import { FormStepsView } from './form-steps.tsx'
import { useKeptDraft, useOtherTab, useStoredRequest } from './kept-draft.ts'
import { deadlineStep } from './steps.ts'
import { isLate, useFormSteps } from './use-form-steps.ts'
import { Toolbar } from '../../platform/boxes/row.tsx'

interface GuidedFormProps {
  lists: FormLists
  first: RequestDraft
}

/** A new request. Every change is stored as a draft on this device. */
export function GuidedForm({ lists, first }: GuidedFormProps) {
  const kept = useKeptDraft([], 'Draft saved on this device. Nothing is sent until you choose hosts.')
  const { create, isSignedIn } = useCreateRequest(kept.draft.drop)
  const state = useFormSteps({
    first,
    step: isLate(first) ? deadlineStep : 0,
    send: create,
    failed: 'Not saved.',
    // Dropped once the request exists: visitors come back to it after they logged in.
    draft: { write: kept.draft.write },
  })
  useOtherTab([], askedRows, state.take, kept.setGone)
  const { draft, change, isBusy } = state
  const confirm = useConfirm()

  async function startOver() {
    const outcome = await confirm({
      title: 'Start over?',
      text: 'Everything in this draft will be discarded.',
      confirmText: 'Discard',
      isDangerous: true,
    })
    if (outcome !== 'confirmed') return
    state.clear()
    kept.draft.drop()
  }

  return (
    <div className={`page ${layout.page}`}>
      <RequestHead
        above={<p className="sm mut">Request for proposals</p>}
        title={draft.name ?? 'New request'}
        actions={
          <>
            <ButtonLink icon="message-square" to="/requests/assistant">
              Talk it through
            </ButtonLink>
            <ButtonLink icon="mail" to="/requests/paste">
              Paste an email
            </ButtonLink>
            <CopyEvent onCopy={state.copy} />
          </>
        }
      />
      <FormStepsView
        lists={lists}
        state={state}
        above={
          <div className={styles.saved}>
            <Toolbar gap="0 3">
              <p className="sm mut" aria-live="polite">
                {kept.words || 'Nothing is sent until you choose hosts.'}
              </p>
              {!isBlank(draft) && (
                <Button variant="quiet" onClick={() => void startOver()}>
                  Start over
                </Button>
              )}
            </Toolbar>
          </div>
        }
      >
        {(counts) => (
          <>
            <Checkbox
              label="Also list it in the RFP marketplace"
              hint="Facilities and destinations with a membership that includes RFPs will see it, its documents and who asks, but not the contact. Otherwise only the hosts you ask do."
              checked={draft.isListed ?? false}
              onChange={({ currentTarget }) => change({ isListed: currentTarget.checked })}
            />
            <Button type="submit" variant="primary" size="l" isBusy={isBusy}>
              {isSignedIn
                ? `See ${counts && shownHosts(counts) > 0 ? `the ${counted(shownHosts(counts), 'host')}` : 'hosts'}`
                : 'Log in to see hosts'}
            </Button>
            <p className="sm mut">
              You see the ranked list next, with the reasons. Sending is a separate step.
              {!isSignedIn && ' Your draft stays on this device while you log in.'}
            </p>
          </>
        )}
      </FormStepsView>
    </div>
  )
}

interface StoredFormProps extends Pick<GuidedFormProps, 'lists'> {
  /** What the link says of the event. */
  known: RequestDraft
}

/** The form with the draft that this device keeps, and with what the link says of the event. Asks before that replaces something of the draft. */
export function StoredForm({ lists, known }: StoredFormProps) {
  const stored = inOneLine(useStoredRequest([], askedRows))
  const [chosen, setChosen] = useState<RequestDraft>()
  const first = chosen ?? (replaces(known, stored) ? undefined : { ...stored, ...known })
  if (first !== undefined) return <GuidedForm lists={lists} first={first} />
  return (
    <div className="page section">
      <EmptyState
        title="You have another draft"
        actions={
          <>
            <Button variant="primary" onClick={() => setChosen(stored)}>
              Keep my draft
            </Button>
            <Button onClick={() => setChosen(known)}>Replace it with the link</Button>
          </>
        }
      >
        {`The link is about ${known.name ?? 'another event'}. Your draft${
          stored.name === undefined ? '' : ` of ${stored.name}`
        } is kept on this device and wasn’t sent.`}
      </EmptyState>
    </div>
  )
}

/** Whether a value of a link differs from that of a draft. */
const replaces = (link: RequestDraft, draft: RequestDraft) => {
  const kept = new Map<string, unknown>(Object.entries(draft))
  return Object.entries(link).some(([name, value]) => {
    const old = kept.get(name)
    return old !== undefined && old !== '' && JSON.stringify(old) !== JSON.stringify(value)
  })
}

/** What was read of a contact is in four fields, for which the form has one. */
const inOneLine = (draft: RequestDraft): RequestDraft => ({
  ...draft,
  ...noReadContact,
  contact: contactText(draft),
})
