import type { Inquiry } from '@app/contract/contact/inquiry-routes.ts'
import { inquiryTopicLabel } from '@app/contract/rules/inquiry-topics.ts'
import { maxInquiry } from '@app/contract/rules/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { loadApi } from '../api/load-api.ts'
import { ApiProblem } from '../api/problem.ts'
import { inquiriesKey } from '../api/inquiries-key.ts'
import { useApi } from '../api/use-api.ts'
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
import { useWrite } from '../page/use-write.ts'
import { StatusTag } from './status-tag.tsx'
import head from '../page/page-head.module.css'
import styles from './contact.module.css'

/** The key of a mailed link, or the id of a message of the person who is signed in. */
type Access = { key: string } | { inquiryId: string }

interface ThreadProps {
  brand: string
  access: Access
}

const isGone = (error: unknown) => error instanceof ApiProblem && [400, 404].includes(error.status)

/** A message to the team, the replies, and a field to write back. */
export function Thread({ brand, access }: ThreadProps) {
  const name = 'key' in access ? access.key : access.inquiryId
  const queryKey = [...inquiriesKey, 'thread', name]
  const queries = useQueryClient()
  const { data, error, isFetching, refetch } = useApi(
    queryKey,
    async (api, signal) => (await api['contact-mgmt'].inquiries.read({ data: access }, { signal })).data,
    { retry: (count, reason) => !isGone(reason) && count < 2 },
  )
  const change = (inquiry: Inquiry) => queries.setQueryData(queryKey, inquiry)

  async function reply(text: string) {
    const { inquiries } = (await loadApi())['contact-mgmt']
    change((await inquiries.reply({ data: { ...access, text } })).data)
    await queries.invalidateQueries({ queryKey: [...inquiriesKey, 'mine'] })
  }

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
      <h1 className={head.title}>Your message</h1>
      <p className={styles.facts}>
        <StatusTag status={status} />
        <span className="mut">{`${inquiryTopicLabel(topic)} · ${date(createdDate)}`}</span>
        {about !== null && (
          <Link to={about} className="link">
            {about}
          </Link>
        )}
      </p>
      <div className={styles.thread}>
        {'key' in access && !data.isConfirmed && (
          <ConfirmAddress linkKey={access.key} email={email} onConfirmed={change} />
        )}
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
          onSend={reply}
        />
        <p className="sm">
          <Link to={'key' in access ? '/contact' : '/contact/thread'} className="link">
            {'key' in access ? 'Send another message' : 'All your messages'}
          </Link>
        </p>
      </div>
    </div>
  )
}

interface ConfirmAddressProps {
  linkKey: string
  email: string
  onConfirmed: (inquiry: Inquiry) => void
}

/** A button, because programs that check emails open links. */
function ConfirmAddress({ linkKey, email, onConfirmed }: ConfirmAddressProps) {
  const toast = useToast()
  const { run, isBusy } = useWrite(
    (api) => api['contact-mgmt'].inquiries.confirm({ data: { key: linkKey } }),
    {
      onDone({ data }) {
        onConfirmed(data)
        toast.success('Your address is confirmed.')
      },
    },
  )
  return (
    <Banner
      icon="mail"
      action={
        <Button isBusy={isBusy} onClick={() => run()}>
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
