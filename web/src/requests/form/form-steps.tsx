import type { MatchCounts } from '@app/contract/events/match-schema.ts'
import type { ReactNode } from 'react'
import { costText } from './count-words.ts'
import type { FormLists } from './form-lists.ts'
import styles from './form.module.css'
import { HostCount } from './host-count.tsx'
import { RequestFiles } from './request-files.tsx'
import { Step } from './step.tsx'
import { StepFields } from './step-fields.tsx'
import { conditionsOf, steps, stepText } from './steps.ts'
import type { FormSteps } from './use-form-steps.ts'
import { useHostCount } from './use-host-count.ts'
import { FormBanner } from '../../platform/form/form-banner.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'

interface FormStepsProps {
  lists: FormLists
  state: FormSteps
  /** Above the steps. */
  above?: ReactNode
  /** Below them, with how many hosts fit. */
  children: (counts: MatchCounts | undefined) => ReactNode
}

/** The steps of a request in the form that `useFormSteps` has by useDraftForm, with a live count of the hosts that fit. */
export function FormStepsView({ lists, state, above, children }: FormStepsProps) {
  const { draft, files, form, change, errors, open, openStep, unchecked, banner } = state
  const count = useHostCount(draft)
  return (
    <Row gap="0 10" align="start" isWrapping={false}>
      <form {...form} className={styles.main}>
        {above}
        {steps.map((step, index) => {
          return (
            <Step
              key={step.title}
              index={index}
              text={stepText(step, draft)}
              isOpen={open === index}
              isUnchecked={unchecked.has(index)}
              cost={count.last && costText(count.last, conditionsOf(step))}
              onOpen={openStep}
            >
              <StepFields
                group={step.title}
                lists={lists}
                form={{ draft, change, errors }}
                files={<RequestFiles files={files} onChange={state.setFiles} />}
              />
            </Step>
          )
        })}
        <div className={styles.end}>
          <Stack align="start">
            <FormBanner>{banner}</FormBanner>
            {children(count.last?.counts)}
          </Stack>
        </div>
      </form>
      <HostCount state={count} change={change} />
    </Row>
  )
}
