import type { OwnAnswer } from '@app/contract/assistants/tour-guide-schema.ts'
import { useState } from 'react'
import { SwitchField } from '../components/fields/switch-field.tsx'
import { Loaded } from '../page/loaded.tsx'
import { SideSection } from '../page/side-section.tsx'
import { Panel } from '../platform/boxes/panel.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { AnswersSection } from './answers-section.tsx'
import { EngineSection } from './engine-section.tsx'
import { Figures } from './figures.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { SourcesSection } from './sources-section.tsx'
import { UnansweredSection } from './unanswered-section.tsx'
import type { SectionProps } from './section-props.ts'
import { VoiceSection } from './voice-section.tsx'

export function SetupSections(props: SectionProps) {
  const [opened, setOpened] = useState<OwnAnswer>()
  const activity = useRead(calls['destination-mgmt'].destinations.tourGuide.activity, {
    ownerId: props.destination.id,
  })
  return (
    <Stack gap="6">
      <Loaded query={activity} errorTitle="The figures didn’t load.">
        {({ data }) => <Figures activity={data} />}
      </Loaded>
      <div>
        <OnSection {...props} />
        <Loaded query={activity} skeleton={null}>
          {({ data }) => (
            <UnansweredSection
              {...props}
              unanswered={data.unanswered}
              onWrite={(question) => setOpened({ question, answer: '', validUntil: null })}
            />
          )}
        </Loaded>
        <AnswersSection
          {...props}
          opened={opened}
          onOpen={setOpened}
          uses={activity.data?.data.answerUses ?? []}
        />
        <SourcesSection {...props} />
        <VoiceSection {...props} />
        <QuestionsSection {...props} />
        <EngineSection {...props} />
      </div>
    </Stack>
  )
}

const OnSection = ({ setup, guide: { isOn }, canManage }: SectionProps) => (
  <SideSection
    id="on"
    title="On or off"
    text="Turning it off hides the guide right away. Your settings stay."
  >
    <Panel>
      <SwitchField
        label={<b className="semi">{isOn ? 'The guide is on' : 'The guide is off'}</b>}
        hint={isOn ? 'Everyone who sees your page can ask.' : 'Visitors don’t see it. You can still test it.'}
        checked={isOn}
        disabled={!canManage}
        onChange={({ target: { checked } }) => setup.change(() => ({ isOn: checked }))}
      />
    </Panel>
  </SideSection>
)
