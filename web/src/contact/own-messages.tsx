import { inquiryTopicLabel } from '@app/contract/rules/inquiry-topics.ts'
import { Link, useSearchParams } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Pagination } from '../components/display/pagination.tsx'
import { counted, date } from '../components/format.ts'
import { pageValue, withQuery } from '../page/list-query.ts'
import { Loaded } from '../page/loaded.tsx'
import { pageIn } from '../page/query-codecs.ts'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { StatusTag } from './status-tag.tsx'
import head from '../page/page-head.module.css'
import styles from './contact.module.css'

const perPage = 20

/** What the reader wrote to the team, latest change first. */
export function OwnMessages() {
  const [search] = useSearchParams()
  const page = pageIn(search)
  const found = useRead(calls['contact-mgmt'].inquiries.my, { offset: (page - 1) * perPage, take: perPage })
  return (
    <div className={`page ${head.page}`}>
      <h1 className={head.title}>Your messages</h1>
      <p className={head.lead}>
        What you wrote to us, and our replies.{' '}
        <Link to="/contact" className="link">
          New message
        </Link>
      </p>
      <Loaded query={found}>
        {({ data, _meta: { stats } }) =>
          stats.count === 0 ? (
            <EmptyState title="No messages yet" actions={<ButtonLink to="/contact">Contact us</ButtonLink>}>
              Messages that you send us while you are logged in show up here.
            </EmptyState>
          ) : (
            <>
              <ul className={styles.list}>
                {data.map(({ id, topic, text, status, createdDate, messageCount }) => (
                  <Stack as="li" gap="1" key={id}>
                    <h2 className={styles.name}>
                      <Link to={`/contact/thread?id=${id}`} className={styles.link}>
                        {inquiryTopicLabel(topic)}
                      </Link>
                    </h2>
                    <p className="two-lines">{text}</p>
                    <Row as="p">
                      <StatusTag status={status} />
                      <span className="sm mut">
                        {`${date(createdDate)} · ${counted(messageCount, 'message')}`}
                      </span>
                    </Row>
                  </Stack>
                ))}
              </ul>
              <Pages page={page} pageCount={Math.ceil(stats.count / perPage)} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

const Pages = ({ page, pageCount }: { page: number; pageCount: number }) =>
  pageCount > 1 && (
    <Pagination
      page={page}
      pageCount={pageCount}
      toPage={(n) => withQuery('/contact/thread', { page: pageValue(n) })}
    />
  )
