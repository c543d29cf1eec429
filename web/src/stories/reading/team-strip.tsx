import { storyPath } from '@app/contract/rules/story-rules.ts'
import type { Story } from '@app/contract/stories/story-schema.ts'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { moment } from '../../page/moment.ts'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'

/** For whoever may change the story: who sees it, and the way to its editor. */
export function TeamStrip({ story }: { story: Story }) {
  const { id, slug, page } = story
  const { data } = useRead(calls['story-mgmt'].stories.entitlements, { id }, { enabled: page !== null })
  if (!data?.data.can['update']) return null
  return (
    <Banner
      icon="pencil"
      action={
        <>
          <ButtonLink to={`${storyPath(slug)}/reports`} icon="chart-line">
            Report
          </ButtonLink>
          <ButtonLink to={`${storyPath(slug)}/edit`} icon="pencil">
            Edit
          </ButtonLink>
        </>
      }
    >
      {stateText(story)}
    </Banner>
  )
}

function stateText({ state, publishedDate, page }: Story) {
  if (state === 'Published') return `Published in the name of ${page?.name}. You can change it.`
  if (state === 'Scheduled' && publishedDate !== null)
    return `Goes live ${moment(publishedDate)}. Until then, only its team sees it.`
  if (state === 'Waiting') return 'Waiting for approval. Only its team and administrators see it.'
  if (state === 'SentBack') return 'Sent back. Only its team sees it. Edit it and send it again.'
  return 'Draft, only its team sees it.'
}
