import type { InquiryToAnswer } from '@app/contract/contact/inquiry-routes.ts'
import { inquiryTopicLabel } from '@app/contract/rules/inquiry-topics.ts'
import { maxInquiry } from '@app/contract/rules/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { loadApi } from '../api/load-api.ts'
import { inquiriesKey } from '../api/inquiries-key.ts'
import { useApi } from '../api/use-api.ts'
import { useSession } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { Key } from '../components/actions/key.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { date } from '../components/format.ts'
import { InquiryMessages } from '../page/inquiry-messages.tsx'
import { withQuery } from '../page/list-query.ts'
import { MessageForm } from '../page/message-form.tsx'
import { useWrite } from '../page/use-write.ts'
import styles from './received-inquiry.module.css'

interface ReceivedInquiryProps {
  inquiry: InquiryToAnswer
  brand: string
  /** Before it leaves the list. Undefined in a list that keeps it. */
  onLeave: (() => void) | undefined
}

/** A message to the team with its replies, to answer or close. The keys on its buttons are those of `useRows`. */
export function ReceivedInquiry({ inquiry, brand, onLeave }: ReceivedInquiryProps) {
  const { id, name, topic, status } = inquiry
  const subject = useSession(({ person }) => person?.subject)
  const [isReplying, setReplying] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const { answer, close, isClosing } = useActions(inquiry, onLeave, () => {
    setReplying(false)
    title.current?.focus()
  })
  function cancel() {
    setReplying(false)
    title.current?.focus()
  }
  return (
    // A click into a row lets its keys work.
    <article className={styles.row} tabIndex={-1}>
      <div className={styles.head}>
        <h2 ref={title} className={styles.name} tabIndex={-1}>
          {name}
        </h2>
        <Tag>{inquiryTopicLabel(topic)}</Tag>
        {!inquiry.isConfirmed && <Tag tone="warn">Address not confirmed</Tag>}
      </div>
      <Sender inquiry={inquiry} />
      <Messages inquiry={inquiry} brand={brand} />
      {isReplying ? (
        <MessageForm
          draft={{ subject, name: `inquiry/${id}` }}
          label={`Reply to ${name}`}
          hint={`${name} reads “${brand} team”, not your name. Send with Ctrl+Enter.`}
          maxLength={maxInquiry}
          sendText="Send reply"
          isFocused
          onSend={(text) => answer(text, false)}
          onCancel={cancel}
          other={{ text: 'Send and close', onSend: (text) => answer(text, true) }}
        />
      ) : (
        <div className={styles.actions}>
          <Button icon="reply" aria-keyshortcuts="r" onClick={() => setReplying(true)}>
            Reply<span className="sr"> to {name}</span> <Key>R</Key>
          </Button>
          {status !== 'Closed' && (
            <Button variant="quiet" isBusy={isClosing} aria-keyshortcuts="c" onClick={() => close()}>
              Close<span className="sr"> the message of {name}</span> <Key>C</Key>
            </Button>
          )}
        </div>
      )}
    </article>
  )
}

/** Who wrote, when, and about which page. */
const Sender = ({ inquiry: { user, email, about, createdDate } }: Pick<ReceivedInquiryProps, 'inquiry'>) => (
  <p className={styles.facts}>
    {user === null ? (
      <span>{email}</span>
    ) : (
      <Link className="link" to={withQuery('/admin/users', { q: email })}>
        {email}
      </Link>
    )}
    <span className="mut">{`Sent ${date(createdDate)}${user === null ? ', without an account' : ''}`}</span>
    {about !== null && (
      <span>
        <span className="mut">About </span>
        <Link className="link" to={about}>
          {about}
        </Link>
      </span>
    )}
  </p>
)

/** The last messages, and on demand all of them. */
function Messages({ inquiry, brand }: Omit<ReceivedInquiryProps, 'onLeave'>) {
  const { id, name, messageCount } = inquiry
  const [isWhole, setWhole] = useState(false)
  const isCut = messageCount > inquiry.messages.length
  const whole = useApi(
    [...inquiriesKey, 'whole', id, messageCount],
    async (api, signal) =>
      (await api['contact-mgmt'].inquiries.show({ data: { inquiryId: id } }, { signal })).data.messages,
    { enabled: isWhole && isCut },
  )
  const messages = (isWhole && whole.data) || inquiry.messages
  const hidden = messageCount - messages.length
  return (
    <>
      {hidden > 0 && (
        <div>
          <Button variant="quiet" isBusy={whole.isFetching} onClick={() => setWhole(true)}>
            {hidden === 1 ? 'Show 1 earlier message' : `Show ${hidden} earlier messages`}
          </Button>
        </div>
      )}
      <InquiryMessages messages={messages} brand={brand} senderName={name} />
    </>
  )
}

function useActions({ id, name }: InquiryToAnswer, onLeave: (() => void) | undefined, onStay: () => void) {
  const toast = useToast()
  const queries = useQueryClient()
  const refetch = () => queries.invalidateQueries({ queryKey: inquiriesKey })
  const leave = onLeave ?? onStay

  async function answer(text: string, isClosing: boolean) {
    const { inquiries } = (await loadApi())['contact-mgmt']
    await inquiries.answer({ data: { inquiryId: id, text, isClosing } })
    leave()
    toast.success(isClosing ? `You replied to ${name} and closed the message.` : `You replied to ${name}.`)
    void refetch()
  }
  const { run: close, isBusy: isClosing } = useWrite(
    (api) => api['contact-mgmt'].inquiries.close({ data: { inquiryId: id } }),
    {
      onDone() {
        leave()
        toast.success(`The message of ${name} is closed.`)
      },
      onSettled: refetch,
    },
  )
  return { answer, close, isClosing }
}
