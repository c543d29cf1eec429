import {
  maxStoryTitle,
  storyCategories,
  storyPath,
  type StoryState,
} from '@app/contract/rules/story-rules.ts'
import { Link, useNavigate } from 'react-router'
import { Button } from '../../components/actions/button.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Tag } from '../../components/actions/chip.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { ErrorState } from '../../components/display/error-state.tsx'
import { RuledItem, RuledList, RuledWords } from '../../components/display/ruled-list.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { useOwnPages, type OwnKind } from '../../kind/use-own-pages.ts'
import { Loaded } from '../../page/loaded.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { FormBanner } from '../../platform/form/form-banner.tsx'
import { useDraftForm } from '../../platform/form/use-draft-form.ts'
import { RequestSkeleton } from '../../requests/lazy-page.tsx'
import head from '../../page/page-head.module.css'
import { stateTags } from './state-words.ts'

const { stories } = calls['story-mgmt']

/** Starts a story in the name of one of the reader's pages, and lists those that they may change. */
export function NewStoryPage() {
  const { own, isPending, hasFailed, isFetching, refetch } = useOwnPages()
  if (isPending) return <RequestSkeleton />
  return (
    <div className={`page ${head.page}`}>
      <Stack gap="10" width="reading">
        <h1 className={head.title}>Write a story</h1>
        {hasFailed && <ErrorState isRetrying={isFetching} onRetry={refetch} />}
        {own.length > 0 && <StartForm own={own} />}
        {own.length === 0 && !hasFailed && (
          <EmptyState
            title="You manage no page yet"
            actions={<ButtonLink to="/home">Find or add your page</ButtonLink>}
          >
            Stories are written in the name of a page, by the people who manage it.
          </EmptyState>
        )}
        <OwnStories />
      </Stack>
    </div>
  )
}

function StartForm({ own }: { own: readonly OwnKind[] }) {
  const navigate = useNavigate()
  const pages = own.flatMap((each) => each.pages)
  const { send } = useWrite(stories.create, { touches: [stories.my] })
  const { form, field, banner, isBusy } = useDraftForm({
    first: { title: '', pageId: pages[0]?.id ?? '', category: 'Host guides' },
    rules: async () => {
      const { StoryDraft } = await import('@app/contract/stories/story-schema.ts')
      return { schema: StoryDraft, draftOf: ({ title, category }) => ({ title, category }) }
    },
    send: async ({ pageId }, data) => {
      const { data: story } = await send({ ownerId: pageId, data })
      void navigate(`${storyPath(story.slug)}/edit`)
    },
    failed: 'Not started.',
    labels: { title: 'Title' },
  })
  return (
    <form {...form}>
      <Stack>
        <TextField label="Title" maxLength={maxStoryTitle} autoComplete="off" {...field('title')} />
        <SelectField
          label="In the name of"
          options={pages.map(({ id, name }) => ({ value: id, label: name }))}
          {...field('pageId')}
        />
        <SelectField
          label="Category"
          options={storyCategories.map((name) => ({ value: name, label: name }))}
          {...field('category')}
        />
        <FormBanner>{banner}</FormBanner>
        <Row>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            Start writing
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

const mostOwn = 50

function OwnStories() {
  const own = useRead(stories.my, { take: mostOwn })
  return (
    <Loaded query={own} errorTitle="Your stories didn’t load.">
      {({ data }) =>
        data.length > 0 && (
          <Section title="Stories of your pages" look="h3">
            <RuledList>
              {data.map((story) => (
                <RuledItem key={story.id}>
                  <RuledWords isLong>
                    <Link className="link" to={`${storyPath(story.slug)}/edit`}>
                      {story.title}
                    </Link>
                    <span className="mut">{story.page?.name}</span>
                  </RuledWords>
                  <StateTag state={story.state} />
                </RuledItem>
              ))}
            </RuledList>
          </Section>
        )
      }
    </Loaded>
  )
}

const StateTag = ({ state }: { state: StoryState }) => (
  <Tag tone={stateTags[state].tone}>{stateTags[state].text}</Tag>
)
