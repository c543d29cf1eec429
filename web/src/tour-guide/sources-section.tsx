import { guideSources, type GuideSource } from '@app/contract/assistants/tour-guide-schema.ts'
import type { SourceKind } from '@app/contract/assistants/answer-schema.ts'
import { count } from '../components/format.ts'
import { SwitchField } from '../components/fields/switch-field.tsx'
import { SideSection } from '../page/side-section.tsx'
import { Panel } from '../platform/boxes/panel.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import type { SectionProps } from './section-props.ts'

const { introduction } = calls['assistant-mgmt'].assistants.tourGuide

const sources: Record<GuideSource, { label: string; hint: string; kind: SourceKind }> = {
  facilities: { label: 'Facilities', hint: 'Around your place', kind: 'facility' },
  hotels: { label: 'Hotels', hint: 'Rates are never quoted, only linked', kind: 'hotel' },
  businesses: { label: 'Businesses', hint: 'Where to eat and what to do', kind: 'business' },
  events: { label: 'Events', hint: 'Published ones only', kind: 'event' },
  documents: { label: 'Documents', hint: 'The titles of those on your page', kind: 'document' },
}

/** What the guide may read. */
export function SourcesSection({ setup, guide, canManage, destination }: SectionProps) {
  // How many records visitors get answers from. Nobody knows while the guide is off.
  const searched = useRead(introduction, { id: destination.id }, { enabled: guide.isOn }).data?.data.searched
  return (
    <SideSection
      id="sources"
      title="Sources"
      text="What the guide may read. It never reads messages, leads or members."
    >
      <Panel gap="2">
        <SwitchField
          label="This page"
          hint="Text, services and figures. Always on"
          checked
          disabled
          readOnly
        />
        {guideSources.map((source) => {
          const { label, hint, kind } = sources[source]
          const found = searched?.[kind]
          return (
            <SwitchField
              key={source}
              label={
                <>
                  {label}
                  {found !== undefined && <span className="dim num">{` ${count(found)}`}</span>}
                </>
              }
              hint={hint}
              checked={guide.sources.includes(source)}
              disabled={!canManage}
              onChange={({ target: { checked } }) =>
                setup.change(({ sources: before }) => ({
                  // In the order of the list, so that what is turned off and on again is no change.
                  sources: guideSources.filter((each) => (each === source ? checked : before.includes(each))),
                }))
              }
            />
          )
        })}
      </Panel>
    </SideSection>
  )
}
