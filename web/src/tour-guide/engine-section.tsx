import { Banner } from '../components/display/banner.tsx'
import { count, counted } from '../components/format.ts'
import { Loaded } from '../page/loaded.tsx'
import { SideSection } from '../page/side-section.tsx'
import { Facts } from '../platform/boxes/facts.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import type { SectionProps } from './section-props.ts'

/** What answers the questions, and how many. */
export function EngineSection({ destination: { id } }: Pick<SectionProps, 'destination'>) {
  const engine = useRead(calls['assistant-mgmt'].assistants.tourGuide.engine, { id })
  return (
    <SideSection id="engine" title="Engine and limits" text="Set by administrators.">
      <Loaded query={engine} errorTitle="The limits didn’t load.">
        {({ data: { model, questions, answers, answeredToday, fallbacksToday, isSpent } }) => (
          <Stack gap="3">
            {isSpent && (
              <Banner tone="warn">
                What may be spent on the model is spent. The built-in engine answers until the next day or
                month.
              </Banner>
            )}
            <Facts
              facts={[
                { label: 'Engine', value: model ?? 'Built-in' },
                {
                  label: 'Questions',
                  value: `${count(questions)} a day from each account, and from each network of visitors`,
                },
                ...(answers === null
                  ? []
                  : [
                      {
                        label: 'Answers of the model today',
                        value: `${count(answeredToday)} of ${count(answers)}`,
                      },
                      {
                        label: 'Built-in engine instead',
                        value: `${counted(fallbacksToday, 'time')} today, because the model gave no answer`,
                      },
                    ]),
              ]}
            />
          </Stack>
        )}
      </Loaded>
    </SideSection>
  )
}
