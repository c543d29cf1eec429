import { dollars } from '@app/contract/rules/budget-text.ts'
import { useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { loadApi } from '../../api/load-api.ts'
import { ApiProblem, reasonOf } from '../../api/problem.ts'
import { Button } from '../../components/actions/button.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { OfferedDates } from '../offered-dates.tsx'
import { NumberField } from '../../components/fields/number-field.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { useConfirm } from '../../components/overlays/confirm.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { date } from '../../components/format.ts'
import { useFieldErrors } from '../../page/use-field-errors.ts'
import head from '../../page/page-head.module.css'
import { RequestSummary } from '../request-summary.tsx'
import { titleOf } from '../request-words.ts'
import { PassReasons } from '../pass-reasons.tsx'
import { answerFacts, spacesHint } from './answer-words.ts'
import { errorsOf, firstValues, offerOf, type AnswerValues } from './answer-values.ts'
import { sendAnswer, type LinkedLead } from './linked-lead.ts'
import styles from './answer.module.css'
import layout from '../layout.module.css'

interface AnswerPageProps {
  linkKey: string
  first: LinkedLead
  /** Shows what became of the request, if the link takes no answers any longer. */
  recheck: () => Promise<unknown>
}

/** One request and the answer of one host. */
export function AnswerPage({ linkKey, first, recheck }: AnswerPageProps) {
  const [lead, setLead] = useState(first)
  const { host, asked, message } = lead
  const asker = asked.contactOrganization ?? asked.contactName
  return (
    <div className={`page ${head.page}`}>
      <div className={styles.narrow}>
        <header>
          <p className="sm mut">
            {asker} asks if {host.name} can host
          </p>
          <h1 className={head.title}>{titleOf(asked)}</h1>
          <p className={head.lead}>
            You don’t need an account. This page answers this one request and nothing else.
          </p>
        </header>
        <RequestSummary request={asked} side="host" name={asked.contactName} more={answerFacts(asked)} />
        {asked.requirementNotes !== null && <p className={layout.text}>{asked.requirementNotes}</p>}
        {message !== null && <p className={layout.text}>{message}</p>}
        <Answer {...{ linkKey, lead, setLead, recheck }} />
        <Notes linkKey={linkKey} lead={lead} />
      </div>
    </div>
  )
}

interface AnswerProps {
  linkKey: string
  lead: LinkedLead
  setLead: (lead: LinkedLead) => void
  recheck: () => Promise<unknown>
}

function Answer({ linkKey, lead, setLead, recheck }: AnswerProps) {
  const [values, setValues] = useState(() => firstValues(lead))
  const { form, errors, show, drop } = useFieldErrors()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)

  function change(changed: Partial<AnswerValues>) {
    setValues({ ...values, ...changed })
    drop(changed)
  }

  async function send(status: 'Interested' | 'Passed', passReason: string | null) {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      setLead(await sendAnswer(lead, linkKey, { status, passReason, offer: offerOf(values) }))
      // What was sent is said at the top, which may be out of sight.
      title.current?.focus()
      title.current?.scrollIntoView({ block: 'start' })
    } catch (error) {
      setFailure(reasonOf(error))
      if (error instanceof ApiProblem && (error.status === 404 || error.status === 409)) await recheck()
    }
    setBusy(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = errorsOf(values)
    if (found.size > 0) show(found)
    else void send('Interested', null)
  }

  return (
    <section className={styles.answer} aria-labelledby="answer">
      <h2 id="answer" ref={title} tabIndex={-1} className="h3">
        Can you host it?
      </h2>
      <Sent lead={lead} />
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <div className={layout.two}>
          <NumberField
            label="Spaces you can give"
            name="spaceCount"
            min={0}
            max={1000}
            inputMode="numeric"
            hint={spacesHint(lead.asked, values)}
            value={values.spaceCount}
            error={errors.get('spaceCount')}
            onChange={({ target }) => change({ spaceCount: target.value })}
          />
          <TextField
            label="Your price, all in (US dollars)"
            name="price"
            inputMode="numeric"
            autoComplete="off"
            hint="Rent and fees together. Leave it out to say only that you’re interested."
            value={values.price}
            error={errors.get('price')}
            onChange={({ target }) => change({ price: target.value })}
          />
        </div>
        <OfferedDates from={values.from} to={values.to} error={errors.get('from')} onChange={change} />
        <TextArea
          label="Anything they should know"
          name="note"
          rows={3}
          maxLength={5000}
          value={values.note}
          onChange={({ target }) => change({ note: target.value })}
        />
        {failure !== undefined && (
          <Banner tone="bad" isLive>
            Not sent. {failure}
          </Banner>
        )}
        <Button type="submit" variant="primary" size="l" isBusy={isBusy}>
          {lead.status === 'Interested' ? 'Send the changed answer' : 'I’m interested, send this answer'}
        </Button>
      </form>
      <Pass
        // The reasons close once an answer was sent.
        key={`${lead.status} ${lead.passReason}`}
        isBusy={isBusy}
        onPass={(reason) => void send('Passed', reason)}
      />
    </section>
  )
}

/** What was answered so far. */
function Sent({ lead: { status, passReason, bid } }: { lead: LinkedLead }) {
  if (status === 'Open') return null
  return (
    <Banner tone={status === 'Interested' ? 'good' : 'info'} isLive>
      {status === 'Interested'
        ? `You answered that you’re interested${bid === null ? '' : `, with an offer of ${dollars.format(bid.rent + bid.fees)}`}.`
        : `You passed${passReason === null ? '' : `: ${passReason}`}.`}
    </Banner>
  )
}

function Pass({ isBusy, onPass }: { isBusy: boolean; onPass: (reason: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="l" variant="line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Pass
      </Button>
      {isOpen && (
        <div className={styles.pass}>
          <p className="sm mut">Why? One click sends it.</p>
          <PassReasons isBusy={isBusy} onPass={onPass} />
        </div>
      )}
    </>
  )
}

function Notes({ linkKey, lead }: { linkKey: string; lead: LinkedLead }) {
  const { id, ownerId, asked, host, responseDeadline } = lead
  const toast = useToast()
  const confirm = useConfirm()
  const [isOut, setOut] = useState(false)
  async function optOut() {
    const outcome = await confirm({
      title: 'Get no more requests by email?',
      text: 'No organizer can reach this address through us any longer. You can still answer this request.',
      confirmText: 'Don’t email us',
    })
    if (outcome !== 'confirmed') return
    try {
      const { leads } = (await loadApi())['event-mgmt'].events
      await leads.optOut({ ownerId, id }, { mailedKey: linkKey })
      setOut(true)
    } catch (error) {
      toast.error(reasonOf(error))
    }
  }
  return (
    <footer className={styles.notes}>
      {responseDeadline !== null && (
        <Note icon="clock" title={`Answer by ${date(responseDeadline)}.`}>
          You can change your answer with this link until then.
        </Note>
      )}
      <Note icon="info" title={`The link is for ${host.name}.`}>
        Whoever has it can answer, so forward it only to a colleague.
      </Note>
      <Note icon="message-square" title="Questions?">
        Reply to the email. It goes to {asked.contactName}.
      </Note>
      {isOut ? (
        <output className="sm semi">This address gets no more requests.</output>
      ) : (
        <Button variant="quiet" onClick={() => void optOut()}>
          Don’t email us requests
        </Button>
      )}
    </footer>
  )
}

interface NoteProps {
  icon: ComponentProps<typeof Icon>['name']
  title: string
  children: ReactNode
}

const Note = ({ icon, title, children }: NoteProps) => (
  <p className={`sm ${styles.note}`}>
    <Icon name={icon} size={16} />
    <span>
      <b className="semi">{title}</b> <span className="mut">{children}</span>
    </span>
  </p>
)
