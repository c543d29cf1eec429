import { inquiryTopicLabel } from '@app/contract/rules/inquiry-topics.ts'
import { maxInquiry } from '@app/contract/rules/limits.ts'
import { Link } from 'react-router'
import { ApiProblem } from '../api/problem.ts'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Banner } from '../components/display/banner.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { date } from '../components/format.ts'
import { InquiryMessages } from '../page/inquiry-messages.tsx'
import { MessageForm } from '../page/message-form.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { fill, useWrite } from '../platform/calls/use-write.ts'
import { StatusTag } from './status-tag.tsx'
import head from '../page/page-head.module.css'
import styles from './contact.module.css'

const { inquiries } = calls['contact-mgmt']

/** The key of a mailed link, or the id of a message of the person who is signed in. */
type Access = { key: string } | { inquiryId: string }

interface ThreadProps {
  brand: string
  access: Access
}

const isGone = (error: unknown) => error instanceof ApiProblem && [400, 404].includes(error.status)

/** A message to the team, the replies, and a field to write back. */
export function Thread({ brand, access }: ThreadProps) {
  const found = useRead(
    inquiries.read,
    { data: access },
    { retry: (count, reason) => !isGone(reason) && count < 2 },
  )
  const { error, isFetching, refetch } = found
  const data = found.data?.data
  const { send } = useWrite(inquiries.reply, {
    fills: (reply) => [fill(inquiries.read, { data: access }, reply)],
    touches: [inquiries.my],
  })

  if (data === undefined && isGone(error)) return <UnknownMessage isLink={'key' in access} />
  if (data === undefined && error !== null)
    return (
      <div className="page section">
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      </div>
    )
  if (data === undefined) return <ThreadSkeleton />
  const { id, topic, about, status, createdDate, email, messages } = data
  return (
    <div className={`page ${head.page}`}>
      <Stack gap="6">
        <Stack gap="3">
          <h1 className={head.title}>Your message</h1>
          <Row as="p" gap="2 3">
            <StatusTag status={status} />
            <span className="mut">{`${inquiryTopicLabel(topic)} · ${date(createdDate)}`}</span>
            {about !== null && (
              <Link to={about} className="link">
                {about}
              </Link>
            )}
          </Row>
        </Stack>
        <Stack gap="6" width="reading">
          {'key' in access && !data.isConfirmed && <ConfirmAddress linkKey={access.key} email={email} />}
          <InquiryMessages messages={messages} brand={brand} />
          <MessageForm
            draft={{ subject: 'contact', name: id }}
            label="Write back"
            hint={
              status === 'Closed'
                ? 'This conversation is closed. Writing back opens it again.'
                : 'key' in access
                  ? `We email you at ${email} when we reply.`
                  : 'We notify you when we reply.'
            }
            maxLength={maxInquiry}
            sendText="Send"
            onSend={async (text) => send({ data: { ...access, text } })}
          />
          <p className="sm">
            <Link to={'key' in access ? '/contact' : '/contact/thread'} className="link">
              {'key' in access ? 'Send another message' : 'All your messages'}
            </Link>
          </p>
        </Stack>
      </Stack>
    </div>
  )
}

interface ConfirmAddressProps {
  linkKey: string
  email: string
}

/** A button, because programs that check emails open links. */
function ConfirmAddress({ linkKey, email }: ConfirmAddressProps) {
  const toast = useToast()
  const { run, isBusy } = useWrite(inquiries.confirm, {
    fills: (reply) => [fill(inquiries.read, { data: { key: linkKey } }, reply)],
    onDone: () => toast.success('Your address is confirmed.'),
  })
  return (
    <Banner
      icon="mail"
      action={
        <Button isBusy={isBusy} onClick={() => run({ data: { key: linkKey } })}>
          Confirm address
        </Button>
      }
    >
      {`Did you write this from ${email}? Confirm it, and our emails contain our replies.`}
    </Banner>
  )
}

const UnknownMessage = ({ isLink }: { isLink: boolean }) => (
  <div className="page section">
    <EmptyState
      headingLevel="h1"
      title={isLink ? 'This link doesn’t work' : 'No such message'}
      actions={
        <>
          {!isLink && <ButtonLink to="/contact/thread">All your messages</ButtonLink>}
          <ButtonLink to="/contact">Contact us</ButtonLink>
        </>
      }
    >
      {isLink
        ? 'It may be incomplete, or it has expired. The link in our latest email about your message works.'
        : 'It was deleted, or you sent it from another account.'}
    </EmptyState>
  </div>
)

export const ThreadSkeleton = () => (
  <div className={`page ${head.page}`} aria-busy="true">
    <output className="sr">Loading</output>
    <Skeleton className={styles.titleSkeleton} />
    <Skeleton look="block" className={styles.blockSkeleton} />
  </div>
)
