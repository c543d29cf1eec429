import type { InquiryToAnswer } from '@app/contract/contact/inquiry-routes.ts'
import { inquiryTopicLabel } from '@app/contract/rules/inquiry-topics.ts'
import { maxInquiry } from '@app/contract/rules/limits.ts'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { GrowingList, MoreButton } from '../page/growing-list.tsx'
import { useSession } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { Key } from '../components/actions/key.tsx'
import { date } from '../components/format.ts'
import { InquiryMessages } from '../page/inquiry-messages.tsx'
import { withQuery } from '../page/list-query.ts'
import { MessageForm } from '../page/message-form.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useReadWith } from '../platform/calls/use-read.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import styles from './admin.module.css'

const { inquiries } = calls['contact-mgmt']

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
      <Stack>
        <Stack gap="2">
          <Row gap="2 3">
            <h2 ref={title} className={styles.name} tabIndex={-1}>
              {name}
            </h2>
            <Tag>{inquiryTopicLabel(topic)}</Tag>
            {!inquiry.isConfirmed && <Tag tone="warn">Address not confirmed</Tag>}
          </Row>
          <Sender inquiry={inquiry} />
        </Stack>
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
          <Row gap="2 3">
            <Button icon="reply" aria-keyshortcuts="r" onClick={() => setReplying(true)}>
              Reply<span className="sr"> to {name}</span> <Key>R</Key>
            </Button>
            {status !== 'Closed' && (
              <Button variant="quiet" isBusy={isClosing} aria-keyshortcuts="c" onClick={() => close()}>
                Close<span className="sr"> the message of {name}</span> <Key>C</Key>
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </article>
  )
}

/** Who wrote, when, and about which page. */
const Sender = ({ inquiry: { user, email, about, createdDate } }: Pick<ReceivedInquiryProps, 'inquiry'>) => (
  <div className="sm">
    <Row as="p" gap="1 4">
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
    </Row>
  </div>
)

/** The last messages, and on demand all of them. */
function Messages({ inquiry, brand }: Omit<ReceivedInquiryProps, 'onLeave'>) {
  const { id, name, messageCount } = inquiry
  const [isWhole, setWhole] = useState(false)
  const isCut = messageCount > inquiry.messages.length
  const whole = useReadWith(
    inquiries.show,
    { data: { inquiryId: id } },
    // A message more is another conversation.
    {
      name: `${messageCount} messages`,
      load: async (call, input) => (await call(input)).data.messages,
    },
    { enabled: isWhole && isCut },
  )
  const messages = (isWhole && whole.data) || inquiry.messages
  const hidden = messageCount - messages.length
  return (
    <GrowingList>
      {hidden > 0 && (
        <div>
          <MoreButton variant="quiet" isBusy={whole.isFetching} onClick={() => setWhole(true)}>
            {hidden === 1 ? 'Show 1 earlier message' : `Show ${hidden} earlier messages`}
          </MoreButton>
        </div>
      )}
      <InquiryMessages messages={messages} brand={brand} senderName={name} />
    </GrowingList>
  )
}

function useActions({ id, name }: InquiryToAnswer, onLeave: (() => void) | undefined, onStay: () => void) {
  const leave = onLeave ?? onStay
  const { send } = useWrite(inquiries.answer, {
    touches: [inquiries],
    onDone: leave,
    done: (_reply, { data: { isClosing } }) =>
      isClosing ? `You replied to ${name} and closed the message.` : `You replied to ${name}.`,
  })
  const answer = async (text: string, isClosing: boolean) =>
    send({ data: { inquiryId: id, text, isClosing } })
  const { run, isBusy: isClosing } = useWrite(inquiries.close, {
    touches: [inquiries],
    isTouchedByFailure: true,
    onDone: leave,
    done: `The message of ${name} is closed.`,
  })
  const close = () => run({ data: { inquiryId: id } })
  return { answer, close, isClosing }
}
