import type { ReactNode } from 'react'
import { costText } from './count-words.ts'
import type { FormLists } from './form-lists.server.ts'
import styles from './form.module.css'
import { HostCount } from './host-count.tsx'
import { RequestFiles } from './request-files.tsx'
import { Step } from './step.tsx'
import { stepFields } from './step-fields.tsx'
import { steps, stepText } from './steps.ts'
import type { FormSteps } from './use-form-steps.ts'
import { useHostCount } from './use-host-count.ts'

interface FormStepsProps {
  lists: FormLists
  state: FormSteps
  /** Above the steps. */
  above?: ReactNode
  /** Below them, with how many hosts fit. */
  children: (fitting: number) => ReactNode
  onSubmit: () => void
}

/** The steps of a request, with a live count of the hosts that fit. */
export function FormStepsView({ lists, state, above, children, onSubmit }: FormStepsProps) {
  const { draft, files, form, change, errors, open, openStep, unchecked } = state
  const count = useHostCount(draft)
  return (
    <div className={styles.columns}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!state.showDraftErrors()) onSubmit()
        }}
      >
        {above}
        {steps.map((step, index) => {
          const Fields = stepFields[index]
          return (
            <Step
              key={step.title}
              index={index}
              text={stepText(step, draft)}
              isOpen={open === index}
              isUnchecked={unchecked.has(index)}
              cost={count.last && costText(count.last, step.conditions)}
              onOpen={openStep}
            >
              {Fields && (
                <Fields
                  lists={lists}
                  form={{ draft, change, errors }}
                  files={<RequestFiles files={files} onChange={state.setFiles} />}
                />
              )}
            </Step>
          )
        })}
        <div className={styles.end}>{children(count.last?.counts.count ?? 0)}</div>
      </form>
      <HostCount state={count} change={change} />
    </div>
  )
}
