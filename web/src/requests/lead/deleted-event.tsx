import { whenText } from '@app/contract/rules/event-text.ts'
import { endedTitle } from '@app/contract/rules/lead-endings.ts'
import { Banner } from '../../components/display/banner.tsx'
import { Breadcrumbs } from '../../components/display/breadcrumbs.tsx'
import { kinds, profilePath } from '../../kind/registry.ts'
import { pipelinePath } from '../../kind/request-paths.ts'
import { Stack } from '../../platform/boxes/stack.tsx'
import layout from '../layout.module.css'
import { titleOf, type Lead } from '../request-words.ts'
import { releaseText } from './answer-panel.tsx'
import { PageTitle } from '../../page/page-title.tsx'

/** What is left of a request whose event was deleted, for as long as it can be restored. */
export const DeletedEvent = ({ lead }: { lead: Lead }) => (
  <div className={`page ${layout.page}`}>
    <PageTitle>{titleOf(lead.asked)}</PageTitle>
    <Stack gap="6" width="reading">
      <Breadcrumbs
        items={[
          { label: lead.host.name, to: profilePath(kinds[lead.host.kind], lead.host.id) },
          { label: 'Leads', to: pipelinePath(lead.host) },
          { label: titleOf(lead.asked) },
        ]}
      />
      <h1 className="h1">{titleOf(lead.asked)}</h1>
      <Banner tone="warn">
        {`${endedTitle('EventDeleted', { event: titleOf(lead.asked), host: '', sender: '' })}. ${lead.status === 'Won' ? releaseText : 'Nothing else is asked of you.'}`}
      </Banner>
      <p className="sm mut">{whenText(lead.asked)}</p>
    </Stack>
  </div>
)
