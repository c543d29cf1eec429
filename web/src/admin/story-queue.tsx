import type { Api } from '@app/contract/api.ts'
import { maxStoryNote, storyPath } from '@app/contract/rules/story-rules.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { counted, date } from '../components/format.ts'
import { Details } from '../components/overlays/details.tsx'
import { Prose } from '../kind/stories/prose.tsx'
import { pageValue, withQuery } from '../page/list-query.ts'
import { Loaded } from '../page/loaded.tsx'
import { pageIn } from '../page/query-codecs.ts'
import { useReadPage } from '../page/use-read-page.ts'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { keepShown } from '../platform/calls/use-observed.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { AdminFrame } from './admin-frame.tsx'
import { AdminRow } from './admin-row.tsx'
import { adminPath } from './admin-tabs.ts'
import { DeclineForm } from './decline-form.tsx'
import { LoadedRows, WorkList } from './work-list.tsx'

const { stories } = calls['story-mgmt']
const perPage = 10

type Decision = Parameters<Api['story-mgmt']['stories']['decide']>[0]['data']
type WaitingStory = Awaited<ReturnType<Api['story-mgmt']['stories']['waiting']>>['data'][number]

/** Stories that wait for approval, oldest first. */
export function StoryQueue() {
  const [search] = useSearchParams()
  const page = pageIn(search)
  const waiting = useReadPage(stories.waiting, {}, { page, perPage }, { placeholderData: keepShown })
  return (
    <AdminFrame tab="stories">
      <LoadedRows query={waiting}>
        {({ items, count, page: shown, pageCount }) =>
          count === 0 ? (
            <EmptyState title="No stories wait for approval">
              The first stories of a page wait here until an administrator has read them.
            </EmptyState>
          ) : (
            <>
              <p className="mut" aria-live="polite">{`${counted(count, 'story', 'stories')} to read.`}</p>
              <WorkList
                items={items}
                pages={{
                  page: shown,
                  pageCount,
                  toPage: (next) => withQuery(adminPath('stories'), { page: pageValue(next) }),
                }}
              >
                {(story, leave) => <Waiting story={story} onDecided={leave} />}
              </WorkList>
            </>
          )
        }
      </LoadedRows>
    </AdminFrame>
  )
}

interface WaitingProps {
  story: WaitingStory
  /** Before it leaves the list. */
  onDecided: () => void
}

function Waiting({ story, onDecided }: WaitingProps) {
  const { id, slug, title, standfirst, author, page, sentDate } = story
  const [isSendingBack, setSendingBack] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { run, isBusy } = useWrite(
    async (api, data: Decision) => api['story-mgmt'].stories.decide({ id, data }),
    {
      onDone: onDecided,
      done: (_reply, { decision }) =>
        decision === 'Publish' ? `“${title}” is approved.` : `“${title}” was sent back with your note.`,
      touches: [stories],
      isTouchedByFailure: true,
    },
  )
  return (
    <Stack>
      <AdminRow
        name={title}
        to={storyPath(slug)}
        side={
          <p className="sm">
            {[author.name, page?.name, sentDate && `sent ${date(sentDate)}`].filter(Boolean).join(', ')}
          </p>
        }
        actions={
          isSendingBack ? (
            <DeclineForm
              hint="The team of the page gets it by email."
              submitText="Send back"
              maxLength={maxStoryNote}
              isBusy={isBusy}
              onCancel={() => setSendingBack(false)}
              onDecline={(note) => run({ decision: 'SendBack', note })}
            />
          ) : (
            <Row>
              <Button
                icon="circle-check"
                isBusy={isBusy}
                aria-keyshortcuts="a"
                onClick={() => run({ decision: 'Publish' })}
              >
                Approve<span className="sr"> {title}</span>
              </Button>
              <Button variant="quiet" aria-keyshortcuts="r" onClick={() => setSendingBack(true)}>
                Send back<span className="sr"> {title}</span>
              </Button>
            </Row>
          )
        }
      >
        <p className="sm mut">{standfirst}</p>
      </AdminRow>
      <Details summary="Read it here" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        {isOpen && <StoryText slug={slug} />}
      </Details>
    </Stack>
  )
}

function StoryText({ slug }: { slug: string }) {
  const story = useRead(stories.bySlug, { slug })
  return <Loaded query={story}>{({ data }) => <Prose html={data.html} isDraft />}</Loaded>
}
