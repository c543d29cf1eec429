import { storyPath } from '@app/contract/rules/story-rules.ts'
import { NotFound } from '../kind/not-found.tsx'
import { Loaded } from '../page/loaded.tsx'
import { isMissing } from '../page/null-if-missing.ts'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { NamedReport } from './report-page.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'

/** How often a story was read, for the team of its page. */
export function StoryReportPage({ slug }: { slug: string }) {
  const story = useRead(calls['story-mgmt'].stories.bySlug, { slug })
  if (isMissing(story.error)) return <NotFound />
  return (
    <Loaded query={story} skeleton={<ReportSkeleton />} errorTitle="The report didn’t load.">
      {({ data: { ownerId, title } }) => (
        <NamedReport
          kind="story"
          id={ownerId}
          name="profile"
          subject={{ name: title, to: storyPath(slug) }}
          path={`/stories/${ownerId}/profile`}
        />
      )}
    </Loaded>
  )
}
